/** Texts of an order's form answers, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { formData as en } from './texts/en.ts';
import { formData as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('formData.', texts);
