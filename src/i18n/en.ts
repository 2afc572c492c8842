/** The engine's own texts in English. The keys are the contract with `fr.ts`. */
import { frame } from './en/frame.ts';
import { lists } from './en/lists.ts';
import { problems } from './en/problems.ts';
import { records } from './en/records.ts';
import { values } from './en/values.ts';

export const en = {
  app: { ...frame, ...lists, ...records, ...values, ...problems },
  /** The others are fetched with the first refusal, which this one is not. */
  errors: { NETWORK: 'Check the connection, then try again. Nothing that you typed is lost.' },
};
