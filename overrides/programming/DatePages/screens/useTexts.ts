/** Texts of a performance's own screens, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { datePages as en } from './texts/en.ts';
import { datePages as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('datePages.', texts);
