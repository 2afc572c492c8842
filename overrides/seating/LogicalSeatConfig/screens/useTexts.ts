/** Texts of the screen of how a room is sold, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { roomSale as en } from './texts/en.ts';
import { roomSale as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('roomSale.', texts);
