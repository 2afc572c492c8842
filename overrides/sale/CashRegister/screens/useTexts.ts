/** Texts of offers at the register, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { registerOffers as en } from './texts/en.ts';
import { registerOffers as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('registerOffers.', texts);
