/** A mapping names columns that the file has, and where each may go. */
import { TARGETS } from '../model/columns.ts';
import { isObject, readMapping, type Sheet } from '../model/settings.ts';
import { importsProblem } from './errors.ts';

/** @throws TIMPORT-002 */
export function demandMapping(file: number, mapping: unknown, sheet: Sheet): void {
  const refuse = (reason: string) => importsProblem('TIMPORT-002', { file, reason });
  if (!isObject(mapping) || !isObject(mapping.columns)) throw refuse('it names no columns');
  const known: readonly string[] = TARGETS;
  for (const [column, target] of Object.entries(mapping.columns)) {
    const shown = column.slice(0, 80);
    if (!sheet.columns.includes(column)) throw refuse(`the file has no column "${shown}"`);
    if (target !== null && !(typeof target === 'string' && known.includes(target)))
      throw refuse(`the column "${shown}" cannot go to "${String(target).slice(0, 80)}"`);
  }
  const { columns, generateBarcode } = readMapping(mapping);
  const targets = Object.values(columns).filter((target) => target !== null);
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice) throw refuse(`two columns go to "${twice}"`);
  if (!targets.includes('barcode') && !generateBarcode)
    throw refuse('no column has the codes, and none are to be made');
}
