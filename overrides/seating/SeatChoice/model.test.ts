/** The best seats together (R44c, R44d), against a search of all choices. */
import { describe, expect, it } from 'vitest';
import { chooseSeats, type FreeSeat } from './model.ts';

/** A room by rows, the best first: `.` is free, `x` taken, `w` for reduced mobility. */
function readRoom(...rows: readonly string[]): readonly FreeSeat[] {
  return rows.flatMap((row, rank) =>
    [...row].flatMap((sign, index) =>
      sign === 'x'
        ? []
        : [
            {
              id: rank * 100 + index + 1,
              row: String(rank),
              rank: rank + 1,
              position: index + 1,
              first: 1,
              last: row.length,
              middle: (row.length + 1) / 2,
              isReserved: sign === 'w',
            },
          ],
    ),
  );
}

const choose = (room: readonly FreeSeat[], count: number) => chooseSeats(room, count)?.map(({ id }) => id);

describe('the best seats', () => {
  it('are in the best row, nearest to its middle', () => {
    expect(choose(readRoom('.......', '.......'), 3)).toEqual([3, 4, 5]);
    expect(choose(readRoom('xxx...x', '.......'), 2)).toEqual([4, 5]);
  });

  it('leave no single seat between two taken ones where another choice avoids it; the end of a row is none', () => {
    expect(choose(readRoom('x.....x'), 2)).toEqual([2, 3]);
    expect(choose(readRoom('.....xx'), 2)).toEqual([4, 5]);
    expect(choose(readRoom('...xxxx'), 2)).toEqual([2, 3]);
  });

  it('are in one row even behind the best one, and in as few blocks as there must be', () => {
    expect(choose(readRoom('..x..', '.....'), 4)).toEqual([101, 102, 103, 104]);
    expect(choose(readRoom('..x..', 'xx...'), 5)?.toSorted((a, b) => a - b)).toEqual([1, 2, 103, 104, 105]);
  });

  it('are never those for reduced mobility, even when nothing else is left', () => {
    expect(choose(readRoom('ww..'), 2)).toEqual([3, 4]);
    expect(choose(readRoom('ww.'), 2)).toBeUndefined();
  });
});
