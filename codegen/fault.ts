/** What is wrong in a schema file: where, what, and what to write instead. */

export interface Fault {
  readonly file: string;
  readonly line: number;
  /** What is wrong, with the names received in quotes. */
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
}

/** `schema/area/Name.jsonld:7 What is wrong. What to write instead.` */
export function formatFault({ file, line, message, hint }: Fault): string {
  return `${file}:${line} ${message}${hint ? ` ${hint}` : ''}`;
}

/** In the order of files and lines, each once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const seen = new Map(faults.map((fault) => [formatFault(fault), fault]));
  return [...seen.values()].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.message, b.message),
  );
}

/** By code unit, the same on every machine whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
