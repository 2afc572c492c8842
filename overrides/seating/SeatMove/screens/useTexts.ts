/** Texts of moving seats, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { moveSeats as en } from './texts/en.ts';
import { moveSeats as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('moveSeats.', texts);
