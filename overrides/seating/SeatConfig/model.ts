/** A room as it is drawn: rows of seats laid out and numbered, changed together, checked before they are saved. Pure. */
import type { PlanBlock, WirePlan } from '../SeatMap/model/wire.ts';

export const SEAT_TYPES = [
  'normal',
  'foldable',
  'standing',
  'reduced_mobility',
  'chair',
  'bench',
  'banquette',
] as const;

export type SeatType = (typeof SEAT_TYPES)[number];

export interface DrawnSeat {
  /** Within the drawing; new seats have no id yet. */
  readonly key: number;
  readonly id: number | null;
  readonly row: string;
  readonly number: string;
  readonly type: SeatType;
  readonly floor: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface Drawing {
  readonly seats: readonly DrawnSeat[];
  readonly blocks: readonly PlanBlock[];
}

export const NUMBERINGS = ['left', 'right', 'oddEven', 'middle'] as const;

export interface RowsToAdd {
  readonly rows: number;
  readonly seats: number;
  /** Of the first row; the next ones follow it. */
  readonly firstRow: string;
  /** Without I and O, which are read as 1 and 0. */
  readonly skipsLetters: boolean;
  /** From the left, from the right, odd to the left and even to the right of the middle, or outwards from it. */
  readonly numbering: (typeof NUMBERINGS)[number];
  /** Degrees of the arc that a row is; 0 for a straight one. */
  readonly arc: number;
  /** Seats on both sides of an aisle of a seat and a half; 0 for none. */
  readonly aisleAfter: number;
  readonly type: SeatType;
  readonly floor: string;
  readonly zone: string;
}

/** Between rows, in units of a seat's width. */
const ROW_DISTANCE = 1.2;
const AISLE = 1.5;
/** Nearer than this, two seats are on one another. */
const APART = 0.8;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @example nextRow('H', true) // 'J' */
export function nextRow(row: string, skipsLetters: boolean): string {
  if (/^\d+$/.test(row)) return String(Number(row) + 1);
  const last = row.at(-1)?.toUpperCase() ?? '';
  const index = LETTERS.indexOf(last);
  if (index < 0) return `${row}2`;
  const next = index === 25 ? `${row.slice(0, -1)}AA` : row.slice(0, -1) + LETTERS[index + 1];
  return skipsLetters && /[IO]$/.test(next) ? nextRow(next, skipsLetters) : next;
}

/** Numbers of a row's seats from left to right. */
export function numberRow(count: number, numbering: RowsToAdd['numbering']): readonly number[] {
  const left = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    if (numbering === 'right') return count - index;
    if (numbering === 'oddEven') return index < left ? (left - index) * 2 - 1 : (index - left + 1) * 2;
    if (numbering === 'middle') return index < left ? left - index : index + 1;
    return index + 1;
  });
}

/** Seats of new rows, around x = 0, from y on. @param key of the first */
export function makeRows(
  options: RowsToAdd,
  { key, y }: { readonly key: number; readonly y: number },
): readonly DrawnSeat[] {
  const { rows, seats, arc, aisleAfter, numbering, skipsLetters, type, floor, zone } = options;
  const numbers = numberRow(seats, numbering);
  const width = seats - 1 + (aisleAfter > 0 && aisleAfter < seats ? AISLE : 0);
  const made: DrawnSeat[] = [];
  let row = options.firstRow;
  for (let line = 0; line < rows; line += 1) {
    // Rows of one hall share a middle: a row farther from it has the larger radius.
    const radius = arc > 0 ? width / ((arc * Math.PI) / 180) + line * ROW_DISTANCE : 0;
    for (let index = 0; index < seats; index += 1) {
      const along = index + (aisleAfter > 0 && index >= aisleAfter ? AISLE : 0) - width / 2;
      const turn = radius > 0 ? along / radius : 0;
      made.push({
        key: key + made.length,
        id: null,
        row,
        number: String(numbers[index]),
        type,
        floor,
        zone,
        x: round(radius > 0 ? Math.sin(turn) * radius : along),
        y: round(y + line * ROW_DISTANCE - (radius > 0 ? (1 - Math.cos(turn)) * radius : 0)),
        angle: round((-turn * 180) / Math.PI),
      });
    }
    row = nextRow(row, skipsLetters);
  }
  return made;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Below all there is, with a row's distance between. */
export function findFreeLine({ seats, blocks }: Drawing): number {
  const lowest = [...seats.map(({ y }) => y), ...blocks.map(({ y, height }) => y + height - 0.5)];
  return lowest.length === 0 ? 0 : round(Math.max(...lowest) + 2 * ROW_DISTANCE);
}

export const labelOf = ({ row, number }: Pick<DrawnSeat, 'row' | 'number'>) =>
  row ? `${row}-${number}` : number;

const middleOf = (seats: readonly DrawnSeat[]) => {
  const xs = seats.map(({ x }) => x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

/** Left and right exchanged, around the middle of these seats; numbers stay with their seats. */
export function mirrorSeats(drawing: Drawing, keys: ReadonlySet<number>): Drawing {
  const own = drawing.seats.filter(({ key }) => keys.has(key));
  if (own.length === 0) return drawing;
  const middle = middleOf(own);
  return changeSeats(drawing, keys, ({ x, angle }) => ({ x: round(2 * middle - x), angle: -angle }));
}

export function changeSeats(
  drawing: Drawing,
  keys: ReadonlySet<number>,
  change: (seat: DrawnSeat) => Partial<DrawnSeat>,
): Drawing {
  return {
    ...drawing,
    seats: drawing.seats.map((seat) => (keys.has(seat.key) ? { ...seat, ...change(seat) } : seat)),
  };
}

export function moveSeats(
  drawing: Drawing,
  keys: ReadonlySet<number>,
  by: { readonly x: number; readonly y: number },
): Drawing {
  return changeSeats(drawing, keys, ({ x, y }) => ({ x: round(x + by.x), y: round(y + by.y) }));
}

export function removeSeats(drawing: Drawing, keys: ReadonlySet<number>): Drawing {
  return { ...drawing, seats: drawing.seats.filter(({ key }) => !keys.has(key)) };
}

export const nextKey = ({ seats }: Drawing) => Math.max(0, ...seats.map(({ key }) => key)) + 1;

/** The same seats once more below all there is, their rows named on after the last one. */
export function copySeats(
  drawing: Drawing,
  keys: ReadonlySet<number>,
  skipsLetters: boolean,
): {
  readonly drawing: Drawing;
  readonly copies: ReadonlySet<number>;
} {
  const own = drawing.seats.filter(({ key }) => keys.has(key));
  const names = new Map<string, string>();
  let last = lastRow(drawing);
  for (const { row } of own)
    if (!names.has(row)) {
      last = nextRow(last, skipsLetters);
      names.set(row, last);
    }
  const down = findFreeLine(drawing) - Math.min(...own.map(({ y }) => y));
  const first = nextKey(drawing);
  const copies = own.map((seat, index) => ({
    ...seat,
    key: first + index,
    id: null,
    row: names.get(seat.row) ?? seat.row,
    y: round(seat.y + down),
  }));
  return {
    drawing: { ...drawing, seats: [...drawing.seats, ...copies] },
    copies: new Set(copies.map(({ key }) => key)),
  };
}

/** The name that comes last: the longest, and of those the last in the alphabet. */
export function lastRow({ seats }: Drawing): string {
  const rows = [...new Set(seats.map(({ row }) => row))];
  return rows.toSorted((a, b) => a.length - b.length || a.localeCompare(b)).at(-1) ?? '';
}

export interface DrawingFaults {
  /** Labels that several seats have. */
  readonly labels: readonly string[];
  /** Pairs of seats that are on one another. */
  readonly overlaps: number;
  /** Keys of all of these. */
  readonly keys: ReadonlySet<number>;
}

export function findFaults({ seats }: Drawing): DrawingFaults {
  const keys = new Set<number>();
  const twice = [...Map.groupBy(seats, labelOf)].filter(([, same]) => same.length > 1);
  for (const [, same] of twice) for (const { key } of same) keys.add(key);
  let overlaps = 0;
  const cells = Map.groupBy(seats, ({ x, y }) => `${Math.floor(x)}/${Math.floor(y)}`);
  for (const seat of seats)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const other of cells.get(`${Math.floor(seat.x) + dx}/${Math.floor(seat.y) + dy}`) ?? [])
          if (other.key > seat.key && Math.hypot(other.x - seat.x, other.y - seat.y) < APART) {
            overlaps += 1;
            keys.add(seat.key).add(other.key);
          }
  return { labels: twice.map(([label]) => label), overlaps, keys };
}

/** How many there are of each, the most first. */
export function countBy(
  seats: readonly DrawnSeat[],
  of: 'type' | 'zone' | 'floor',
): readonly (readonly [string, number])[] {
  const groups = [...Map.groupBy(seats, (seat) => seat[of])].map(
    ([name, own]) => [name, own.length] as const,
  );
  return groups.toSorted((a, b) => b[1] - a[1]);
}

/** Names as the map has them: by their place in the list, from 1. */
const listNames = (names: readonly string[]) =>
  [...new Set(names.filter(Boolean))].map((name, index) => ({ id: index + 1, name }));

/** For the map: seats by their keys, which ascend. */
export function showDrawing({ seats, blocks }: Drawing): WirePlan {
  const sorted = seats.toSorted((a, b) => a.key - b.key);
  const floors = listNames(sorted.map(({ floor }) => floor));
  const zones = listNames(sorted.map(({ zone }) => zone));
  const column = <Value>(read: (seat: DrawnSeat) => Value) => sorted.map(read);
  const idOf = (named: typeof floors, name: string) => named.find((one) => one.name === name)?.id ?? 0;
  return {
    seats: {
      id: column(({ key }) => key),
      label: column(labelOf),
      row: column(({ row }) => row),
      number: column(({ number }) => number),
      type: column(({ type }) => type),
      x: column(({ x }) => x),
      y: column(({ y }) => y),
      angle: column(({ angle }) => angle),
      floor: column(({ floor }) => idOf(floors, floor)),
      zone: column(({ zone }) => idOf(zones, zone)),
      info: column(() => ''),
      isObstructed: column(() => false),
    },
    floors,
    zones,
    groups: [],
    blocks,
  };
}

export interface SavedSeat {
  /** That is there already. */
  readonly seat: number | null;
  readonly label: string;
  readonly row: string;
  readonly seatNumber: string;
  readonly type: SeatType;
  readonly floor: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** From the stage, the best first. */
  readonly rowRank: number;
  /** From the left; where seats are an aisle apart, a number is left out. */
  readonly position: number;
}

/** For the server: rows ranked from the stage, which is at the top, and seats by their place in the row. */
export function saveSeats({ seats }: Drawing): readonly SavedSeat[] {
  const rows = [...Map.groupBy(seats, ({ floor, row }) => `${floor}/${row}`).values()];
  const highest = (row: readonly DrawnSeat[]) => Math.max(...row.map(({ y }) => y));
  return rows
    .toSorted((a, b) => highest(a) - highest(b))
    .flatMap((row, rank) => {
      let position = 0;
      let before: DrawnSeat | undefined;
      return row
        .toSorted((a, b) => a.x - b.x)
        .map((seat) => {
          position += before && Math.hypot(seat.x - before.x, seat.y - before.y) > 1.8 ? 2 : 1;
          before = seat;
          const { id, number, type, floor, zone, x, y, angle } = seat;
          const label = labelOf(seat);
          return {
            seat: id,
            label,
            row: seat.row,
            seatNumber: number,
            type,
            floor,
            zone,
            x,
            y,
            angle,
            rowRank: rank + 1,
            position,
          };
        });
    });
}

/** As the server answers it. */
export function readDrawing({ seats, floors, zones, blocks }: WirePlan): Drawing {
  const nameOf = (named: WirePlan['floors'], id: number | undefined) =>
    named.find((one) => one.id === id)?.name ?? '';
  return {
    seats: seats.id.map((id, index) => ({
      key: index + 1,
      id,
      row: seats.row[index] ?? '',
      number: seats.number[index] ?? '',
      type: SEAT_TYPES.find((type) => type === seats.type[index]) ?? 'normal',
      floor: nameOf(floors, seats.floor[index]),
      zone: nameOf(zones, seats.zone[index]),
      x: seats.x[index] ?? 0,
      y: seats.y[index] ?? 0,
      angle: seats.angle[index] ?? 0,
    })),
    blocks,
  };
}
