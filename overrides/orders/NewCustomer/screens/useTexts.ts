/** Texts of an order's new customer, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { newCustomer as en } from './texts/en.ts';
import { newCustomer as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('newCustomer.', texts);
