/** Translates a text of card payments on terminals, which come with their screen; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { terminal as en } from './texts/en.ts';
import { terminal as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('terminal.', texts);
