/** Texts of the form of a cart, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { cartForm as en } from './texts/en.ts';
import { cartForm as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('cartForm.', texts);
