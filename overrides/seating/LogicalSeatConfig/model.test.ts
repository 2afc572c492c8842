/** A room as it is painted for sale. */
import { describe, expect, it } from 'vitest';
import { readPlan } from '../SeatMap/model/seatPlan.ts';
import { collectMarks, countGroups, paintForSale, paintGroup, readPainting } from './model.ts';

const ids = [11, 12, 13];
const plan = readPlan({
  seats: {
    id: ids,
    label: ids.map(String),
    row: ['A', 'A', 'A'],
    number: ids.map(String),
    type: ['normal', 'normal', 'normal'],
    x: [1, 2, 3],
    y: [0, 0, 0],
    angle: [0, 0, 0],
    floor: [0, 0, 0],
    zone: [0, 0, 0],
    info: ['', '', ''],
    isObstructed: [false, false, false],
  },
  floors: [],
  zones: [],
  groups: [],
  blocks: [],
});

const chosen = (...seats: number[]) => new Set(seats);

describe('a room', () => {
  it('without a mark is its plan as it stands: every seat for sale, in the default group', () => {
    const painting = readPainting(plan, { painted: [], defaultGroup: 4 });
    expect(countGroups(painting)).toEqual([{ group: 4, forSale: 3, blocked: 0 }]);
  });

  it('does not sell a seat that was drawn after it was painted', () => {
    const painting = readPainting(plan, {
      painted: [
        [11, 4, 1],
        [12, 0, 0],
      ],
      defaultGroup: 4,
    });
    expect(collectMarks(plan, painting)).toEqual([
      { seatGroup: '/ticketing/v1/seat_groups/4', isForSale: true, seats: [11] },
      { isForSale: false, seats: [12] },
      { seatGroup: '/ticketing/v1/seat_groups/4', isForSale: false, seats: [13] },
    ]);
  });

  it('forgets seats that the plan does not have any more', () => {
    expect(collectMarks(plan, readPainting(plan, { painted: [[99, 4, 1]], defaultGroup: null }))).toEqual([
      { isForSale: false, seats: [11, 12, 13] },
    ]);
  });

  it('is painted without touching the other seats, and by nothing new where it is so already', () => {
    const plain = readPainting(plan, { painted: [], defaultGroup: null });
    const painted = paintForSale(paintGroup(plain, chosen(0, 1), 7), chosen(1), false);
    expect(countGroups(painted)).toEqual([
      { group: 7, forSale: 1, blocked: 1 },
      { group: 0, forSale: 1, blocked: 0 },
    ]);
    expect(paintGroup(painted, chosen(0), 7)).toBe(painted);
    expect(paintForSale(painted, chosen(0, 2), true)).toBe(painted);
  });
});
