/**
 * A record as one line of CSV (RFC 4180), written by PostgreSQL. A text that a spreadsheet would run as a formula gets
 * an apostrophe in front, one more if it begins with one already, so that an import can take it off again.
 */
import { literal } from '../query/identifiers.ts';
import type { Value } from './renderValue.ts';

/** Full-width signs too: a spreadsheet in an Asian language reads them as its own. */
export const formulaStart = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Texts are always quoted: to look whether each must be costs more than the two signs. */
function cellSql({ type, text }: Value, delimiter: string): string {
  if (type === 'text') {
    const quoted = `replace(${text}, '"', '""')`;
    // All signs to be guarded against come before the letters, which one comparison of bytes tells of most texts. An
    // apostrophe alone is rare: the expression is only tried then.
    const guarded = `CASE WHEN (${text}) COLLATE "C" >= 'A' AND (${text}) COLLATE "C" < '\uff0b' THEN '"' WHEN left(${text}, 1) IN ('=', '+', '-', '@', E'\\t', E'\\r', '\uff1d', '\uff0b', '\uff0d', '\uff20') OR (left(${text}, 1) = '''' AND ${text} ~ '^''+[=+@\\t\\r\uff1d\uff0b\uff0d\uff20-]') THEN '"''' ELSE '"' END`;
    return `coalesce(${guarded} || ${quoted} || '"', '')`;
  }
  const isDecimal = type === 'number' || type === 'money';
  if (isDecimal && delimiter === ',')
    return `coalesce(CASE WHEN strpos(${text}, ',') > 0 THEN '"' || ${text} || '"' ELSE ${text} END, '')`;
  return `coalesce(${text}, '')`;
}

export function csvRowSql(values: readonly Value[], delimiter: string): string {
  return values.map((value) => cellSql(value, delimiter)).join(` || ${literal(delimiter)} || `);
}
