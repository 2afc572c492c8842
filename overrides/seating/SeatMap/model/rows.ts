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

/** Two names so near, as on both sides of an aisle, are one in the middle. */
const AISLE = 3;

/** A row's name stands beyond both of its ends, and once in an aisle. */
export function listRowNames(
  areas: readonly SeatArea[],
  { x, y }: Pick<SeatPlan, 'x' | 'y'>,
): readonly RowName[] {
  const ends = areas.flatMap(({ floor, rows }) =>
    rows.flatMap(({ row, seats }) => {
      const [first, last] = [seats[0], seats.at(-1)];
      if (!row || first === undefined || last === undefined) return [];
      return [
        { floor, name: row, x: (x[first] ?? 0) - 1, y: y[first] ?? 0 },
        { floor, name: row, x: (x[last] ?? 0) + 1, y: y[last] ?? 0 },
      ];
    }),
  );
  const byRow = Map.groupBy(ends, ({ floor, name }) => `${floor}/${name}`);
  return [...byRow.values()].flatMap((names) => mergeNear(names));
}

function mergeNear(names: readonly RowName[]): readonly RowName[] {
  const merged: RowName[] = [];
  for (const { name, x, y } of names.toSorted((a, b) => a.x - b.x)) {
    const before = merged.at(-1);
    if (before && x - before.x < AISLE && Math.abs(y - before.y) < 1)
      merged.splice(-1, 1, { name, x: (x + before.x) / 2, y: (y + before.y) / 2 });
    else merged.push({ name, x, y });
  }
  return merged;
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
