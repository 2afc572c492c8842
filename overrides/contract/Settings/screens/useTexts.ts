/** Texts of the settings page, which comes with it. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { settings as en } from './texts/en.ts';
import { settings as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('settings.', texts);
