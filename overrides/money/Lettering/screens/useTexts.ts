/** Texts of the lettering of accounts, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { lettering as en } from './texts/en.ts';
import { lettering as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('lettering.', texts);
