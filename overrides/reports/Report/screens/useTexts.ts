/** Texts of the reports, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { report as en } from './texts/en.ts';
import { report as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('report.', texts);
