/** Texts of the providers' screen, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { providers as en } from './texts/en.ts';
import { providers as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('providers.', texts);
