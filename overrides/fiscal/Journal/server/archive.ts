/** The journal as a file: JSON Lines, a record a line, for anybody to read and `npm run verify` to prove (R29). */
import type { JournalRow } from './verifyJournal.ts';

/** Columns of `journal_record` as `JournalRow`, in the order of an archive. */
export const journalColumns = `r."contract_id" AS "contract", r."is_demo" AS "isDemo", r."series", r."number",
  to_json(r."recorded_at") #>> '{}' AS "recordedAt", r."content", r."signature"`;

export const writeArchive = (rows: readonly JournalRow[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const isRow = (value: unknown): value is JournalRow =>
  value !== null &&
  typeof value === 'object' &&
  'contract' in value &&
  'series' in value &&
  'number' in value &&
  'recordedAt' in value &&
  'content' in value &&
  'signature' in value;

/** @throws Error that names the line which is no record */
export function readArchive(text: string): readonly JournalRow[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      value = undefined;
    }
    if (!isRow(value)) throw new Error(`Line ${index + 1} of the archive is no record of a journal.`);
    return [value];
  });
}
