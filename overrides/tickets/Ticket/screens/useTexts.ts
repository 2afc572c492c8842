/** Texts of the tickets' screens, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { performanceTickets as en } from './texts/en.ts';
import { performanceTickets as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('performanceTickets.', texts);
