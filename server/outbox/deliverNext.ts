/**
 * One delivery to one subscriber in one contract: hold its position, read what is next, make its call, and run it in the
 * transaction that moves the position on. What fails is tried again by itself, each time later, and in the end put aside as a dead letter.
 */
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import { Problem } from '../errors.ts';
import type { Database, DeadLetter, Host, Subscriber, WriteContext } from '../kit.ts';
import { asSystem } from '../meta.ts';
import { callFor } from './callFor.ts';
import { type Held, type Holding, hold, keepHeld, letGo, moveOn } from './positions.ts';
import { type Next, readNext } from './readOutbox.ts';

/** Changes in one transaction. */
export const BATCH = 100;

/** Before the second attempt, the third …; after the last it is given up, or tried on at its pace. */
const WAITS_S = [1, 5, 20, 60, 180];

export interface Delivering {
  readonly database: Database;
  readonly transaction: Host['transaction'];
  readonly subscriber: Subscriber;
  readonly beginning: string;
  /** How many changes are run together: one, where several failed before. */
  readonly most: number;
  /** Where what is given up goes. */
  readonly giveUp: ((context: WriteContext, letter: DeadLetter) => Promise<void>) | undefined;
}

export type Outcome =
  /** Another process delivers, or it is too early to try again. */
  | { readonly is: 'busy' }
  | { readonly is: 'done'; readonly changes: number; readonly isMore: boolean }
  | { readonly is: 'failed'; readonly changes: number; readonly error: unknown; readonly isGivenUp: boolean };

export async function deliverNext(delivering: Delivering, holding: Holding): Promise<Outcome> {
  const { database, subscriber, beginning } = delivering;
  const most = subscriber.call ? 1 : delivering.most;
  const held = await hold(database, holding, beginning);
  if (!held) return { is: 'busy' };
  const { contract } = holding;
  let changes: Next['changes'] = [];
  try {
    const next = await readNext(database, { contract, after: held, entities: subscriber.entities, most });
    changes = next.changes;
    const to = next.end ?? changes.at(-1) ?? held;
    if (changes.length === 0) await moveOn(asSystem(database), holding, to);
    else {
      const called = await callFor(delivering, holding, changes);
      await inContract(delivering, holding, async (context) => {
        await subscriber.run(changes, context, called);
        await moveOn(context.tx, holding, to);
      });
    }
    return { is: 'done', changes: changes.length, isMore: next.end === null };
  } catch (error) {
    const isGivenUp = await letFail(delivering, holding, { held, changes, error });
    return { is: 'failed', changes: changes.length, error, isGivenUp };
  }
}

function inContract(
  { transaction }: Delivering,
  holding: Holding,
  run: (context: WriteContext) => Promise<void>,
): Promise<void> {
  return transaction({ contract: holding.contract, actor: holding.subscriber }, async (context) => {
    await keepHeld(context.tx, holding);
    await run(context);
  });
}

/** What would be refused in the same words at every attempt. */
const isFinal = (error: unknown): boolean => error instanceof Problem && error.status === 422;

/** @returns whether it is given up, and the rest is next */
async function letFail(
  delivering: Delivering,
  holding: Holding,
  {
    held,
    changes,
    error,
  }: { readonly held: Held; readonly changes: Next['changes']; readonly error: unknown },
): Promise<boolean> {
  // Without the database nothing can be let go: its time runs out.
  if (isUnavailable(error)) return false;
  const system = asSystem(delivering.database);
  const [change] = changes;
  if (changes.length > 1 || !change) {
    await letGo(system, holding);
    return false;
  }
  const { giveUp } = delivering;
  const message = error instanceof Error ? error.message : String(error);
  const waitS = isFinal(error) ? undefined : WAITS_S[held.attempts];
  if (waitS !== undefined || !giveUp) {
    await letGo(system, holding, { error: message, waitS: waitS ?? WAITS_S.at(-1) ?? 0 });
    return false;
  }
  const letter = { subscriber: holding.subscriber, change, attempts: held.attempts + 1, error: message };
  await inContract(delivering, holding, async (context) => {
    await giveUp(context, letter);
    await moveOn(context.tx, holding, change);
  });
  return true;
}
