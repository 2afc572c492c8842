/** Says a text of this panel, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../../src/i18n/useOwnSay.ts';
import { dateSale as en } from './texts/en.ts';
import { dateSale as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('dateSale.', texts);
