/** Texts of the door, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { door as en } from './texts/en.ts';
import { door as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('door.', texts);
