/** Says a text of the settings page, which comes with it. */
import { useOwnSay } from '../../../../src/i18n/useOwnSay.ts';
import { settings as en } from './texts/en.ts';
import { settings as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useSay = () => useOwnSay('settings.', texts);
