/** Rows of CSV (RFC 4180) that are in memory: heads, and reports of refused rows. Large exports: `renderCsvRow.ts`. */
import { stringify } from 'csv-stringify/sync';
import { withGuard } from './formulaGuard.ts';

export const lineEnd = '\r\n';

/** Excel in French reads the semicolon, because the comma is its decimal sign. */
export const delimiterOf = (language: 'en' | 'fr'): ',' | ';' => (language === 'fr' ? ';' : ',');

/**
 * Each row with the line end behind it. Texts are quoted and harmless to a spreadsheet, numbers are as they are.
 *
 * @param decimal sign of numbers; a comma needs another delimiter
 */
export function renderCsv(
  rows: readonly (readonly (string | number)[])[],
  delimiter: string,
  decimal: '.' | ',' = '.',
): string {
  return stringify(rows as (string | number)[][], {
    delimiter,
    record_delimiter: lineEnd,
    quoted_string: true,
    cast: { string: withGuard, number: (value) => String(value).replace('.', decimal) },
  });
}
