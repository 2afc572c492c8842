/**
 * How every refusal of the server is made: a code of a catalogue, its values, an RFC 9457 problem.
 * Each step of the engine and each area keeps its own catalogue with `defineErrors`; no code stands in two.
 */

/** One entry: `{name}` in message, details and hint is replaced by the value given when it is raised. */
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
    | 503
    | 507;
  /** What happened, with the names and values received in quotes. English: for developers. */
  readonly message: string;
  readonly details?: string;
  /** The next move. */
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

const catalogue = new Map<string, ErrorEntry>();

/** Registers a catalogue and gives it back. Throws when a code stands in another one already. */
export function defineErrors<Catalogue extends Readonly<Record<`${string}-${number}`, ErrorEntry>>>(
  entries: Catalogue,
): Catalogue {
  for (const [code, entry] of Object.entries(entries)) {
    if (catalogue.has(code))
      throw new Error(`The error code "${code}" is defined twice. Take the next free number.`);
    catalogue.set(code, entry);
  }
  return entries;
}

/** Every entry defined so far, by code: read by the test that compares code, docs and tests. */
export function listErrors(): ReadonlyMap<string, ErrorEntry> {
  return catalogue;
}

function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/**
 * A refusal with a code of the catalogue. `extra` adds members to the answer, e.g. what changed on a 409.
 *
 * @example throw new Problem('REQ-002', { property: 'nmae', nearest: 'name' });
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly retryAfter: number | undefined;
  readonly violations: readonly Violation[] | undefined;
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  /** The values that fill the message, for screens that say it in the reader's language. */
  readonly values: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    values: Readonly<Record<string, unknown>> = {},
    more: {
      readonly violations?: readonly Violation[];
      readonly extra?: Readonly<Record<string, unknown>>;
      /** Instead of the catalogue's. */
      readonly retryAfter?: number;
    } = {},
  ) {
    const entry = catalogue.get(code);
    if (!entry) throw new Error(`The error code "${code}" stands in no catalogue. Add it with defineErrors.`);
    super(fill(entry.message, values));
    this.code = code;
    this.status = entry.status;
    this.details = entry.details && fill(entry.details, values);
    this.hint = entry.hint && fill(entry.hint, values);
    this.retryAfter = more.retryAfter ?? entry.retryAfter;
    this.violations = more.violations;
    this.extra = more.extra;
    this.values = values;
  }
}

/** Whether it stays refused however often it is tried: what the server could not do (500, 503, 507) it may do next time. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && ![500, 503, 507].includes(error.status);
}
