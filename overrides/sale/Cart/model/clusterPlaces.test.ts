import { describe, expect, it } from 'vitest';
import { clusterPlaces, findWeekday, listPlaces } from './clusterPlaces.ts';

describe('listPlaces', () => {
  it('makes a place of each, with the weekday of its own timezone', () => {
    const facts = new Map([
      [7, { ticketing: 2, startDate: '2026-11-22T23:30:00Z', timezone: 'Europe/Paris' }],
    ]);
    expect(listPlaces([{ ticketPrice: 7, quantity: 2, facialValue: 900 }], facts)).toEqual(
      [0, 0].map((line) => ({ line, ticketPrice: 7, ticketing: 2, weekday: 'monday', value: 900 })),
    );
    expect(findWeekday('2026-11-22T23:30:00Z', 'UTC')).toBe('sunday');
  });
});

describe('clusterPlaces', () => {
  it('puts together what costs the same by the same offers', () => {
    const place = { line: 0, ticketPrice: 7, ticketing: 2, weekday: 'monday', value: 900 } as const;
    const uses = [{ offer: 4, application: 1 }];
    expect(
      clusterPlaces([
        { ...place, paid: 0, uses },
        { ...place, paid: 900, uses },
        { ...place, paid: 900, uses },
        { ...place, paid: 900, uses: [] },
      ]),
    ).toEqual([
      { line: 0, quantity: 2, value: 900, paid: 900, uses },
      { line: 0, quantity: 1, value: 900, paid: 900, uses: [] },
      { line: 0, quantity: 1, value: 900, paid: 0, uses },
    ]);
  });
});
