/** Texts of the test ticket on a printer, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { testTicket as en } from './texts/en.ts';
import { testTicket as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('testTicket.', texts);
