import { describe, expect, it } from 'vitest';
import { TAXES } from '../../../contract/ReferenceData/model/taxes.ts';
import { judgeRate, type TaxedSale, type VatRate } from './judgeRate.ts';

const rates: readonly VatRate[] = TAXES.map((rate) => ({
  id: rate.id,
  countryCode: rate.country,
  region: rate.region ?? null,
  category: rate.category,
  maxRepresentationNumber: rate.maxRepresentationNumber ?? null,
  validFrom: rate.validFrom ?? null,
  validUntil: rate.validUntil ?? null,
}));

const percentOf = (id: number | undefined) => TAXES.find((rate) => rate.id === id)?.rate;
const rateOf = (code: string) => {
  const found = TAXES.find((rate) => rate.code === code);
  return rates.find(({ id }) => id === found?.id);
};

const sale = (more: Partial<TaxedSale> = {}): TaxedSale => ({
  facialValue: 2500,
  countryCode: 'FR',
  region: null,
  day: '2026-11-21',
  number: 1,
  ...more,
});

describe('the VAT rate of a live show', () => {
  it.each([
    ['FR', 2.1, 5.5],
    ['CORSE', 0.9, 2.1],
    ['MQ', 1.05, 2.1],
    ['RE', 1.05, 2.1],
    ['GP', 1.05, 2.1],
    ['GF', 0, 0],
  ])(
    'in %s is %d %% up to the 140th performance that the public pays for, and %d %% from the 141st on',
    (region, first, later) => {
      const expectedAt = (number: number) =>
        percentOf(judgeRate(undefined, rates, sale({ region, number })).expected?.id);
      expect([expectedAt(1), expectedAt(140), expectedAt(141), expectedAt(500)]).toEqual([
        first,
        first,
        later,
        later,
      ]);
    },
  );

  it('is metropolitan France’s where the venue names no region', () => {
    expect(judgeRate(rateOf('FR-LIVE-FIRST'), rates, sale()).isValid).toBe(true);
  });

  it('says from which performance on the other rate holds', () => {
    expect(judgeRate(rateOf('FR-LIVE-FIRST'), rates, sale({ number: 141 }))).toMatchObject({
      isValid: false,
      reason: 'beyond_first',
      expected: rateOf('FR-LIVE'),
      from: 141,
    });
    expect(judgeRate(rateOf('FR-LIVE'), rates, sale({ number: 140 })).reason).toBe('within_first');
  });

  it('says what else is wrong with a rate', () => {
    expect(judgeRate(undefined, rates, sale()).reason).toBe('missing');
    expect(judgeRate(rateOf('CORSE-LIVE-FIRST'), rates, sale()).reason).toBe('other_region');
    expect(judgeRate(rateOf('FR-STANDARD'), rates, sale()).reason).toBe('not_live_show');
    expect(judgeRate(rateOf('FR-STANDARD'), rates, sale({ day: '2010-01-01' })).reason).toBe('not_in_force');
  });

  it('may be left out in Guyane, which has none', () => {
    expect(judgeRate(undefined, rates, sale({ region: 'GF' })).isValid).toBe(true);
  });

  it('is not asked for where nothing is paid, nor outside France', () => {
    expect(judgeRate(undefined, rates, sale({ facialValue: 0 }))).toMatchObject({
      isValid: true,
      reason: 'free',
    });
    expect(judgeRate(undefined, rates, sale({ countryCode: 'BE' }))).toMatchObject({
      isValid: true,
      reason: 'abroad',
    });
  });
});
