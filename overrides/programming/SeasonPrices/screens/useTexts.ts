/** Texts of the prices of a season, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { seasonPrices as en } from './texts/en.ts';
import { seasonPrices as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('seasonPrices.', texts);
