/** Texts by name ↔ the lines they are written in. Pure. */

type Scalar = string | number | boolean;

export interface Line {
  readonly key: number;
  readonly name: string;
  readonly value: Scalar;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether lines can hold it whole. */
export function isKeyed(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isScalar);
}

export function readLines(value: unknown): readonly Line[] {
  return Object.entries((value || {}) as Readonly<Record<string, Scalar>>).map(([name, each], key) => ({
    key,
    name,
    value: each,
  }));
}

const named = (lines: readonly Line[]) => lines.filter(({ name }) => name.trim() !== '');

/** The first name that is twice. */
export function repeatedName(lines: readonly Line[]): string | undefined {
  const names = named(lines).map(({ name }) => name.trim());
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Lines without a name are not kept; without any there is no value. */
export function toKeyed(lines: readonly Line[]): Readonly<Record<string, Scalar>> | null {
  const kept = named(lines);
  return kept.length > 0 ? Object.fromEntries(kept.map(({ name, value }) => [name.trim(), value])) : null;
}
