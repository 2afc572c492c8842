import { describe, expect, it } from 'vitest';
import { countPlaces, splitDue, sumDue, type ToCollect } from './model.ts';

const one = (more: Partial<ToCollect>): ToCollect => ({
  id: '1',
  kind: 'reservation',
  name: 'Roux',
  number: '1',
  lines: [{ price: 'Full', quantity: 2, seats: [] }],
  price: 5000,
  deposit: 0,
  due: 5000,
  currency: 'EUR',
  until: null,
  comment: '',
  ...more,
});

describe('what is to be collected of a performance', () => {
  it('is the price without the deposit, and never less than nothing', () => {
    expect(splitDue(5000, 3500)).toEqual({ price: 5000, deposit: 1500, due: 3500 });
    expect(splitDue(5000, -200)).toEqual({ price: 5000, deposit: 5000, due: 0 });
    expect(splitDue(5000, 6000)).toEqual({ price: 5000, deposit: 0, due: 5000 });
  });

  it('is summed by places and by currency', () => {
    const list = [one({}), one({ due: 1000 }), one({ currency: 'CHF', due: 700, lines: [] })];
    expect(countPlaces(list)).toBe(4);
    expect(sumDue(list)).toEqual([
      { currency: 'EUR', amount: 6000 },
      { currency: 'CHF', amount: 700 },
    ]);
  });
});
