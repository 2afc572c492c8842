/** A drawing as the map shows it, and as it is saved and read back. Pure. */
import type { WirePlan } from '../../SeatMap/model/wire.ts';
import { type Drawing, type DrawnSeat, labelOf, SEAT_TYPES, type SeatType } from '../model.ts';

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
      info: column(({ info }) => info),
      isObstructed: column(({ isObstructed }) => isObstructed),
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
  readonly hasObstructedView: boolean;
  readonly info: string;
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
          const { id, number, type, floor, zone, x, y, angle, isObstructed, info } = seat;
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
            hasObstructedView: isObstructed,
            info,
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
      isObstructed: seats.isObstructed[index] ?? false,
      info: seats.info[index] ?? '',
    })),
    blocks,
  };
}
