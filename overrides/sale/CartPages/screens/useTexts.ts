/** Texts of a cart's pages, which come with their screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { cartPages as en } from './texts/en.ts';
import { cartPages as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('cartPages.', texts);
