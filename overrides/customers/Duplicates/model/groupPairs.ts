/** Pairs of customers who look alike, put together: whoever is in a pair with somebody is in a group with them. */

export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly score: number;
}

export interface Group<One extends Pair> {
  /** Of its best pair. */
  readonly score: number;
  /** Ascending. */
  readonly ids: readonly number[];
  readonly pairs: readonly One[];
}

/** @returns groups by their best pair, the best first */
export function groupPairs<One extends Pair>(pairs: readonly One[]): readonly Group<One>[] {
  const parents = new Map<number, number>();
  const find = (id: number): number => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  for (const { first, second } of pairs) {
    const [low, high] = [find(first), find(second)].sort((a, b) => a - b) as [number, number];
    if (low !== high) parents.set(high, low);
  }
  const groups = [...Map.groupBy(pairs, ({ first }) => find(first)).values()].map((own) => ({
    score: Math.max(...own.map(({ score }) => score)),
    ids: [...new Set(own.flatMap(({ first, second }) => [first, second]))].sort((a, b) => a - b),
    pairs: own,
  }));
  return groups.sort((a, b) => b.score - a.score || (a.ids[0] ?? 0) - (b.ids[0] ?? 0));
}
