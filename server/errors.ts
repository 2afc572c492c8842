/**
 * How every refusal of the server is made: a code of a catalogue, its values, an RFC 9457 problem.
 * Each step of the engine and each area keeps its own catalogue with `defineErrors`; no code is in two.
 */

/** One entry: `{name}` in message, details and hint is replaced by the value given when it is made. */
export interface ErrorEntry {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 406
    | 408
    | 409
    | 412
    | 413
    | 415
    | 422
    | 428
    | 429
    | 500
    | 501
    | 502
    | 503
    | 504
    | 507;
  /** What happened, with the names and values received in quotes. English: for developers. */
  readonly message: string;
  readonly details?: string;
  /** What to do next. */
  readonly hint?: string;
  /** Seconds after which the same request may be sent again: answered as the header `Retry-After`. */
  readonly retryAfter?: number;
}

/** One wrong value in a body: a path as in `cartItemList[0].quantity`. */
export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  /** Stable name of the rule broken: `required`, `type`, `enum`, `min`, `unique`, `relation`, `unknown` … */
  readonly code: string;
}

/** The `{name}`s of a text: words between braces, nothing else that stands between braces. */
type NamesIn<Text> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}}${infer After}`
    ? Name extends '' | `${string}${' ' | '"' | ',' | ':' | '{' | '<'}${string}`
      ? NamesIn<Rest>
      : Name | NamesIn<After>
    : never
  : never;

type NamesOf<Entry> = Entry extends unknown
  ? NamesIn<Entry[keyof Entry & ('message' | 'details' | 'hint')]>
  : never;

type Value = string | number;

export interface ProblemMore {
  readonly violations?: readonly Violation[] | undefined;
  /** Members added to the answer, e.g. what changed on a 409. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  /** Instead of the catalogue's. */
  readonly retryAfter?: number;
}

/** What a code takes: exactly the values its texts name, then what the answer gets besides. */
type Given<Entry> = [NamesOf<Entry>] extends [never]
  ? [values?: Readonly<Record<string, never>>, more?: ProblemMore]
  : [values: Readonly<Record<NamesOf<Entry>, Value>>, more?: ProblemMore];

const catalogue = new Map<string, ErrorEntry>();

/**
 * The function that makes the problems of a catalogue. Throws when a code is in another one already.
 *
 * @example
 * export const saleProblem = defineErrors({ 'SALE-005': { status: 409, message: 'The cart "{cart}" is empty.' } });
 * throw saleProblem('SALE-005', { cart: 7 });
 */
export function defineErrors<const Catalogue extends Readonly<Record<`${string}-${number}`, ErrorEntry>>>(
  entries: Catalogue,
): <Code extends keyof Catalogue & string>(code: Code, ...given: Given<Catalogue[Code]>) => Problem {
  for (const [code, entry] of Object.entries(entries)) {
    if (catalogue.has(code))
      throw new Error(`The error code "${code}" is defined twice. Take the next free number.`);
    catalogue.set(code, entry);
  }
  return (code, values = {}, more = {}) => new Problem(code, entries[code] as ErrorEntry, values, more);
}

/** Every entry defined so far, by code: read by the test that compares code, docs and tests. */
export function listErrors(): ReadonlyMap<string, ErrorEntry> {
  return catalogue;
}

/** A problem that another thread or our own answer described as data. */
export function reviveProblem(
  described: Pick<Problem, 'code'> & Partial<Pick<Problem, 'values' | 'violations' | 'extra'>>,
): Problem {
  const { code, values = {}, violations, extra } = described;
  const entry = catalogue.get(code);
  if (!entry) throw new Error(`The error code "${code}" is in no catalogue. Add it with defineErrors.`);
  return new Problem(code, entry, values, { violations, extra });
}

function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A refusal with a code of a catalogue; made by the function of `defineErrors`. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly retryAfter: number | undefined;
  readonly violations: readonly Violation[] | undefined;
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  /** The values that fill the message, for screens that show it in the reader's language. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly #entry: ErrorEntry;

  constructor(
    code: string,
    entry: ErrorEntry,
    values: Readonly<Record<string, unknown>>,
    { violations, extra, retryAfter = entry.retryAfter }: ProblemMore,
  ) {
    super(fill(entry.message, values));
    this.code = code;
    this.status = entry.status;
    this.details = entry.details && fill(entry.details, values);
    this.hint = entry.hint && fill(entry.hint, values);
    this.retryAfter = retryAfter;
    this.violations = violations;
    this.extra = extra;
    this.values = values;
    this.#entry = entry;
  }

  /** The same refusal with other values or violations, or with more members of the answer. */
  with(changes: Partial<Pick<Problem, 'values' | 'violations' | 'extra'>>): Problem {
    const { values = this.values, violations = this.violations } = changes;
    const more = { violations, extra: changes.extra ? { ...this.extra, ...changes.extra } : this.extra };
    const kept = this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter };
    return new Problem(this.code, this.#entry, values, { ...more, ...kept });
  }
}

/** Whether it stays refused however often it is tried: what the server, or one it asks, could not do (500, 502 to 504, 507) it may do next time. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && ![500, 502, 503, 504, 507].includes(error.status);
}
