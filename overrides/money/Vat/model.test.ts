import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAmount, splitVat, sumVat } from './model.ts';

describe('splitVat', () => {
  it.each([
    [2500, 5.5, { gross: 2500, net: 2370, tax: 130 }],
    [2500, 2.1, { gross: 2500, net: 2449, tax: 51 }],
    [1200, 20, { gross: 1200, net: 1000, tax: 200 }],
    [1000, 1.05, { gross: 1000, net: 990, tax: 10 }],
    [1000, 0, { gross: 1000, net: 1000, tax: 0 }],
    [0, 20, { gross: 0, net: 0, tax: 0 }],
    [3, 100, { gross: 3, net: 2, tax: 1 }],
    [-3, 100, { gross: -3, net: -2, tax: -1 }],
  ])('R13: takes %i at %d %% apart', (gross, rate, want) => {
    expect(splitVat(gross, rate)).toEqual(want);
  });

  it('R13: net and tax sum to gross, and a refund mirrors its sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 300_000 }), (gross, rate) => {
        const sale = splitVat(gross, rate / 10_000);
        const refund = splitVat(-gross, rate / 10_000);
        expect(sale.net + sale.tax).toBe(gross);
        expect(sale.net + refund.net).toBe(0);
        expect(sale.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('refuses half a cent and a negative rate', () => {
    expect(() => splitVat(0.5, 20)).toThrow('"0.5" is no amount in minor units.');
    expect(() => splitVat(1, -1)).toThrow('"-1" is no VAT rate in percent.');
  });
});

describe('sumVat', () => {
  it('R13: sums lines per rate instead of computing the sum again', () => {
    const line = { ...splitVat(1, 50), rate: 50 };
    expect(line).toEqual({ gross: 1, net: 1, tax: 0, rate: 50 });
    expect(sumVat([line, line, { ...splitVat(1200, 20), rate: 20 }])).toEqual({
      total: { gross: 1202, net: 1002, tax: 200 },
      byRate: [
        { rate: 20, gross: 1200, net: 1000, tax: 200 },
        { rate: 50, gross: 2, net: 2, tax: 0 },
      ],
    });
  });
});

describe('splitAmount', () => {
  it.each([
    [1000, 3, [334, 333, 333]],
    [-1000, 3, [-334, -333, -333]],
    [2, 4, [1, 1, 0, 0]],
    [0, 2, [0, 0]],
  ])('R14: splits %i over %i parts', (amount, parts, want) => {
    expect(splitAmount(amount, parts)).toEqual(want);
  });

  it('R14: sums exactly, the first parts never smaller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 200 }), (amount, parts) => {
        const shares = splitAmount(amount, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect([...shares].sort((a, b) => b - a)).toEqual(shares);
      }),
    );
  });
});
