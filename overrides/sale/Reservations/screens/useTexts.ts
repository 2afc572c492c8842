/** Texts of the reservations of a performance, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { dateReservations as en } from './texts/en.ts';
import { dateReservations as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('dateReservations.', texts);
