import { describe, expect, it } from 'vitest';
import { dropMove, findNext, listMoves, planMove, revertMoves } from './plannedMoves.ts';

const holder = { order: '/orders/7', number: '7' };
const other = { order: '/orders/8', number: '8' };

describe('moves chosen on a map', () => {
  const first = planMove([], { from: 1, to: 5, holder });

  it('are one a seat: the last target holds, and a target goes to the last who wants it', () => {
    expect(planMove(first, { from: 1, to: 6, holder })).toEqual([{ from: 1, to: 6, holder }]);
    expect(planMove(first, { from: 2, to: 5, holder })).toEqual([{ from: 2, to: 5, holder }]);
    expect(dropMove(first, 1)).toEqual([]);
  });

  it('ask about the next seat without one', () => {
    expect(findNext([1, 2], first)).toBe(2);
    expect(findNext([1], first)).toBe(undefined);
  });

  it('are sent with who has the seat, a swap as two, and back the same way', () => {
    const moves = listMoves(planMove(first, { from: 2, to: 9, holder, swappedWith: other }));
    expect(moves).toEqual([
      { from: 1, to: 5, order: '/orders/7' },
      { from: 2, to: 9, order: '/orders/7' },
      { from: 9, to: 2, order: '/orders/8' },
    ]);
    expect(revertMoves(moves)[2]).toEqual({ from: 2, to: 9, order: '/orders/8' });
  });
});
