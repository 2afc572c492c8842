/** Texts about a box itself, which comes with its screens; any other is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { device as en } from './texts/en.ts';
import { device as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('device.', texts);
