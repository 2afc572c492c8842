/** Texts of payment methods, which come with their screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { paymentMethod as en } from './texts/en.ts';
import { paymentMethod as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('paymentMethod.', texts);
