/** Texts of the plan's editor, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { planEditor as en } from './texts/en.ts';
import { planEditor as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('planEditor.', texts);
