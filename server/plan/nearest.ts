/** The nearest of some names to one that is not there, for hints. */

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[to.length] ?? to.length;
}

/** Case does not count; a very long name is cut, so that a hostile one costs nothing. */
export function findNearest(name: string, names: Iterable<string>): string {
  const wanted = name.slice(0, 60).toLowerCase();
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of names) {
    const far = distance(wanted, candidate.toLowerCase());
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}
