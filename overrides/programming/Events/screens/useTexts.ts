/** Texts of the programme's lists, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { events as en } from './texts/en.ts';
import { events as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('events.', texts);
