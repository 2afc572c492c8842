/** Says a text of the statements of performances, which comes with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { accountability as en } from './texts/en.ts';
import { accountability as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('accountability.', texts);
