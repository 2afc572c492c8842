/** Texts of the attestation, fetched with them; any other text is the product's. */
import { useOwnTexts } from '../../../../src/i18n/useOwnTexts.ts';
import { conformity as en } from './texts/en.ts';
import { conformity as fr } from './texts/fr.ts';

const texts = { en, fr };

export const useTexts = () => useOwnTexts('conformity.', texts);
