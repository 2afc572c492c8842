/** Says a text of the VAT check, which stand in `texts/` and come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { vatCheck as en } from './texts/en.ts';
import { vatCheck as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('vatCheck.', texts);
