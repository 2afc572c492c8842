import { describe, expect, it } from 'vitest';
import {
  computeCartTotal,
  computeExpiry,
  diffPrices,
  findInexactAmount,
  isExpired,
  keepTerms,
  mergeItems,
} from './model.ts';

describe('Cart', () => {
  it('totals the sum of its lines', () => {
    expect(
      computeCartTotal([
        { facialValue: 2500, quantity: 2 },
        { facialValue: 0, quantity: 5 },
        { facialValue: 1850, quantity: 1 },
      ]),
    ).toBe(6850);
  });

  it('expires half an hour after it was last touched', () => {
    const now = new Date('2026-11-21T19:00:00Z');
    const expiresAt = computeExpiry(now);
    expect(expiresAt.toISOString()).toBe('2026-11-21T19:30:00.000Z');
    expect(isExpired({ expiresAt }, new Date('2026-11-21T19:29:59Z'))).toBe(false);
    expect(isExpired({ expiresAt: '2026-11-21T19:30:00Z' }, expiresAt)).toBe(true);
  });

  it('puts lines of one price and one contingent together', () => {
    expect(
      mergeItems([
        { ticketPrice: 2, quantity: 1 },
        { ticketPrice: 1, quantity: 1 },
        { ticketPrice: 2, quantity: 3 },
        { ticketPrice: 2, stockContingent: 9, quantity: 1 },
      ]),
    ).toEqual([
      { ticketPrice: 2, quantity: 4 },
      { ticketPrice: 1, quantity: 1 },
      { ticketPrice: 2, stockContingent: 9, quantity: 1 },
    ]);
  });

  it('keeps lines of another group, code, participant or amount apart, unless a line leaves them out', () => {
    const before = [
      { ticketPrice: 1, quantity: 1, groupKey: 'a', couponCode: null, participant: 7, freeValue: null },
      { ticketPrice: 2, quantity: 1, groupKey: 'a' },
      { ticketPrice: 2, quantity: 1, groupKey: 'b' },
    ];
    const more = [1, 2].map((ticketPrice) => ({ ticketPrice, quantity: 3 }));
    expect(keepTerms(more, before)).toEqual([{ ...before[0], quantity: 3 }, more[1]]);
    const apart = keepTerms([{ ticketPrice: 1, quantity: 1, groupKey: null }], before);
    expect(apart).toMatchObject([{ groupKey: null, participant: 7 }]);
    expect(mergeItems([...before, { ticketPrice: 2, quantity: 2, groupKey: 'b', data: { row: 1 } }])).toEqual(
      [...before.slice(0, 2), { ticketPrice: 2, quantity: 3, groupKey: 'b', data: { row: 1 } }],
    );
  });

  it('finds the line, else the total, above which amounts are not exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(findInexactAmount([{ facialValue: most, quantity: 1 }])).toBeUndefined();
    expect(
      findInexactAmount([
        { facialValue: 2500, quantity: 2 },
        { facialValue: (most + 1) / 2, quantity: 2 },
      ]),
    ).toEqual({ line: 1, amount: 2 ** 53 });
    expect(
      findInexactAmount([
        { facialValue: most, quantity: 1 },
        { facialValue: 1, quantity: 1 },
      ]),
    ).toEqual({ amount: 2 ** 53 });
  });

  it('R41: names the lines whose price changed since they were held', () => {
    expect(
      diffPrices(
        [
          { ticketPrice: 1, quantity: 2, facialValue: 2500 },
          { ticketPrice: 2, quantity: 1, facialValue: 1000 },
        ],
        new Map([
          [1, 2700],
          [2, 1000],
        ]),
      ),
    ).toEqual([{ ticketPrice: 1, quantity: 2, from: 2500, to: 2700 }]);
  });
});
