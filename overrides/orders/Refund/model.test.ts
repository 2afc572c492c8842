import { describe, expect, it } from 'vitest';
import {
  describeLine,
  findChanges,
  findCredit,
  findUnclearLine,
  listAmounts,
  listMethods,
  type SoldItem,
} from './model.ts';

const item: SoldItem = {
  id: 7,
  label: 'The Seagull — Full price',
  isFee: false,
  quantity: 3,
  amount: 1000,
  retail: 1200,
  vatRate: 5.5,
  refundedQuantity: 0,
  refundedAmount: 0,
  tickets: [{ id: 1 }, { id: 2 }, { id: 3 }],
};

describe('a refund of places of a line', () => {
  it('gives back what was paid for each after offers, the extra cent with the first (R14, R31)', () => {
    expect(listAmounts(item)).toEqual([334, 333, 333]);
    expect(listAmounts({ ...item, refundedQuantity: 1, refundedAmount: 334 })).toEqual([333, 333]);
    expect(describeLine(item, { quantity: 1, tickets: [2] })).toEqual({
      item: 7,
      quantity: 1,
      amount: 334,
      fee: 0,
      net: 317,
      vat: 17,
      retail: 400,
      isWhole: false,
      tickets: [2],
    });
  });

  it('ends at the net and the tax of the line, however many refunds it takes (R13)', () => {
    const first = describeLine(item, { quantity: 1, tickets: [1] });
    const second = describeLine(
      { ...item, refundedQuantity: 1, refundedAmount: first.amount },
      { quantity: 2, tickets: [2, 3] },
    );
    expect([first.net + second.net, first.vat + second.vat]).toEqual([948, 52]);
    expect(second.isWhole).toBe(true);
  });

  it('counts a fee that is given back as a fee', () => {
    const fee = { ...item, isFee: true, quantity: 1, amount: 200, retail: 200, tickets: [] };
    expect(describeLine(fee, { quantity: 1 })).toMatchObject({ amount: 200, fee: 200, isWhole: true });
  });

  it('says what changed since it was decided: places that are left, tickets that are no longer good (R40)', () => {
    const items = new Map([[7, { ...item, refundedQuantity: 1, tickets: [{ id: 2 }, { id: 3 }] }]]);
    const { label } = item;
    expect(findChanges(items, [{ orderItem: 7, quantity: 1, tickets: [1], left: 3 }])).toEqual([
      { orderItem: 7, label, property: 'left', from: 3, to: 2 },
      { orderItem: 7, label, property: 'ticket', from: 1, to: null },
    ]);
    expect(findChanges(items, [{ orderItem: 7, quantity: 3 }])).toEqual([
      { orderItem: 7, label, property: 'left', from: 3, to: 2 },
    ]);
    expect(findChanges(items, [{ orderItem: 7, quantity: 2, tickets: [2, 3], left: 2 }])).toEqual([]);
  });

  it('names as many tickets as places, or none where all that are left go', () => {
    const items = new Map([[7, item]]);
    const wrong = { orderItem: 7, quantity: 2, tickets: [1] };
    expect(findUnclearLine(items, [wrong])).toBe(wrong);
    expect(findUnclearLine(items, [{ orderItem: 7, quantity: 2 }])).toEqual({ orderItem: 7, quantity: 2 });
    expect(findUnclearLine(items, [{ orderItem: 7, quantity: 3 }])).toBeUndefined();
  });
});

describe('the money of a refund', () => {
  it('goes out by the methods that took it, up to what is left of each, or in cash', () => {
    const methods = [
      { method: 1, code: 'cash', label: 'Cash', taken: 0 },
      { method: 2, code: 'card', label: 'Card', taken: 3000 },
      { method: 3, code: 'check', label: 'Cheque', taken: 0 },
    ];
    expect(listMethods(methods, 2500)).toEqual([
      { method: 1, code: 'cash', label: 'Cash', most: 2500 },
      { method: 2, code: 'card', label: 'Card', most: 2500 },
    ]);
    expect(listMethods(methods, 0)).toEqual([]);
  });

  it('stays with the customer as far as it was paid and does not go out', () => {
    expect(findCredit({ due: 0, total: 2500, out: 1000 })).toBe(1500);
    expect(findCredit({ due: 5000, total: 2500, out: 0 })).toBe(0);
    expect(findCredit({ due: 1000, total: 2500, out: 1000 })).toBe(500);
  });
});
