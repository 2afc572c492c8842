/** Texts of the drawer's screens, which come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { drawer as en } from './texts/en.ts';
import { drawer as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('drawer.', texts);
