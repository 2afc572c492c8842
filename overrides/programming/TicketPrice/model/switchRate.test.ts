/** The table of R8 at its edge: what the 140th and the 141st performance are sold at. */
import { describe, expect, it } from 'vitest';
import type { VatRate } from './judgeRate.ts';
import { switchRate } from './switchRate.ts';

const rate = (
  id: number,
  region: string,
  category: string,
  maxRepresentationNumber: number | null,
): VatRate => ({
  id,
  countryCode: 'FR',
  region,
  category,
  maxRepresentationNumber,
  validFrom: null,
  validUntil: null,
});

const regions = ['FR', 'CORSE', 'GP', 'MQ', 'RE'];
const rates = regions.flatMap((region, index) => [
  rate(index * 2 + 1, region, 'live_show_first', 140),
  rate(index * 2 + 2, region, 'live_show', null),
]);

const sale = (region: string, tax: number, number: number, before?: number | null) => ({
  tax,
  facialValue: 2500,
  countryCode: 'FR',
  region,
  day: '2026-11-26',
  number,
  ...(before !== undefined && { before }),
});

describe('the rate of a price', () => {
  it.each(regions)(
    'in %s stays on the 140th performance and is the other one from the 141st on',
    (region) => {
      const first = rates.find((one) => one.region === region)?.id ?? 0;
      expect(switchRate(sale(region, first, 140), rates)).toBeUndefined();
      expect(switchRate(sale(region, first, 141), rates)).toBe(first + 1);
    },
  );

  it('is the lower one again when its performance has come down to the first ones, and not where it was chosen', () => {
    expect(switchRate(sale('FR', 2, 140, 141), rates)).toBe(1);
    expect(switchRate(sale('FR', 2, 140, 139), rates)).toBeUndefined();
    expect(switchRate(sale('FR', 2, 140), rates)).toBeUndefined();
  });

  it('stays abroad, and where it is free', () => {
    expect(switchRate({ ...sale('FR', 1, 141), countryCode: 'BE' }, rates)).toBeUndefined();
    expect(switchRate({ ...sale('FR', 1, 141), facialValue: 0 }, rates)).toBeUndefined();
  });
});
