import { describe, expect, it } from 'vitest';
import { describeExchange } from './model.ts';

describe('the money of an exchange', () => {
  it.each([
    ['dearer places are paid beside', { refunded: 5000, paid: 5000, due: 0, total: 7000 }, [5000, 2000, 0]],
    ['cheaper places leave something', { refunded: 5000, paid: 6000, due: 0, total: 3000 }, [3000, 0, 2000]],
    ['the same price moves all of it', { refunded: 5000, paid: 5000, due: 0, total: 5000 }, [5000, 0, 0]],
    [
      'what was never paid pays for nothing',
      { refunded: 5000, paid: 2000, due: 3000, total: 5000 },
      [2000, 3000, 0],
    ],
    ['invitations move nothing', { refunded: 0, paid: 0, due: 0, total: 0 }, [0, 0, 0]],
  ])('%s', (_, exchange, [carried, toPay, toGiveBack]) => {
    expect(describeExchange(exchange)).toEqual({ carried, toPay, toGiveBack });
  });
});
