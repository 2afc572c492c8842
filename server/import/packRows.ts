/** Rows as bytes, many to a pack: so they go from thread to thread without a copy, and lie in memory as small as in the file. */
import { deserialize, serialize } from 'node:v8';
import type { Problem } from '../errors.ts';
import { importProblem } from './errors.ts';
import type { TableRow } from './tableRow.ts';

const rowsOfPack = 500;
/** Of all packs together: a text that a workbook has once may be in every one of its cells. */
const mostBytes = 160 * 1_048_576;

/** @throws IMP-003 when they are too large together */
export async function packRows(rows: AsyncIterable<TableRow>): Promise<Uint8Array[]> {
  const packs: Uint8Array[] = [];
  let left = mostBytes;
  let open: TableRow[] = [];
  let weight = 0;
  const close = (): void => {
    const pack = new Uint8Array(serialize(open));
    left -= pack.length;
    if (left < 0) throw tooLarge();
    packs.push(pack);
    open = [];
    weight = 0;
  };
  for await (const row of rows) {
    open.push(row);
    for (const cell of row.cells) if (typeof cell === 'string') weight += cell.length;
    if (weight > left) throw tooLarge();
    if (open.length >= rowsOfPack) close();
  }
  if (open.length > 0) close();
  return packs;
}

function tooLarge(): Problem {
  return importProblem('IMP-003', { most: Math.round(mostBytes / 1_048_576), what: 'megabytes' });
}

export function* unpackRows(packs: Iterable<Uint8Array>): Generator<TableRow> {
  for (const pack of packs) yield* deserialize(pack) as TableRow[];
}
