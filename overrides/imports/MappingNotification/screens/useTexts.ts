/** Texts of the logs of imports, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { timportLogs as en } from './texts/en.ts';
import { timportLogs as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('timportLogs.', texts);
