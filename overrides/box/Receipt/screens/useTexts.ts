/** Texts about receipts, which comes with their buttons; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { receipt as en } from './texts/en.ts';
import { receipt as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('receipt.', texts);
