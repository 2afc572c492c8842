/** Texts of the accounts of clients, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { client as en } from './texts/en.ts';
import { client as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('client.', texts);
