/** Open entries of one order that settle each other: what is lettered without looking for it. Pure. */

/** An open entry of an account, in one currency; of debit and credit one is 0. */
export interface OpenEntry {
  readonly entry: number;
  readonly order: number | null;
  readonly number: string | null;
  readonly debit: number;
  readonly credit: number;
}

export interface SettledOrder {
  readonly order: number;
  readonly number: string | null;
  readonly entries: readonly number[];
}

/** Credits minus debits: 0 of what may be lettered. */
export const sumOpen = (entries: readonly Pick<OpenEntry, 'debit' | 'credit'>[]): number =>
  entries.reduce((sum, { debit, credit }) => sum + credit - debit, 0);

/** Two or more entries that sum to 0, by order and in the order of the entries. */
export function findSettled(entries: readonly OpenEntry[]): readonly SettledOrder[] {
  const groups = Map.groupBy(entries, ({ order }) => order);
  return [...groups].flatMap(([order, own]) =>
    order !== null && own.length > 1 && sumOpen(own) === 0
      ? [{ order, number: own[0]?.number ?? null, entries: own.map(({ entry }) => entry) }]
      : [],
  );
}
