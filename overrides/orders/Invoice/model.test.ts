import { describe, expect, it } from 'vitest';
import { describeCredit, groupLines, renderNumber, sumInvoice } from './model.ts';

const billed = {
  orderItem: 1,
  label: 'Faust — Full price',
  quantity: 3,
  unitAmount: 2500,
  feeAmount: 0,
  vatRate: 5.5,
  netAmount: 7109,
  vatAmount: 391,
};

describe('a credit note', () => {
  it('has the label and rate of its invoice, and amounts below zero that are those given back (R35)', () => {
    const given = { item: 1, quantity: 2, amount: 5000, fee: 0, net: 4739, vat: 261 };
    expect(describeCredit(billed, given)).toEqual({
      ...billed,
      quantity: 2,
      unitAmount: -2500,
      netAmount: -4739,
      vatAmount: -261,
    });
  });

  it('says a part that is no whole place as one', () => {
    const given = { item: 1, quantity: 2, amount: 4999, fee: 0, net: 4738, vat: 261 };
    expect(describeCredit(billed, given)).toMatchObject({ quantity: 1, unitAmount: -4999 });
  });
});

describe('an invoice', () => {
  it('is one for each group, and one for the rest', () => {
    const line = { ...billed, group: null };
    const other = { ...billed, orderItem: 2, group: 'Comité' };
    expect(groupLines([line, other, { ...line, orderItem: 3 }])).toEqual([
      { group: null, lines: [billed, { ...billed, orderItem: 3 }] },
      { group: 'Comité', lines: [{ ...billed, orderItem: 2 }] },
    ]);
  });

  it('sums its lines, and has a number of six digits', () => {
    expect(sumInvoice([billed, billed])).toEqual({ net: 14_218, vat: 782, total: 15_000 });
    expect([renderNumber(12), renderNumber(1_234_567)]).toEqual(['F-000012', 'F-1234567']);
  });
});
