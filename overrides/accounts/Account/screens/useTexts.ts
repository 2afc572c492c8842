/** Texts of one's own account, which come with its screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { account as en } from './texts/en.ts';
import { account as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('account.', texts);
