/** Which member of a bulk write was refused, and how it is reported: all paths begin with the member's own. */
import { releaseSavepoint, returnTo, setSavepoint } from '../database/controls.ts';
import { Problem } from '../errors.ts';
import type { Database, Transaction } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { movePaths } from './movePaths.ts';
import { type Attempt, toProblem } from './toProblem.ts';

/** A refusal of one member, on its way out of the transaction. */
export class MemberFailure extends Error {
  readonly index: number;
  override readonly cause: unknown;

  constructor(index: number, cause: unknown) {
    super(`member[${index}]`);
    this.index = index;
    this.cause = cause;
  }
}

/** A refusal of a record that a call contains beside its own, on its way out of the transaction. */
export class PartFailure extends Error {
  readonly place: string;
  readonly resource: Resource;
  override readonly cause: unknown;

  /** @param place e.g. `ticketPriceList[0]` */
  constructor(place: string, resource: Resource, cause: unknown) {
    super(place);
    this.place = place;
    this.resource = resource;
    this.cause = cause;
  }
}

/** The problem behind an error of a call; asked once its transaction is over. */
export async function toCallProblem(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  if (!(error instanceof PartFailure)) return toProblem(database, error, attempt);
  const { cause, place, resource } = error;
  const problem = await toProblem(database, cause, { resource, operation: 'update' });
  return problem instanceof Problem && place ? movePaths(problem, place) : problem;
}

/** The problem behind an error of a bulk write; asked once its transaction is over. */
export async function toBulkProblem(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  if (!(error instanceof MemberFailure)) return toProblem(database, error, attempt);
  const problem = await toProblem(database, error.cause, attempt);
  if (!(problem instanceof Problem)) return problem;
  const member = `member[${error.index}]`;
  return movePaths(problem, member).with({ extra: { member } });
}

/**
 * Runs the transaction of a bulk write; when a row is refused, once more, to find which. Not at once, behind a savepoint:
 * its rows would carry the savepoint's own id as their version, and a live change has the transaction's.
 */
export async function orFindMember<T>(run: (findsMember: boolean) => Promise<T>): Promise<T> {
  try {
    return await run(false);
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    return run(true);
  }
}

/** Ends at the first member refused, found by halves: each is written twice at most, and none of them stays. */
export async function findRefused<Member>(
  tx: Transaction,
  members: readonly Member[],
  run: (members: readonly Member[]) => Promise<unknown>,
): Promise<void> {
  const attempt = async (rows: readonly Member[]): Promise<unknown> => {
    await setSavepoint(tx, 'attempt');
    try {
      await run(rows);
      return undefined;
    } catch (error) {
      if (error instanceof Problem || !isRefusedValue(error)) throw error;
      await returnTo(tx, 'attempt');
      return error;
    }
  };
  await setSavepoint(tx, 'finding');
  let cause = await attempt(members);
  let low = 0;
  let high = members.length;
  while (cause !== undefined && high > low + 1) {
    const middle = (low + high) >> 1;
    const refusal = await attempt(members.slice(low, middle));
    if (refusal === undefined) low = middle;
    else {
      cause = refusal;
      high = middle;
    }
  }
  if (cause !== undefined) throw new MemberFailure(low, cause);
  // Meanwhile somebody made room: all of them are written after all.
  await returnTo(tx, 'finding');
  await releaseSavepoint(tx, 'finding');
}

/** Broken constraints and values that do not fit: another row may well be fine. */
function isRefusedValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
