/** Says a text of parked and open carts, which come with their screens; any other is the product's. */
import { useOwnSay } from '../../../../../src/i18n/useOwnSay.ts';
import { deskCart as en } from './texts/en.ts';
import { deskCart as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useDeskCartSay = () => useOwnSay('deskCart.', texts);
