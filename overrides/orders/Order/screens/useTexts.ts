/** Texts of an order's page, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { orderDesk as en } from './texts/en.ts';
import { orderDesk as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('orderDesk.', texts);
