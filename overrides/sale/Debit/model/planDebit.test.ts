import { describe, expect, it } from 'vitest';
import { planDebit } from './planDebit.ts';

const wanted = { due: 5000, account: 0, amount: 5000, isCash: false, given: null };

describe('a payment that is about to be taken', () => {
  it.each([
    ['all by card', {}, { total: 5000, left: 0, change: 0, isReady: true }],
    ['a part', { amount: 2000 }, { total: 2000, left: 3000, change: 0, isReady: true }],
    [
      'cash with change',
      { isCash: true, given: 6000 },
      { total: 5000, left: 0, change: 1000, isReady: true },
    ],
    [
      'too little on the counter',
      { isCash: true, given: 4000 },
      { total: 5000, left: 0, change: 0, isReady: false },
    ],
    ['what is no amount', { amount: undefined }, { total: 0, left: 5000, change: 0, isReady: false }],
    [
      'the account alone',
      { account: 5000, amount: undefined },
      { total: 5000, left: 0, change: 0, isReady: true },
    ],
    ['account and card', { account: 1500, amount: 3500 }, { total: 5000, left: 0, change: 0, isReady: true }],
    ['more than is due', { account: 1, amount: 5000 }, { total: 5001, left: -1, change: 0, isReady: false }],
  ])('is planned for %s', (_, what, plan) => {
    expect(planDebit({ ...wanted, ...what })).toEqual(plan);
  });
});
