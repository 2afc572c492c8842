/** Texts of the tags' screen, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { tags as en } from './texts/en.ts';
import { tags as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('tags.', texts);
