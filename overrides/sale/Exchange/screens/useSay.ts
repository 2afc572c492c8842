/** Says a text of the exchange, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { exchange as en } from './texts/en.ts';
import { exchange as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('exchange.', texts);
