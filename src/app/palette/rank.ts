/** Which of many texts a few typed letters mean, best first. Pure. Accents and case do not count. */
import { foldText } from '../../../schema/foldText.ts';

const startsWord = (text: string, word: string) =>
  text.startsWith(word) || [' ', '-', "'"].some((sign) => text.includes(sign + word));

/** 0: no match. A word's beginning counts more than its middle, the whole more than a part. */
export function score(text: string, query: string): number {
  const where = foldText(text);
  const what = foldText(query).trim();
  if (!what) return 0;
  if (where === what) return 100;
  if (where.startsWith(what)) return 80 - Math.min(20, where.length - what.length);
  const words = what.split(/\s+/);
  if (words.every((word) => startsWord(where, word))) return 50;
  return words.every((word) => where.includes(word)) ? 20 : 0;
}

/** What matches, best first; equals keep their order. */
export function rank<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, points: score(textOf(item), query) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ item }) => item);
}
