/** Says a text of the lettering of accounts, which comes with its screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { lettering as en } from './texts/en.ts';
import { lettering as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('lettering.', texts);
