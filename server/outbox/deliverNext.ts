/**
 * One delivery to one subscriber in one contract: hold its position, read what is next, and run it in the transaction that
 * moves the position on. What fails is tried again one by one, each time later.
 */
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import type { Database, Subscriber } from '../kit.ts';
import { type Holding, hold, keepHeld, letGo, moveOn } from './positions.ts';
import { readNext } from './readOutbox.ts';

/** Changes in one transaction. */
export const BATCH = 100;

/** Before the second try, the third …; the last holds for all after it. */
const WAITS_S = [1, 5, 20, 60, 180, 600];

export interface Delivering {
  readonly database: Database;
  readonly subscriber: Subscriber;
  readonly beginning: string;
  /** How many changes are run together: one, where several failed before. */
  readonly most: number;
}

export type Outcome =
  /** Another process delivers, or it is too early to try again. */
  | { readonly is: 'busy' }
  | { readonly is: 'done'; readonly changes: number; readonly isMore: boolean }
  | { readonly is: 'failed'; readonly changes: number; readonly error: unknown };

export async function deliverNext(
  { database, subscriber, beginning, most }: Delivering,
  holding: Holding,
): Promise<Outcome> {
  const held = await hold(database, holding, beginning);
  if (!held) return { is: 'busy' };
  const { contract } = holding;
  const system = {
    query: <Row>(text: string, values?: readonly unknown[]) => database.query<Row>('system', text, values),
  };
  let changes = 0;
  try {
    const next = await readNext(database, { contract, after: held, entities: subscriber.entities, most });
    changes = next.changes.length;
    const to = next.end ?? next.changes.at(-1) ?? held;
    if (changes === 0) await moveOn(system, holding, to);
    else
      await database.transaction({ contract, actor: holding.subscriber }, async (tx) => {
        await keepHeld(tx, holding);
        await subscriber.run(next.changes, { tx, contract, now: new Date() });
        await moveOn(tx, holding, to);
      });
    return { is: 'done', changes, isMore: next.end === null };
  } catch (error) {
    // Without the database nothing can be let go: its time runs out.
    if (!isUnavailable(error)) {
      const failure = {
        error: error instanceof Error ? error.message : String(error),
        waitS: WAITS_S[Math.min(held.attempts, WAITS_S.length - 1)] ?? 0,
      };
      await letGo(system, holding, changes > 1 ? undefined : failure);
    }
    return { is: 'failed', changes, error };
  }
}
