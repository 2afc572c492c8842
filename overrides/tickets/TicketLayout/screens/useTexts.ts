/** Texts of the ticket layouts' screens, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { ticketLayout as en } from './texts/en.ts';
import { ticketLayout as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('ticketLayout.', texts);
