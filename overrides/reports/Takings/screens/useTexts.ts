/** Texts of the sales report, which comes with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { takings as en } from './texts/en.ts';
import { takings as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('takings.', texts);
