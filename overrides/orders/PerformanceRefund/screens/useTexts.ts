/** Texts of the refund of a performance, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { performanceRefund as en } from './texts/en.ts';
import { performanceRefund as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('performanceRefund.', texts);
