/** What is done with the seats that are chosen; a table goes along where all of its chairs are among them. Pure. */
import type { PlanBlock } from '../../SeatMap/model/wire.ts';
import {
  changeSeats,
  type Drawing,
  type DrawnSeat,
  findFreeLine,
  lastRow,
  nextKey,
  nextRow,
  numberRow,
  type RowsToAdd,
  round,
} from '../model.ts';

type Keys = ReadonlySet<number>;

interface Place {
  readonly x: number;
  readonly y: number;
}

const middleOf = (seats: readonly Place[]): Place => {
  const [xs, ys] = [seats.map(({ x }) => x), seats.map(({ y }) => y)];
  const middle = (of: readonly number[]) =>
    (of.reduce((least, one) => Math.min(least, one), Infinity) +
      of.reduce((most, one) => Math.max(most, one), -Infinity)) /
    2;
  return { x: middle(xs), y: middle(ys) };
};

/** A table has no text, and its chairs around its middle. */
const NEAR = 0.5;

/** Tables of which all chairs are chosen. */
export function listTables({ seats, blocks }: Drawing, keys: Keys): ReadonlySet<PlanBlock> {
  const plain = blocks.filter(({ info }) => !info);
  if (plain.length === 0) return new Set();
  const rows = [...Map.groupBy(seats, ({ floor, zone, row }) => `${floor}/${zone}/${row}`).values()];
  const places = rows.filter((own) => own.every(({ key }) => keys.has(key))).map(middleOf);
  return new Set(
    plain.filter((block) => {
      const at = { x: block.x + block.width / 2, y: block.y + block.height / 2 };
      return places.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < NEAR);
    }),
  );
}

/** Seats and their tables at other places. @param turn how far seats are turned, degrees */
function placeChosen(drawing: Drawing, keys: Keys, to: (from: Place) => Place, turn = 0): Drawing {
  const tables = listTables(drawing, keys);
  const { seats } = changeSeats(drawing, keys, (seat) => {
    const { x, y } = to(seat);
    return { x: round(x), y: round(y), angle: round(seat.angle + turn) };
  });
  const blocks = drawing.blocks.map((block) => {
    if (!tables.has(block)) return block;
    const { width, height } = block;
    const { x, y } = to({ x: block.x + width / 2, y: block.y + height / 2 });
    return { ...block, x: round(x - width / 2), y: round(y - height / 2) };
  });
  return { seats, blocks };
}

const listChosen = ({ seats }: Drawing, keys: Keys) => seats.filter(({ key }) => keys.has(key));

export const moveSeats = (drawing: Drawing, keys: Keys, by: Place): Drawing =>
  placeChosen(drawing, keys, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** Around their middle. @param degrees clockwise */
export function turnChosen(drawing: Drawing, keys: Keys, degrees: number): Drawing {
  const own = listChosen(drawing, keys);
  if (own.length === 0) return drawing;
  const middle = middleOf(own);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return placeChosen(
    drawing,
    keys,
    ({ x, y }) => ({
      x: middle.x + (x - middle.x) * cos - (y - middle.y) * sin,
      y: middle.y + (x - middle.x) * sin + (y - middle.y) * cos,
    }),
    degrees,
  );
}

/** Left and right exchanged, around the middle of these seats; numbers stay with their seats. */
export function mirrorSeats(drawing: Drawing, keys: Keys): Drawing {
  const own = listChosen(drawing, keys);
  if (own.length === 0) return drawing;
  const middle = middleOf(own);
  const placed = placeChosen(drawing, keys, ({ x, y }) => ({ x: 2 * middle.x - x, y }));
  return changeSeats(placed, keys, ({ angle }) => ({ angle: angle === 0 ? 0 : -angle }));
}

export function removeSeats(drawing: Drawing, keys: Keys): Drawing {
  const tables = listTables(drawing, keys);
  return {
    seats: drawing.seats.filter(({ key }) => !keys.has(key)),
    blocks: drawing.blocks.filter((block) => !tables.has(block)),
  };
}

/** The same seats once more below all there is, their rows named on after the last one. */
export function copySeats(
  drawing: Drawing,
  keys: Keys,
  skipsLetters: boolean,
): {
  readonly drawing: Drawing;
  readonly copies: Keys;
} {
  const own = listChosen(drawing, keys);
  const names = new Map<string, string>();
  let last = lastRow(drawing);
  for (const { row } of own)
    if (!names.has(row)) {
      last = nextRow(last, skipsLetters);
      names.set(row, last);
    }
  const down = findFreeLine(drawing) - own.reduce((least, { y }) => Math.min(least, y), Infinity);
  const first = nextKey(drawing);
  const copies = own.map((seat, index) => ({
    ...seat,
    key: first + index,
    id: null,
    row: names.get(seat.row) ?? seat.row,
    y: round(seat.y + down),
  }));
  const tables = [...listTables(drawing, keys)].map((block) => ({ ...block, y: round(block.y + down) }));
  return {
    drawing: { seats: [...drawing.seats, ...copies], blocks: [...drawing.blocks, ...tables] },
    copies: new Set(copies.map(({ key }) => key)),
  };
}

/** Rows of what is chosen are numbered anew, each from its own end or middle. */
export function numberChosen(drawing: Drawing, keys: Keys, numbering: RowsToAdd['numbering']): Drawing {
  const rows = Map.groupBy(listChosen(drawing, keys), ({ floor, zone, row }) => `${floor}/${zone}/${row}`);
  const numbers = new Map<number, string>();
  for (const own of rows.values()) {
    const along = own.toSorted(byPlace(own));
    const given = numberRow(along.length, numbering);
    for (const [index, { key }] of along.entries()) numbers.set(key, String(given[index]));
  }
  return changeSeats(drawing, keys, ({ key, number }) => ({ number: numbers.get(key) ?? number }));
}

/** From the left, or from the stage in a row that runs from front to back. */
function byPlace(own: readonly DrawnSeat[]): (a: DrawnSeat, b: DrawnSeat) => number {
  const span = (of: 'x' | 'y') => {
    const values = own.map((seat) => seat[of]);
    return Math.max(...values) - Math.min(...values);
  };
  const along = span('y') > span('x') ? 'y' : 'x';
  return (a, b) => a[along] - b[along];
}
