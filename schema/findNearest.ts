/** Of some names, the one that was probably meant, for hints. Pure. */

/** What follows is cut, so that a hostile name costs nothing. */
const longest = 60;

/** How many letters must be added, taken away or replaced to make one of the other (Levenshtein); case does not count. */
export function editDistance(from: string, to: string): number {
  const [one, other] = [from, to].map((text) => text.slice(0, longest).toLowerCase()) as [string, string];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The first of the nearest; empty when there are no names. */
export function findNearest(name: string, names: Iterable<string>): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of names) {
    const distance = editDistance(name, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}
