/** Texts of the screens that set up doors and scan tracks, which come with them; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { doors as en } from './texts/en.ts';
import { doors as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('doors.', texts);
