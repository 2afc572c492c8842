/** What records have in common: each value with how many have it, and whether that is all of them or some. Pure. */

export interface Common<Value> {
  readonly value: Value;
  readonly count: number;
  readonly share: 'all' | 'some';
}

/** @returns the most frequent first */
export function findCommon<Value extends string | number | boolean | null>(
  values: readonly Value[],
): readonly Common<Value>[] {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, { length: count }]) => ({
      value,
      count,
      share: count === values.length ? ('all' as const) : ('some' as const),
    }))
    .toSorted((a, b) => b.count - a.count);
}
