/**
 * Which rate a price is given because of the number of its performance, without anybody's help (R8). Pure. Past the last one
 * with the lower rate it is given the other; back within the first ones only where its number has come down to them: who
 * chose the other rate there has a reason.
 */
import { judgeRate, type TaxedSale, type VatRate } from './judgeRate.ts';

export interface NumberedPrice extends TaxedSale {
  readonly tax: number;
  /** The number that its performance had; undefined where it is the same. */
  readonly before?: number | null;
}

/** @returns the id of the rate; undefined where the price keeps its own */
export function switchRate(
  { tax, before, ...sale }: NumberedPrice,
  rates: readonly VatRate[],
): number | undefined {
  const given = rates.find(({ id }) => id === tax);
  const { reason, expected } = judgeRate(given, rates, sale);
  if (reason === 'beyond_first') return expected?.id;
  const last = expected?.maxRepresentationNumber;
  const cameDown = typeof before === 'number' && typeof last === 'number' && before > last;
  return reason === 'within_first' && cameDown ? expected?.id : undefined;
}
