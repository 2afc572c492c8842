/** Says a text of the plan's editor, which come with it; any other is the product's. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { planEditor as en } from './texts/en.ts';
import { planEditor as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('planEditor.', texts);
