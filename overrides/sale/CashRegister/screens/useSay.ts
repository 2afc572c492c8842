/** Says a text of offers at the register, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { registerOffers as en } from './texts/en.ts';
import { registerOffers as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('registerOffers.', texts);
