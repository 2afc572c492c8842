/** What performances and their prices have in common, as `MassActionAggregate` answers it: each value with "all" or "some". Pure. */
import type { DateFacts } from './change.ts';
import { findCommon } from './findCommon.ts';

export interface Aggregated {
  readonly value: string | number | boolean | null;
  readonly count: number;
  /** Whether all of the chosen ones have the value, or some. */
  readonly availability: 'all' | 'some';
}

const share = (values: readonly (string | number | boolean | null)[]): readonly Aggregated[] =>
  findCommon(values).map(({ value, count, share: availability }) => ({ value, count, availability }));

/** Each member of the lists by itself, among all of them. */
function shareOfLists(lists: readonly (readonly string[])[]): readonly Aggregated[] {
  return findCommon(lists.flat()).map(({ value, count }) => ({
    value,
    count,
    availability: count === lists.length ? 'all' : 'some',
  }));
}

/** @returns by property; those of prices are counted price by price */
export function aggregate(
  dates: readonly DateFacts<string>[],
): Readonly<Record<string, readonly Aggregated[]>> {
  const prices = dates.flatMap((date) => date.prices);
  return {
    status: share(dates.map(({ status }) => status)),
    saleStartDate: share(dates.map(({ saleStartDate }) => saleStartDate)),
    saleEndDate: share(dates.map(({ saleEndDate }) => saleEndDate)),
    unlimitedStock: share(dates.map(({ unlimitedStock }) => unlimitedStock)),
    totalStock: share(dates.map(({ totalStock }) => totalStock)),
    tax: share(prices.map(({ tax }) => tax)),
    scanTrack: share(prices.map(({ scanTrack }) => scanTrack)),
    sellingDeviceList: shareOfLists(prices.map(({ sellingDeviceList }) => sellingDeviceList)),
  };
}
