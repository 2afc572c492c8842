import { describe, expect, it } from 'vitest';
import { findProposed, isTakenByHand, listPositions, moveMethod } from './model.ts';

const methods = [
  { '@id': 'cash', position: 0 },
  { '@id': 'card', position: 0 },
  { '@id': 'check', position: 7 },
];

describe('payment methods', () => {
  it('are taken by hand, but for those that another part of the product writes', () => {
    const codes = ['card', 'card_online', 'cash', 'cash_coupon', 'check', 'reschedule', 'sepa'];
    expect(codes.filter(isTakenByHand)).toEqual(['card', 'cash', 'check', 'sepa']);
  });

  it('propose the first one where none that is shown is marked', () => {
    const [cash, marked] = [{ isDefault: false }, { isDefault: true }];
    expect(findProposed([cash, marked])).toBe(marked);
    expect(findProposed([cash, cash])).toBe(cash);
    expect(findProposed([])).toBeUndefined();
  });

  it('are moved a place at a time, and not beyond an end', () => {
    expect(moveMethod(methods, 'card', -1).map((method) => method['@id'])).toEqual(['card', 'cash', 'check']);
    expect(moveMethod(methods, 'card', 1).map((method) => method['@id'])).toEqual(['cash', 'check', 'card']);
    expect(moveMethod(methods, 'cash', -1)).toBe(methods);
    expect(moveMethod(methods, 'check', 1)).toBe(methods);
  });

  it('get the positions that differ, also where two had the same', () => {
    expect(listPositions(methods)).toEqual([
      { '@id': 'card', position: 1 },
      { '@id': 'check', position: 2 },
    ]);
  });
});
