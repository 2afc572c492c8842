/** Texts of the list of desk sessions, fetched with it; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { deskSessions as en } from './texts/en.ts';
import { deskSessions as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('deskSessions.', texts);
