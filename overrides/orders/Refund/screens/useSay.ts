/** Says a text of the refund, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { refund as en } from './texts/en.ts';
import { refund as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('refund.', texts);
