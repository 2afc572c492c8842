/** Filters of a call that means many carts, from its body. */
import { saleProblem } from '../../errors.ts';

export type CartFilters = Readonly<Record<string, string | readonly string[]>>;

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Filters as a list's address has them; numbers and yes or no as JSON has them are taken too. */
export function readFilters(filters: unknown): CartFilters {
  const entries = Object.entries(filters ?? {});
  const isObject = typeof filters === 'object' && !Array.isArray(filters);
  // What a document contains about itself is no filter: left out, what remains would mean more carts.
  const wrong = entries.find(([name, value]) => name.startsWith('@') || ![value].flat().every(isPlain));
  if (!isObject || wrong || entries.length === 0)
    throw saleProblem('SALE-018', { filters: JSON.stringify(wrong ?? filters) });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}
