/** Texts of the screens of reservation tracks, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { bookingTrack as en } from './texts/en.ts';
import { bookingTrack as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('bookingTrack.', texts);
