import { describe, expect, it } from 'vitest';
import { findSettled } from './findSettled.ts';
import { writeCode } from './writeCode.ts';

describe('the code of a lettering', () => {
  it.each([
    [0, 'AAA'],
    [1, 'AAB'],
    [26, 'ABA'],
    [17_575, 'ZZZ'],
    [17_576, 'AAAA'],
    [17_577, 'AAAB'],
  ])('of place %i is %s', (place, code) => {
    expect(writeCode(place)).toBe(code);
  });
});

describe('what settles itself', () => {
  const entry = (id: number, order: number | null, debit: number, credit: number) => ({
    entry: id,
    order,
    number: order === null ? null : `N${order}`,
    debit,
    credit,
  });

  it('is an order whose open debits equal its credits, and nothing that is of no order', () => {
    const open = [
      entry(1, 7, 5000, 0),
      entry(2, 8, 3000, 0),
      entry(3, 7, 0, 2000),
      entry(4, 7, 0, 3000),
      entry(5, 8, 0, 2999),
      entry(6, null, 100, 0),
      entry(7, null, 0, 100),
    ];
    expect(findSettled(open)).toEqual([{ order: 7, number: 'N7', entries: [1, 3, 4] }]);
  });
});
