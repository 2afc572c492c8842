/** The engine's own texts in French; a key of `en.ts` that is missing here is a type error. */
import type { en } from './en.ts';
import { frame } from './fr/frame.ts';
import { lists } from './fr/lists.ts';
import { problems } from './fr/problems.ts';
import { records } from './fr/records.ts';
import { values } from './fr/values.ts';

export const fr: typeof en = {
  app: { ...frame, ...lists, ...records, ...values, ...problems },
  /** The others are fetched with the first refusal, which this one is not. */
  errors: { NETWORK: 'Vérifiez la connexion, puis réessayez. Rien de ce que vous avez saisi n’est perdu.' },
};
