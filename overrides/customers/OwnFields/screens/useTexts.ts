/** Texts of these inputs, which are in `texts/` and come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { ownFields as en } from './texts/en.ts';
import { ownFields as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('ownFields.', texts);
