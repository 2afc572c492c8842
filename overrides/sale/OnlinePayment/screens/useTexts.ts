/** Texts of online payments, which come with their screens; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { online as en } from './texts/en.ts';
import { online as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('online.', texts);
