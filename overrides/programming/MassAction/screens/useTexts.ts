/** Texts of mass actions, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { massAction as en } from './texts/en.ts';
import { massAction as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('massAction.', texts);
