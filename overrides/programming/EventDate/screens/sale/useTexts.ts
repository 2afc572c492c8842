/** Texts of this panel, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../../src/i18n/useOwnTexts.ts';
import { dateSale as en } from './texts/en.ts';
import { dateSale as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('dateSale.', texts);
