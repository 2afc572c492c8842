/** The coins and notes of a drawer, and what a count of them comes to. Pure. */

/** Coins and notes in circulation, in minor units, largest first. */
const DENOMINATIONS: Readonly<Record<string, readonly number[]>> = {
  CAD: [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5],
  CHF: [100_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5],
  EUR: [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  MAD: [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10],
  USD: [10_000, 5000, 2000, 1000, 500, 100, 25, 10, 5, 1],
  XPF: [10_000, 5000, 1000, 500, 200, 100, 50, 20, 10, 5],
};

export const listDenominations = (currency: string): readonly number[] => DENOMINATIONS[currency] ?? [];

export interface CountedLine {
  readonly value: number;
  readonly quantity: number;
}

/** @example sumCount([{ value: 2000, quantity: 3 }, { value: 50, quantity: 1 }]) // 6050 */
export const sumCount = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, { value, quantity }) => sum + value * quantity, 0);

/** The first line that is no coin or note of the currency. */
export const findUnknownValue = (lines: readonly CountedLine[], currency: string): number | undefined =>
  lines.find(({ value }) => !listDenominations(currency).includes(value))?.value;
