/** Blocks of rows side by side, as stands are: each a zone of its own, its rows named after it, all turned to one side. Pure. */
import { type DrawnSeat, makeRows, type RowsToAdd } from '../../SeatConfig/model.ts';
import { nextTable } from './makeTables.ts';
import { turnSeats } from './turnSeats.ts';

export interface BlocksToAdd extends RowsToAdd {
  readonly blocks: number;
  /** Of the first block, e.g. `101`; empty where blocks have no names. */
  readonly firstBlock: string;
}

/** Between the seats of two blocks, in units of a seat's width. */
const WAY = 1.5;

/** @param at the middle of the first rows, how far all is turned, in degrees, clockwise; key of the first seat */
export function makeBlocks(
  { blocks, firstBlock, ...rows }: BlocksToAdd,
  at: { readonly key: number; readonly x: number; readonly y: number; readonly degrees: number },
): readonly DrawnSeat[] {
  const xs = makeRows({ ...rows, rows: 1 }, { key: 1, y: 0 }).map(({ x }) => x);
  const pitch = Math.max(...xs) - Math.min(...xs) + 1 + WAY;
  const made: DrawnSeat[] = [];
  let name = firstBlock;
  for (let block = 0; block < blocks; block += 1) {
    const own = makeRows(
      {
        ...rows,
        firstRow: `${name}${rows.firstRow}`,
        zone: [rows.zone, name].filter(Boolean).join(' '),
      },
      { key: at.key + made.length, y: 0 },
    );
    for (const seat of own) made.push({ ...seat, x: seat.x + (block - (blocks - 1) / 2) * pitch });
    name = name && nextTable(name);
  }
  return turnSeats(made, at);
}
