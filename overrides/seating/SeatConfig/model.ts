/** A room as it is drawn: rows of seats laid out and numbered, changed together, checked before they are saved. Pure. */
import type { PlanBlock } from '../SeatMap/model/wire.ts';

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
  readonly isObstructed: boolean;
  /** For whoever takes it. */
  readonly info: string;
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
        isObstructed: false,
        info: '',
      });
    }
    row = nextRow(row, skipsLetters);
  }
  return made;
}

export const round = (value: number) => Math.round(value * 1000) / 1000;

/** Below all there is, with a row's distance between. */
export function findFreeLine({ seats, blocks }: Drawing): number {
  const lowest = [...seats.map(({ y }) => y), ...blocks.map(({ y, height }) => y + height - 0.5)];
  return lowest.length === 0 ? 0 : round(Math.max(...lowest) + 2 * ROW_DISTANCE);
}

export const labelOf = ({ row, number }: Pick<DrawnSeat, 'row' | 'number'>) =>
  row ? `${row}-${number}` : number;

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

export const nextKey = ({ seats }: Drawing) => Math.max(0, ...seats.map(({ key }) => key)) + 1;

/** The name that comes last: the longest, and of those the last in the alphabet. */
export function lastRow({ seats }: Drawing): string {
  const rows = [...new Set(seats.map(({ row }) => row))];
  return rows.toSorted((a, b) => a.length - b.length || a.localeCompare(b)).at(-1) ?? '';
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
