/** What a probe finds: faults, which break what the documents promise, and notes, which a reader should know. */

export interface ProbeFault {
  readonly entity: string;
  /** Method and address, e.g. `GET /seasons?name=x`. */
  readonly call: string;
  readonly expected: string;
  readonly got: string;
}

export interface Findings {
  readonly faults: ProbeFault[];
  readonly notes: string[];
  /** Calls that were answered 401: one fault for all of them. */
  readonly unauthorized: string[];
}

/** `Season: GET /seasons: expected …; got ….` */
export function formatProbeFault({ entity, call, expected, got }: ProbeFault): string {
  return `${entity}: ${call}: expected ${expected}; got ${got}.`;
}

const longest = 120;

/** A value as a sentence quotes it. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
