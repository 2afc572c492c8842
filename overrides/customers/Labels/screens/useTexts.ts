/** Texts of this screen, which are in `texts/` and come with it; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { labels as en } from './texts/en.ts';
import { labels as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('labels.', texts);
