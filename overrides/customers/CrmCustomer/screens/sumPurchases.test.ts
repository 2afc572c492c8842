import { expect, it } from 'vitest';
import { sumPurchases } from './sumPurchases.ts';

const now = new Date('2026-11-23T20:00:00Z');

it('counts tickets that are paid and to come, and sums what is due by currency', () => {
  const tickets = [
    { status: 'payed', eventDateStartDate: '2026-12-01T19:00:00+00:00' },
    { status: 'refunded', eventDateStartDate: '2026-12-01T19:00:00+00:00' },
    { status: 'payed', eventDateStartDate: '2026-11-01T19:00:00+00:00' },
  ];
  expect(
    sumPurchases(
      [
        { currency: 'EUR', balance: 1500, ticketList: tickets },
        { currency: 'EUR', balance: 500, ticketList: [] },
        { currency: 'CHF', balance: 200 },
        { currency: 'GBP', balance: 0 },
      ],
      now,
    ),
  ).toEqual({
    ahead: 1,
    due: [
      ['EUR', 2000],
      ['CHF', 200],
    ],
  });
});
