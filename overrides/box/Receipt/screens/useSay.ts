/** Says a text about receipts, which comes with their buttons; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { receipt as en } from './texts/en.ts';
import { receipt as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('receipt.', texts);
