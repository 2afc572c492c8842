/** Texts of these screens, which are in `texts/` and come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { notes as en } from './texts/en.ts';
import { notes as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('notes.', texts);
