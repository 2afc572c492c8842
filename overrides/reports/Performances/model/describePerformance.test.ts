import { describe, expect, it } from 'vitest';
import { describeItems, describePerformance } from './describePerformance.ts';
import type { PerformanceItems, PerformanceStatement } from './statement.ts';

const facts = {
  operator: 'Théâtre du Parc',
  licence: 'L-R-20-1',
  show: 'The Seagull',
  venue: 'Grande Salle',
  startDate: '2026-05-01T18:30:00Z',
  timezone: 'Europe/Paris',
  drawnAt: '2026-05-01T21:00:00Z',
  isOver: true,
  stock: 300,
};

const row = (change: object) => ({
  category: 'Stalls',
  price: 'Full',
  currency: 'EUR',
  unit: 2500,
  first: 12,
  last: 40,
  sold: 10,
  refunded: 1,
  amount: 22_500,
  ...change,
});

const statement: PerformanceStatement = {
  ...facts,
  rows: [
    row({ category: '', price: 'Guest', unit: 0, first: 41, last: 41, sold: 1, refunded: 0, amount: 0 }),
    row({}),
    row({ price: 'Reduced', unit: 1500, first: 9, last: 50, sold: 2, refunded: 0, amount: 3000 }),
  ],
  rates: [{ rate: 2.1, currency: 'EUR', amount: 25_500, net: 24_976 }],
  ledger: { EUR: 25_500 },
};

describe('the statement of a performance', () => {
  it('has a row for each category and price with its first and last number, and the sum of all (R4)', () => {
    const sheet = describePerformance(statement, { language: 'en', isSummary: false });
    const [places, rates] = sheet.tables;
    expect(sheet).toMatchObject({ title: 'Box office statement', state: 'Final statement' });
    expect(sheet.facts).toContainEqual(['Licence', 'L-R-20-1']);
    expect(places?.rows).toEqual([
      ['Free seating', 'Guest', 'free of charge', '41', '41', '1', '0', '1', '€0.00'],
      ['Stalls', 'Full', '€25.00', '12', '40', '10', '1', '9', '€225.00'],
      ['Stalls', 'Reduced', '€15.00', '9', '50', '2', '0', '2', '€30.00'],
      ['Total', '', '', '9', '50', '13', '1', '12', '€255.00'],
    ]);
    expect(rates?.rows).toEqual([['2.1%', '€255.00', '€249.76', '€5.24']]);
    expect(sheet.note).toMatch(/^Agrees with the ledger: €255.00\n/);
  });

  it('has a row for each category where totals alone are asked for, and tells whose sales they are', () => {
    const sheet = describePerformance(statement, {
      language: 'en',
      isSummary: true,
      seller: 'Anna',
      channel: 'desk',
    });
    expect(sheet.tables[0]?.rows.map(([name, first, last, sold]) => [name, first, last, sold])).toEqual([
      ['Free seating', '41', '41', '1'],
      ['Stalls', '9', '50', '12'],
      ['Total', '9', '50', '13'],
    ]);
    expect(sheet.facts).toEqual(
      expect.arrayContaining([
        ['Sold by', 'Anna'],
        ['Channel', 'Desk'],
      ]),
    );
  });

  it('is provisional until the performance is over, and says where the ledger has another amount', () => {
    const sheet = describePerformance(
      { ...statement, isOver: false, ledger: { EUR: 25_000 } },
      { language: 'fr', isSummary: false },
    );
    expect(sheet.state).toContain('provisoire');
    expect(sheet.note).toMatch(/^Différent du grand livre, qui porte 250,00/);
  });
});

describe('the statement by item', () => {
  const item = {
    at: '2026-04-30T22:30:00Z',
    order: '1001',
    origin: 'desk',
    price: 'Full',
    category: 'Stalls',
    seats: 'A 1, A 2',
    currency: 'EUR',
    quantity: 2,
    amount: 5000,
    first: 12,
    last: 13,
  };
  const performance: PerformanceItems = {
    ...facts,
    items: [
      item,
      { ...item, at: '2026-05-01T08:00:00Z', seats: 'A 1', quantity: -1, amount: -2500, last: 12 },
    ],
  };

  it('lists sales and refunds in the order of time, a refund below 0', () => {
    const rows = describeItems(performance, { language: 'en', isSummary: false }).tables[0]?.rows;
    expect(rows?.map((cells) => cells.slice(1))).toEqual([
      ['1001', 'Stalls', 'Full', 'A 1, A 2', '12–13', '2', '€50.00'],
      ['1001', 'Stalls', 'Full', 'A 1', '12', '-1', '-€25.00'],
    ]);
  });

  it('adds them up by the day of the venue in totals alone', () => {
    expect(describeItems(performance, { language: 'en', isSummary: true }).tables[0]?.rows).toEqual([
      ['1 May 2026', '2', '1', '€25.00'],
    ]);
  });
});
