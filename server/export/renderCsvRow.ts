/** A record as one line of CSV (RFC 4180), written by PostgreSQL, its texts guarded as `formulaGuard.ts` does. */
import { literal } from '../query/identifiers.ts';
import type { Value } from './renderValue.ts';

/** Texts are always quoted: to look whether each must be costs more than the two signs. */
function cellSql({ type, text }: Value, delimiter: string): string {
  if (type === 'text') {
    const quoted = `replace(${text}, '"', '""')`;
    // All signs to be guarded against come before the letters, which one comparison of bytes settles for most texts. An
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
