import { describe, expect, it } from 'vitest';
import { planExchange } from './planExchange.ts';

const order = {
  currency: 'EUR',
  paid: 5000,
  due: 0,
  customer: 'Vasseur',
  lines: [
    {
      orderItem: 1,
      label: 'Full price',
      isFee: false,
      quantity: 2,
      amounts: [2500, 2500],
      startDate: null,
      timezone: null,
      tickets: [],
    },
  ],
  methods: [{ deskPaymentMethod: 1, code: 'card', label: 'Card', most: 5000 }],
};
const chosen = { 1: { tickets: [], quantity: 2 } };

describe('what an exchange will do', () => {
  it('says what is paid beside for dearer places', () => {
    expect(planExchange({ order, chosen, total: 7000, method: 1 })).toEqual({
      lines: [{ orderItem: '1', quantity: 2, left: 2 }],
      places: 2,
      tickets: 0,
      refunded: 5000,
      toPay: 2000,
      toGiveBack: 0,
      out: [],
      credit: 0,
    });
  });

  it('says what goes back for cheaper ones, or stays with the customer', () => {
    const paidOut = planExchange({ order, chosen, total: 2000, method: 1 });
    expect([paidOut.toPay, paidOut.credit, paidOut.out.map(({ amount }) => amount)]).toEqual([0, 0, [3000]]);
    const kept = planExchange({ order, chosen, total: 2000, method: undefined });
    expect([kept.out, kept.credit]).toEqual([[], 3000]);
  });
});
