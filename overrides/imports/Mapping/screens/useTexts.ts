/** Texts of the screens of names at resellers, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { timportNames as en } from './texts/en.ts';
import { timportNames as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('timportNames.', texts);
