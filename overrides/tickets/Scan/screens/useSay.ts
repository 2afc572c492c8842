/** Says a text of the door, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { door as en } from './texts/en.ts';
import { door as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('door.', texts);
