/** Texts of the exchange, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { exchange as en } from './texts/en.ts';
import { exchange as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('exchange.', texts);
