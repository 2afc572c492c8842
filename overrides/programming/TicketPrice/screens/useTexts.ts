/** Texts of the VAT check, which are in `texts/` and come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { vatCheck as en } from './texts/en.ts';
import { vatCheck as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('vatCheck.', texts);
