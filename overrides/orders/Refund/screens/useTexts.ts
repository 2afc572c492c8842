/** Texts of the refund, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { refund as en } from './texts/en.ts';
import { refund as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('refund.', texts);
