import { describe, expect, it } from 'vitest';
import { computeChange, findCashLimit, refusePayments } from './model.ts';

const sale = { total: 5000, currency: 'EUR', day: '2026-11-21' };

describe('Payment', () => {
  it('gives change on cash and none on what was paid exactly', () => {
    expect(computeChange({ amount: 3700, given: 5000 })).toBe(1300);
    expect(computeChange({ amount: 3700 })).toBe(0);
  });

  it.each([
    ['one payment', [{ code: 'card', amount: 5000 }]],
    [
      'cash and card together',
      [
        { code: 'cash', amount: 2000, given: 2000 },
        { code: 'card', amount: 3000 },
      ],
    ],
  ])('takes %s that covers the total', (_, payments) => {
    expect(refusePayments({ ...sale, payments })).toBeUndefined();
  });

  it('takes no payment for a free sale', () => {
    expect(refusePayments({ ...sale, total: 0, payments: [] })).toBeUndefined();
  });

  it.each([
    ['too little', [{ code: 'cash', amount: 4000 }], { kind: 'notCovered', total: 5000, paid: 4000 }],
    ['too much', [{ code: 'card', amount: 6000 }], { kind: 'notCovered', total: 5000, paid: 6000 }],
    ['a negative part', [{ code: 'card', amount: -1 }], { kind: 'amount', index: 0, amount: -1 }],
    [
      'less on the counter than its amount',
      [{ code: 'cash', amount: 5000, given: 4000 }],
      { kind: 'given', index: 0, amount: 5000, given: 4000 },
    ],
  ])('refuses %s', (_, payments, want) => {
    expect(refusePayments({ ...sale, payments })).toEqual(want);
  });

  it('R30c: refuses cash above the limit of the law, split or not', () => {
    const payments = [
      { code: 'cash', amount: 60_000 },
      { code: 'cash', amount: 40_001 },
      { code: 'card', amount: 20_000 },
    ];
    expect(refusePayments({ ...sale, total: 120_001, payments })).toEqual({
      kind: 'cashLimit',
      cash: 100_001,
      limit: 100_000,
    });
    expect(findCashLimit('EUR', '2014-01-01')).toBe(300_000);
    expect(findCashLimit('GBP', '2026-11-21')).toBeUndefined();
  });
});
