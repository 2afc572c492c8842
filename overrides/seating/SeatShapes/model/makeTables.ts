/** Round tables with chairs around them: each table is a row of its own, its chairs numbered clockwise from the stage. Pure. */

import { type Drawing, type DrawnSeat, nextRow, round, type SeatType } from '../../SeatConfig/model.ts';
import type { PlanBlock } from '../../SeatMap/model/wire.ts';

export interface TablesToAdd {
  readonly tables: number;
  readonly seats: number;
  /** Tables side by side. */
  readonly across: number;
  /** Of the first table, e.g. `T1`; the next ones follow it. */
  readonly firstTable: string;
  readonly type: SeatType;
  readonly floor: string;
  readonly zone: string;
}

/** Between the middles of two chairs of a table, in units of a seat's width. */
const CHAIR = 1.05;
/** Between the chairs of two tables. */
const WAY = 1.6;

/** @example nextTable('T9') // 'T10' */
export function nextTable(name: string): string {
  const [, start = '', number] = /^(.*?)(\d+)$/s.exec(name) ?? [];
  return number === undefined ? nextRow(name, true) : `${start}${Number(number) + 1}`;
}

/** Around x = 0, from y on. @param key of the first chair */
export function makeTables(
  { tables, seats, across, firstTable, type, floor, zone }: TablesToAdd,
  { key, y }: { readonly key: number; readonly y: number },
): Drawing {
  const radius = Math.max(1, (seats * CHAIR) / (2 * Math.PI));
  const pitch = 2 * radius + 1 + WAY;
  const columns = Math.min(across, tables);
  const made: DrawnSeat[] = [];
  const blocks: PlanBlock[] = [];
  let row = firstTable;
  for (let table = 0; table < tables; table += 1) {
    const middle = {
      x: ((table % columns) - (columns - 1) / 2) * pitch,
      y: y + radius + Math.floor(table / columns) * pitch,
    };
    for (let chair = 0; chair < seats; chair += 1) {
      const turn = (chair / seats) * 2 * Math.PI;
      made.push({
        key: key + made.length,
        id: null,
        row,
        number: String(chair + 1),
        type,
        floor,
        zone,
        x: round(middle.x + Math.sin(turn) * radius),
        y: round(middle.y - Math.cos(turn) * radius),
        angle: round((turn * 180) / Math.PI),
        isObstructed: false,
        info: '',
      });
    }
    const half = Math.max(0.3, radius - 0.6);
    blocks.push({
      info: '',
      x: round(middle.x - half),
      y: round(middle.y - half),
      width: round(2 * half),
      height: round(2 * half),
      fontSize: 10,
    });
    row = nextTable(row);
  }
  return { seats: made, blocks };
}
