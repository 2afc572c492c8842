/** Translates a text of reporting accounts, which comes with their screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { accounts as en } from './texts/en.ts';
import { accounts as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('accounts.', texts);
