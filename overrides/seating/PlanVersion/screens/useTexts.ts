/** Texts of the versions of a plan, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { planVersion as en } from './texts/en.ts';
import { planVersion as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('planVersion.', texts);
