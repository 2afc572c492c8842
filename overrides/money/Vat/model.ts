/**
 * VAT of one line and the split of an amount over several, in integer minor units (R13, R14).
 * Which rate a line has is not decided here: it is stored on the line when it is sold (R15).
 */

/** A gross amount taken apart: `net + tax === gross`, always. */
export interface VatSplit {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** Rates have at most four decimals as percentages (1.05 %, 2.1 %, 5.5 %), so a hundred percent is a million. */
const SCALE = 10_000n;
const HUNDRED_PERCENT = 100n * SCALE;

/** `numerator / denominator` to the nearest integer; a half goes away from zero, so that a refund mirrors its sale. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const absolute = numerator * sign;
  return (sign * (2n * absolute + denominator)) / (2n * denominator);
}

/**
 * Net and tax of a gross amount at a rate in percent: net = round(gross / (1 + rate)), half up; tax = gross − net.
 *
 * @example splitVat(2500, 5.5) // { gross: 2500, net: 2370, tax: 130 }
 */
export function splitVat(gross: number, rate: number): VatSplit {
  if (!Number.isSafeInteger(gross)) throw new RangeError(`"${gross}" is no amount in minor units.`);
  if (!(rate >= 0)) throw new RangeError(`"${rate}" is no VAT rate in percent.`);
  const scaledRate = BigInt(Math.round(rate * Number(SCALE)));
  const net = Number(divideHalfUp(BigInt(gross) * HUNDRED_PERCENT, HUNDRED_PERCENT + scaledRate));
  return { gross, net, tax: gross - net };
}

/** Totals of lines, per rate and over all: sums of the lines, never computed again from a sum (R13). */
export function sumVat(lines: readonly (VatSplit & { readonly rate: number })[]): {
  readonly total: VatSplit;
  readonly byRate: readonly (VatSplit & { readonly rate: number })[];
} {
  const add = (a: VatSplit, b: VatSplit): VatSplit => ({
    gross: a.gross + b.gross,
    net: a.net + b.net,
    tax: a.tax + b.tax,
  });
  const byRate = new Map<number, VatSplit>();
  let total: VatSplit = { gross: 0, net: 0, tax: 0 };
  for (const line of lines) {
    byRate.set(line.rate, add(byRate.get(line.rate) ?? { gross: 0, net: 0, tax: 0 }, line));
    total = add(total, line);
  }
  return {
    total,
    byRate: [...byRate].sort(([a], [b]) => a - b).map(([rate, split]) => ({ rate, ...split })),
  };
}

/**
 * An amount over `parts` that sum to it exactly; the extra cents go to the first parts (R14).
 *
 * @example splitAmount(1000, 3) // [334, 333, 333]
 */
export function splitAmount(amount: number, parts: number): readonly number[] {
  if (!Number.isSafeInteger(amount) || !Number.isInteger(parts) || parts < 1)
    throw new RangeError(`"${amount}" cannot be split over "${parts}" parts.`);
  const sign = amount < 0 ? -1 : 1;
  const share = Math.floor(Math.abs(amount) / parts);
  const extra = Math.abs(amount) - share * parts;
  return Array.from({ length: parts }, (_, index) => (share + (index < extra ? 1 : 0)) * sign || 0);
}
