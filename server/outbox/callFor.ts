/** The call of an external party that a subscriber makes for a change, with its position held for as long as it takes. */
import type { Database, DetailedChange, Subscriber } from '../kit.ts';
import { asSystem } from '../meta.ts';
import { type Holding, stayHeld } from './positions.ts';

/** A third of the time a position is held without a sign of life. */
const SIGN_MS = 5000;

/** The same on every attempt, by whichever process. */
export const keyOf = (subscriber: string, { contract, transaction, id, entityId }: DetailedChange): string =>
  [subscriber, contract, transaction, id, entityId].join('-');

/** @returns what the party answered; undefined where the subscriber calls nobody */
export async function callFor(
  { database, subscriber }: { readonly database: Database; readonly subscriber: Subscriber },
  holding: Holding,
  changes: readonly DetailedChange[],
): Promise<unknown> {
  const [change] = changes;
  if (!subscriber.call || !change) return undefined;
  const signs = setInterval(() => {
    stayHeld(asSystem(database), holding).catch(() => undefined);
  }, SIGN_MS);
  try {
    return await subscriber.call(change, {
      contract: holding.contract,
      key: keyOf(holding.subscriber, change),
    });
  } finally {
    clearInterval(signs);
  }
}
