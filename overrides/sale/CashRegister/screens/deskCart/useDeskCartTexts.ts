/** Texts of parked and open carts, which come with their screens; any other is the product's. */
import { useOwnTexts } from '../../../../../src/i18n/useOwnTexts.ts';
import { deskCart as en } from './texts/en.ts';
import { deskCart as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useDeskCartTexts = () => useOwnTexts('deskCart.', texts);
