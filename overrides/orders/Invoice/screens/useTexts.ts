/** Texts of invoices, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { invoice as en } from './texts/en.ts';
import { invoice as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('invoice.', texts);
