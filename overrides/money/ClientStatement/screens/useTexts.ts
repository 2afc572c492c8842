/** Translates a text of statements of account, which comes with their button; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { statement as en } from './texts/en.ts';
import { statement as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('statement.', texts);
