/** What long work has come to, from the result it writes as it goes. Pure. */

/** A record or a row that was refused, with the code and the values that fill the words for why. */
export interface RefusedPart {
  /** Address of the record; absent: a row of a file. */
  readonly record?: string;
  /** Number of the row in the file. */
  readonly row?: number;
  readonly column?: string;
  readonly code?: string;
  readonly message?: string;
  readonly values?: unknown;
}

export interface Outcome {
  /** Records it did what it was asked to. */
  readonly done: number;
  readonly refused: number;
  /** Not all of them, where there are many. */
  readonly named: readonly RefusedPart[];
  /** Where all refused rows of a file can be had, with what was wrong beside each. */
  readonly report?: string;
  /** Whoever stopped it. */
  readonly cancelledBy?: string;
}

type Given = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Undefined while there is none, and of work that counts nothing. */
export function readOutcome(result: unknown): Outcome | undefined {
  if (!isGiven(result)) return undefined;
  const { changed, created, updated, unchanged, failed, errors, report, cancelled } = result;
  const counts = [changed, created, updated, unchanged, failed];
  if (counts.every((count) => count === undefined) && cancelled === undefined) return undefined;
  return {
    done: countOf(changed) + countOf(created) + countOf(updated) + countOf(unchanged),
    refused: countOf(failed),
    named: Array.isArray(errors) ? (errors.filter(isGiven) as readonly RefusedPart[]) : [],
    ...(typeof report === 'string' && { report }),
    ...(typeof cancelled === 'string' && { cancelledBy: cancelled }),
  };
}
