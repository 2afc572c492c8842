/** A statement of a file of its own, read once: `sqlFile<Parameters, Row>(import.meta.dirname, 'recordSale.sql')`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '../kit.ts';
import { sqlText } from './sqlText.ts';

/**
 * @param folder of the module that uses it
 * @param name one file, one statement; its comments are not sent
 */
export function sqlFile<Parameters extends object, Row = never>(
  folder: string,
  name: string,
): (parameters: Parameters) => Statement<Row> {
  const file = join(folder, name);
  return sqlText<Parameters, Row>({ file, text: readFileSync(file, 'utf8').trimEnd() });
}
