/** Texts of an order's settlement, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { settlement as en } from './texts/en.ts';
import { settlement as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('settlement.', texts);
