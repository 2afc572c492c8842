/** Texts of the statements of performances, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { accountability as en } from './texts/en.ts';
import { accountability as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('accountability.', texts);
