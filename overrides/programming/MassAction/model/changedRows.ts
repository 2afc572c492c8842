/**
 * What a mass action made of each record, before and after: written into its job, shown from there, and taken back by it
 * where the record still has what it was given. Pure.
 */
import type { DateFacts } from './change.ts';
import type { Planned } from './planChange.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ChangedRow {
  /** Id of the performance; null: it was deleted. */
  readonly date: number | null;
  readonly start: string;
  /** Of a price: its id and name. */
  readonly price?: number;
  readonly name?: string;
  /** Id of the performance that was made from it. */
  readonly copy?: number;
  readonly before: Values;
  readonly after: Values;
}

const pick = (facts: object, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((key) => [key, (facts as Values)[key] ?? null]));

export function listRows(
  facts: DateFacts<number>,
  { date, prices, isDeleted }: Planned<number>,
): readonly ChangedRow[] {
  const { id, startDate: start, status } = facts;
  if (isDeleted) return [{ date: null, start, before: { status }, after: { isDeleted } }];
  const own = date ? [{ date: id, start, before: pick(facts, date), after: { ...date } }] : [];
  const ofPrices = prices.flatMap(({ id: price, values }) => {
    const stored = facts.prices.find((one) => one.id === price);
    if (!stored) return [];
    return [
      { date: id, start, price, name: stored.name, before: pick(stored, values), after: { ...values } },
    ];
  });
  return [...own, ...ofPrices];
}

const isInstant = (name: string) => name.endsWith('Date');

function isSame(name: string, one: unknown, other: unknown): boolean {
  if (isInstant(name) && typeof one === 'string' && typeof other === 'string')
    return Date.parse(one) === Date.parse(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each) => other.includes(each));
  return one === other;
}

/** Whether a record still has what the mass action gave it. */
export function isAsLeft({ price, after }: ChangedRow, facts: DateFacts<number>): boolean {
  const stored = price === undefined ? facts : facts.prices.find(({ id }) => id === price);
  if (!stored) return false;
  return Object.entries(after).every(([name, value]) =>
    isSame(name, (stored as unknown as Values)[name] ?? null, value),
  );
}
