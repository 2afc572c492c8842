/** Texts of these screens, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { timport as en } from './texts/en.ts';
import { timport as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('timport.', texts);
