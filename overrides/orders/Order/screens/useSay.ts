/** Says a text of an order's page, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { orderDesk as en } from './texts/en.ts';
import { orderDesk as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('orderDesk.', texts);
