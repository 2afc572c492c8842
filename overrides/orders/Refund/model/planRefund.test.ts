import { describe, expect, it } from 'vitest';
import { planRefund } from './planRefund.ts';

const line = { isFee: false, quantity: 2, startDate: null, timezone: null };
const order = {
  currency: 'EUR',
  paid: 7300,
  due: 0,
  customer: 'Vasseur',
  lines: [
    {
      ...line,
      orderItem: 1,
      label: 'Full price',
      amounts: [2500, 2500],
      tickets: [
        { ticket: 11, number: 1, seat: 'A-1', isScanned: false },
        { ticket: 12, number: 2, seat: 'A-2', isScanned: false },
      ],
    },
    { ...line, orderItem: 2, label: 'Reduced', amounts: [1000, 1000], tickets: [] },
    { ...line, orderItem: 3, label: 'Postage', isFee: true, quantity: 1, amounts: [300], tickets: [] },
  ],
  methods: [
    { deskPaymentMethod: 1, code: 'card', label: 'Card', most: 3000 },
    { deskPaymentMethod: 2, code: 'cash', label: 'Cash', most: 7300 },
  ],
};

describe('what a refund will do', () => {
  it('is said of the places that are chosen, without a fee that is not', () => {
    const chosen = { 1: { tickets: [12], quantity: 0 }, 2: { tickets: [], quantity: 1 } };
    expect(planRefund(order, chosen, 2)).toEqual({
      lines: [
        { orderItem: '1', quantity: 1, tickets: ['12'], left: 2 },
        { orderItem: '2', quantity: 1, left: 2 },
      ],
      total: 3500,
      tickets: 1,
      places: 2,
      out: [{ method: order.methods[1], amount: 3500 }],
      credit: 0,
      cancelled: 0,
    });
  });

  it('goes out by the method that was chosen as far as it may, and by the next one for the rest', () => {
    const chosen = { 1: { tickets: [11, 12], quantity: 0 }, 3: { tickets: [], quantity: 1 } };
    const { total, out, places, credit } = planRefund(order, chosen, 1);
    expect([total, places, credit]).toEqual([5300, 2, 0]);
    expect(out.map(({ amount }) => amount)).toEqual([3000, 2300]);
  });

  it('stays with the customer where no method is chosen, less what was never paid', () => {
    const unpaid = { ...order, paid: 2300, due: 5000 };
    const chosen = { 1: { tickets: [11, 12], quantity: 0 }, 2: { tickets: [], quantity: 2 } };
    expect(planRefund(unpaid, chosen, undefined)).toMatchObject({
      total: 7000,
      cancelled: 5000,
      credit: 2000,
      out: [],
    });
    expect(planRefund(unpaid, chosen, 2)).toMatchObject({ credit: 0, out: [{ amount: 2000 }] });
  });
});
