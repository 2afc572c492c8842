import { describe, expect, it } from 'vitest';
import { addDays, countDays, listTakingsRows } from './model.ts';

describe('a period', () => {
  it.each([
    ['2026-05-01', '2026-05-01', 1],
    ['2026-03-28', '2026-03-30', 3],
    ['2026-05-02', '2026-05-01', undefined],
    ['2020-01-01', '2026-01-01', undefined],
  ])('from %s to %s has %s days', (from, to, days) => {
    expect(countDays(from, to)).toBe(days);
  });

  it('goes on over months', () => {
    expect([addDays('2026-03-01', -1), addDays('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
  });
});

describe('the file of a report', () => {
  it('has a row for each show, rate and means of payment, in the unit of each currency', () => {
    const amounts = { sold: 5050, refunded: 2500, total: 2550, net: 2420, tax: 130 };
    const takings = {
      today: '2026-05-02',
      from: '2026-05-01',
      to: '2026-05-01',
      start: '2026-05-01T02:00:00Z',
      end: '2026-05-02T02:00:00Z',
      timezone: 'Europe/Paris',
      totals: [],
      shows: [
        { ticketing: 1, name: 'The Seagull', currency: 'EUR', places: 2, ...amounts },
        { ticketing: null, name: null, currency: 'XPF', places: 0, ...amounts },
      ],
      rates: [{ rate: 5.5, currency: 'EUR', ...amounts }],
      methods: [{ method: 3, label: 'Cash', currency: 'EUR', taken: 5000, refunded: 2500, amount: 2500 }],
    };
    expect(listTakingsRows(takings, 'en')).toEqual([
      ['Kind', 'Name', 'Currency', 'Places', 'Sold', 'Given back', 'Net of refunds', 'Excl. VAT', 'VAT'],
      ['Show', 'The Seagull', 'EUR', 2, 50.5, 25, 25.5, 24.2, 1.3],
      ['Show', 'Fees', 'XPF', 0, 5050, 2500, 2550, 2420, 130],
      ['VAT rate', 5.5, 'EUR', '', 50.5, 25, 25.5, 24.2, 1.3],
      ['Means of payment', 'Cash', 'EUR', '', 50, 25, 25, '', ''],
    ]);
  });
});
