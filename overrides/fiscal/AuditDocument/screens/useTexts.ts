/** Texts of the documents for an inspector, fetched with their screen; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { audits as en } from './texts/en.ts';
import { audits as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('audits.', texts);
