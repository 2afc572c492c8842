import { describe, expect, it } from 'vitest';
import { countTaken, groupPrices } from './groupPrices.ts';

interface Given {
  readonly date: number;
  readonly hash: string;
  readonly facialValue?: number;
  readonly soldItems?: number;
  readonly enabled?: boolean;
  readonly status?: string;
  readonly show?: string;
  readonly manualSort?: number;
  readonly rate?: number | null;
}

const price = ({ date, hash, show = 'Hamlet', ...given }: Given) => ({
  '@id': `/ticket_prices/${date}${hash}`,
  hash,
  name: hash === 'f' ? 'Full' : 'Young',
  facialValue: given.facialValue ?? 2500,
  currency: 'EUR' as const,
  enabled: given.enabled ?? true,
  manualSort: given.manualSort ?? (hash === 'f' ? 0 : 1),
  soldItems: given.soldItems ?? 0,
  bookedItems: 0,
  reservedItems: null,
  tax: given.rate === null ? null : { '@id': '/taxes/1', rate: given.rate ?? 2.1 },
  withoutTaxReason: null,
  eventDate: {
    '@id': `/event_dates/${date}`,
    startDate: `2033-05-0${date}T18:00:00Z`,
    status: given.status ?? 'opened',
    ticketing: { '@id': `/ticketings/${show}`, title: show, timezone: 'Europe/Paris' },
  },
});

describe('prices of a season', () => {
  it('are one line a price of a show, with what differs between its performances', () => {
    const rows = [
      price({ date: 1, hash: 'y', facialValue: 1200 }),
      price({ date: 1, hash: 'f', soldItems: 3 }),
      price({ date: 2, hash: 'f', facialValue: 3000, enabled: false, rate: null, soldItems: 4 }),
      price({ date: 3, hash: 'f', show: 'Ivanov' }),
    ];
    const [hamlet, ivanov] = groupPrices(rows);
    expect([hamlet?.title, hamlet?.performances, ivanov?.title, ivanov?.performances]).toEqual([
      'Hamlet',
      2,
      'Ivanov',
      1,
    ]);
    expect(hamlet?.prices.map(({ rows: own, ...line }) => ({ ...line, on: own.length }))).toEqual([
      {
        hash: 'f',
        name: 'Full',
        currency: 'EUR',
        lowest: 2500,
        highest: 3000,
        rates: [2.1, null],
        sold: 7,
        off: 1,
        missing: [],
        on: 2,
      },
      {
        hash: 'y',
        name: 'Young',
        currency: 'EUR',
        lowest: 1200,
        highest: 1200,
        rates: [2.1],
        sold: 0,
        off: 0,
        missing: ['/event_dates/2'],
        on: 1,
      },
    ]);
  });

  it('leave out performances that are cancelled', () => {
    expect(groupPrices([price({ date: 1, hash: 'f', status: 'cancelled' })])).toEqual([]);
  });

  it('count as taken what is sold, booked and reserved', () => {
    expect(countTaken({ soldItems: 2, bookedItems: 1, reservedItems: 4 })).toBe(7);
    expect(countTaken({ soldItems: null, bookedItems: null, reservedItems: null })).toBe(0);
  });
});
