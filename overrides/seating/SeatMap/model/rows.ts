/** The seats by floor, zone and row: for those who choose without the map, and for the rows' names on it. */
import type { SeatPlan } from './seatPlan.ts';

export interface SeatRow {
  readonly row: string;
  /** Indexes, from one end of the row to the other. */
  readonly seats: readonly number[];
}

export interface SeatArea {
  /** Of floor and zone, unique. */
  readonly key: string;
  readonly floor: string;
  readonly zone: string;
  /** As the room has them, from the stage. */
  readonly rows: readonly SeatRow[];
  readonly count: number;
}

const nameOf = (named: readonly { readonly id: number; readonly name: string }[], id: number) =>
  named.find((one) => one.id === id)?.name ?? '';

export function listAreas(
  plan: Pick<SeatPlan, 'count' | 'seats' | 'floors' | 'zones' | 'x' | 'y'>,
): readonly SeatArea[] {
  const { seats, x, y } = plan;
  const indexes = Array.from({ length: plan.count }, (_, index) => index);
  const byArea = Map.groupBy(indexes, (index) => `${seats.floor[index]}/${seats.zone[index]}`);
  const areas = [...byArea].map(([key, own]): SeatArea => {
    const first = own[0] ?? 0;
    const byRow = Map.groupBy(own, (index) => seats.row[index] ?? '');
    const rows = [...byRow].map(([row, of]) => ({
      row,
      seats: of.toSorted((a, b) => (x[a] ?? 0) - (x[b] ?? 0) || (y[a] ?? 0) - (y[b] ?? 0)),
    }));
    const heightOf = ({ seats: of }: SeatRow) =>
      of.reduce((sum, index) => sum + (y[index] ?? 0), 0) / of.length;
    return {
      key,
      floor: nameOf(plan.floors, seats.floor[first] ?? 0),
      zone: nameOf(plan.zones, seats.zone[first] ?? 0),
      rows: rows.toSorted((a, b) => heightOf(a) - heightOf(b) || a.row.localeCompare(b.row)),
      count: own.length,
    };
  });
  // From the stage, and from the left.
  const placeOf = ({ rows }: SeatArea) => rows[0]?.seats[0] ?? 0;
  return areas.toSorted(
    (a, b) => (y[placeOf(a)] ?? 0) - (y[placeOf(b)] ?? 0) || (x[placeOf(a)] ?? 0) - (x[placeOf(b)] ?? 0),
  );
}

export interface RowName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Seats farther apart than this have a name between them, and from the other on one for each side. */
const AISLE = 1.8;
const WIDE = 4;

/** A row's name stands beyond both of its ends, and in an aisle within it. */
export function listRowNames(
  areas: readonly SeatArea[],
  { x, y }: Pick<SeatPlan, 'x' | 'y'>,
): readonly RowName[] {
  const parts = areas.flatMap(({ floor, rows }) => rows.map((part) => ({ ...part, floor })));
  const byRow = Map.groupBy(
    parts.filter(({ row }) => row),
    ({ floor, row }) => `${floor}/${row}`,
  );
  return [...byRow.values()].flatMap((own) => {
    const name = own[0]?.row ?? '';
    const all = own.flatMap((part) => part.seats);
    const span = (values: Float32Array) => {
      const of = all.map((seat) => values[seat] ?? 0);
      return Math.max(...of) - Math.min(...of);
    };
    // A row beside the stage runs from front to back.
    const isUpright = span(y) > span(x);
    const along = isUpright ? y : x;
    const seats = all.toSorted((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
    const nameAt = (seat: number, by: number) => ({
      name,
      x: (x[seat] ?? 0) + (isUpright ? 0 : by),
      y: (y[seat] ?? 0) + (isUpright ? by : 0),
    });
    return [
      ...seats.slice(0, 1).map((seat) => nameAt(seat, -1)),
      ...seats.slice(1).flatMap((seat, index) => {
        const before = seats[index] ?? seat;
        const gap = (along[seat] ?? 0) - (along[before] ?? 0);
        if (gap <= AISLE) return [];
        return gap < WIDE ? [nameAt(before, gap / 2)] : [nameAt(before, 1), nameAt(seat, -1)];
      }),
      ...seats.slice(-1).map((seat) => nameAt(seat, 1)),
    ];
  });
}

export interface ZoneName {
  readonly floor: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly seats: readonly number[];
}

/** Zones and floors in the middle of their seats, for who looks from afar. */
export function listZoneNames(
  areas: readonly SeatArea[],
  { x, y }: Pick<SeatPlan, 'x' | 'y'>,
): readonly ZoneName[] {
  return areas.map(({ floor, zone, rows }) => {
    const seats = rows.flatMap((row) => row.seats);
    const middle = (values: Float32Array) =>
      seats.reduce((sum, index) => sum + (values[index] ?? 0), 0) / seats.length;
    return { floor, zone, seats, x: middle(x), y: middle(y) };
  });
}
