/** Which seat is at a point, and which are within a shape: a grid of cells over the plan, built in one pass. */

import type { SeatPlan } from './seatPlan.ts';
import type { Point } from './view.ts';

/** Side of a cell, in units of a seat's width. */
const CELL = 2;

export interface SeatGrid {
  readonly columns: number;
  readonly rows: number;
  /** Of the cell after the last as well: seats of cell `c` are `order[starts[c]]` to `order[starts[c + 1] - 1]`. */
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
}

type Placed = Pick<SeatPlan, 'count' | 'x' | 'y' | 'bounds'>;

export function buildGrid({ count, x, y, bounds }: Placed): SeatGrid {
  const columns = Math.max(1, Math.ceil((bounds.right - bounds.left) / CELL));
  const rows = Math.max(1, Math.ceil((bounds.bottom - bounds.top) / CELL));
  const cellOf = (index: number) => {
    const column = Math.min(columns - 1, Math.floor(((x[index] ?? 0) - bounds.left) / CELL));
    const row = Math.min(rows - 1, Math.floor(((y[index] ?? 0) - bounds.top) / CELL));
    return row * columns + column;
  };
  const starts = new Uint32Array(columns * rows + 1);
  for (let index = 0; index < count; index += 1) {
    const next = cellOf(index) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const filled = starts.slice();
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const cell = cellOf(index);
    const place = filled[cell] ?? 0;
    order[place] = index;
    filled[cell] = place + 1;
  }
  return { columns, rows, starts, order };
}

/** Seats whose cells touch a rectangle, in no order. */
export function listNear(
  { bounds }: Placed,
  { columns, rows, starts, order }: SeatGrid,
  area: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
): readonly number[] {
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)));
  const firstColumn = clamp((area.left - bounds.left) / CELL, columns);
  const lastColumn = clamp((area.right - bounds.left) / CELL, columns);
  const lastRow = clamp((area.bottom - bounds.top) / CELL, rows);
  const found: number[] = [];
  for (let row = clamp((area.top - bounds.top) / CELL, rows); row <= lastRow; row += 1) {
    const to = starts[row * columns + lastColumn + 1] ?? 0;
    for (let place = starts[row * columns + firstColumn] ?? 0; place < to; place += 1)
      found.push(order[place] ?? 0);
  }
  return found;
}

/** The seat whose middle is nearest to a point, within a distance; -1 where there is none. */
export function hitSeat(plan: Placed, grid: SeatGrid, at: Point, within: number): number {
  const area = { left: at.x - within, top: at.y - within, right: at.x + within, bottom: at.y + within };
  let nearest = -1;
  let least = within * within;
  for (const index of listNear(plan, grid, area)) {
    const distance = ((plan.x[index] ?? 0) - at.x) ** 2 + ((plan.y[index] ?? 0) - at.y) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}

/** Seats whose middles are within a closed line, ascending. */
export function listWithin(plan: Placed, grid: SeatGrid, line: readonly Point[]): readonly number[] {
  if (line.length < 3) return [];
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const area = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return listNear(plan, grid, area)
    .filter((index) => isWithin({ x: plan.x[index] ?? 0, y: plan.y[index] ?? 0 }, line))
    .toSorted((a, b) => a - b);
}

/** Odd number of sides crossed on the way to the right. */
function isWithin({ x, y }: Point, line: readonly Point[]): boolean {
  let isInside = false;
  let from = line.at(-1);
  for (const to of line) {
    if (from && from.y > y !== to.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x)
      isInside = !isInside;
    from = to;
  }
  return isInside;
}
