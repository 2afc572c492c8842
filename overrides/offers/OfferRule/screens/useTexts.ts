/** Texts of the screens of offers, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { offers as en } from './texts/en.ts';
import { offers as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('offers.', texts);
