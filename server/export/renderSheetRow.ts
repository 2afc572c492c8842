/** A record as a row of a worksheet's XML, written by PostgreSQL: numbers, dates and truths have their types. */
import { literal } from '../query/identifiers.ts';
import type { Value } from './renderValue.ts';
import { styles } from './sheetCells.ts';

/** No cell of a spreadsheet holds more signs: a longer text ends there, marked by its last one. */
const longest = 32_767;

const unwritableSql = `E'${Array.from({ length: 31 }, (_, index) => index + 1)
  .filter((code) => code !== 9 && code !== 10 && code !== 13)
  .map((code) => `\\x${code.toString(16).padStart(2, '0')}`)
  .join('')}\\uFFFE\\uFFFF'`;

/** Few texts need anything done to them, and to look is five times cheaper than to do it. */
const doubtfulSign = '[\\\\x01-\\\\x08\\\\x0b\\\\x0c\\\\x0e-\\\\x1f&<>\\\\uFFFE\\\\uFFFF]';
const doubtful = `E'${doubtfulSign}|^\\\\s|\\\\s$'`;
const doubtfulRow = `E'${doubtfulSign}|[|]\\\\s|\\\\s[|]'`;

/** A text as its own value: half as long as an inline string, and read by all that read those. */
function textCell(text: string): string {
  const cut = `CASE WHEN char_length(${text}) > ${longest} THEN left(${text}, ${longest - 1}) || '…' ELSE ${text} END`;
  const written = `replace(replace(replace(translate(${cut}, ${unwritableSql}, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
  const own = `CASE WHEN octet_length(${text}) > ${longest} OR ${text} ~ ${doubtful} THEN ' xml:space="preserve">' || ${written} ELSE '>' || ${text} END`;
  return `'<c t="str"><v' || ${own} || '</v></c>'`;
}

const typed = (style: number, value: string): string =>
  `'<c${style ? ` s="${style}"` : ''}><v>' || ${value} || '</v></c>'`;

/** Days since the 30th of December 1899; spreadsheets know nothing before 1900. */
function dateSql({ type, sql, text }: Value): string {
  const days =
    type === 'date'
      ? `(${sql} - DATE '1899-12-30')`
      : `trim_scale(round((extract(epoch FROM ${sql}) / 86400 + 25569)::numeric, 9))`;
  const style = type === 'date' ? styles.date : styles.dateTime;
  return `CASE WHEN ${sql} >= DATE '1900-03-01' THEN ${typed(style, `${days}::text`)} ELSE ${textCell(text)} END`;
}

/** The same for a text that is known to need nothing. */
const bareCell = (text: string): string => `'<c t="str"><v>' || ${text} || '</v></c>'`;

function cellSql(value: Value, ofText: (text: string) => string): string {
  const { type, sql, text } = value;
  switch (type) {
    case 'integer':
    case 'number':
      return typed(styles.plain, `(${sql})::text`);
    case 'money':
      return `CASE scale(${sql}) WHEN 0 THEN ${typed(styles.wholeMoney, `(${sql})::text`)} WHEN 3 THEN ${typed(styles.milliMoney, `(${sql})::text`)} ELSE ${typed(styles.money, `(${sql})::text`)} END`;
    case 'boolean':
      return `'<c t="b"><v>' || (${sql})::int::text || '</v></c>'`;
    case 'date':
    case 'dateTime':
      return dateSql(value);
    default:
      return ofText(text);
  }
}

const isText = ({ type }: Value): boolean => type === 'text' || type === 'plain';

/** Looked at once a row: in most nothing has to be done to any text. A bar at either end of each shows where it ends. */
function areTextsBare(texts: readonly string[]): string {
  const lengths = texts.map((text) => `octet_length(${text})`).join(', ');
  const joined = `array_to_string(ARRAY['', ${texts.join(', ')}, ''], '|')`;
  return `coalesce(greatest(${lengths}) <= ${longest}, true) AND ${joined} !~ ${doubtfulRow}`;
}

export function sheetRowSql(values: readonly Value[]): string {
  const row = (ofText: (text: string) => string): string => {
    const cells = values.map((value) => `coalesce(${cellSql(value, ofText)}, ${literal('<c/>')})`);
    return `'<row>' || ${cells.join(' || ')} || '</row>'`;
  };
  const texts = values.filter(isText).map(({ text }) => text);
  if (texts.length < 2) return row(textCell);
  return `CASE WHEN ${areTextsBare(texts)} THEN ${row(bareCell)} ELSE ${row(textCell)} END`;
}
