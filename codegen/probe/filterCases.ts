/** What to ask of each variable of a search template, made from rows that are there, and how to recognise a wrong row. Pure. */
import { foldText } from '../../schema/foldText.ts';
import { isNode, listOf, type Node, tailOf, term } from './terms.ts';

export interface FilterCase {
  readonly variable: string;
  /** Values of the variable, repeated in the address. */
  readonly values: readonly string[];
  /** What the rows are expected to be, for a sentence. */
  readonly expected: string;
  /** Absent: any row may come. */
  readonly matches?: (row: Node) => boolean;
  /** A row that must come back. */
  readonly row?: Node;
  /** Rows must come in this order of the property. */
  readonly order?: { readonly property: string; readonly isDescending: boolean };
}

export interface Variable {
  readonly variable: string;
  readonly property: string | undefined;
}

export function readTemplate(collection: unknown): readonly Variable[] {
  return listOf(term(term(collection, 'search'), 'mapping')).flatMap((mapping) => {
    const variable = term(mapping, 'variable');
    const property = term(mapping, 'property');
    if (typeof variable !== 'string') return [];
    const id = isNode(property) ? property['@id'] : property;
    return [{ variable, property: typeof id === 'string' ? tailOf(id) : undefined }];
  });
}

/** A value as an address carries it; undefined: not one to filter by. */
function textOf(value: unknown): string | undefined {
  if (isNode(value)) return typeof value['@id'] === 'string' ? value['@id'] : undefined;
  if (typeof value === 'string')
    return value.trim() === value && value !== '' && value.length < 200 ? value : undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

const textsOf = (row: Node, property: string): readonly string[] =>
  listOf(property === 'id' ? (row['@id'] ?? row.id) : row[property]).flatMap((value) => textOf(value) ?? []);

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Numbers, days and instants compare; other texts are ordered by rules of the server's own. */
function compare(a: string, b: string): number | undefined {
  if (isInstant(a) && isInstant(b)) return Date.parse(a) - Date.parse(b);
  if (isDay(a) && isDay(b)) return Date.parse(a) - Date.parse(b);
  if (a !== '' && b !== '' && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b)))
    return Number(a) - Number(b);
  return undefined;
}

/** `name=` may look for a part of a text: many servers do. */
const isLike = (found: string, asked: string) =>
  found === asked || compare(found, asked) === 0 || foldText(found).includes(foldText(asked));

/** The row whose value is the rarest of those seen: its answer is short, and a filter that does nothing shows. */
function pick(rows: readonly Node[], property: string): { row: Node; text: string } | undefined {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const text of textsOf(row, property)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [text] = [...counts].sort((a, b) => a[1] - b[1])[0] ?? [];
  const row = text === undefined ? undefined : rows.find((one) => textsOf(one, property).includes(text));
  return row && text !== undefined ? { row, text } : undefined;
}

const bounds: Readonly<Record<string, readonly [(sign: number) => boolean, string]>> = {
  gte: [(sign) => sign >= 0, 'at least'],
  gt: [(sign) => sign > 0, 'more than'],
  lte: [(sign) => sign <= 0, 'at most'],
  lt: [(sign) => sign < 0, 'less than'],
  after: [(sign) => sign >= 0, 'not before'],
  before: [(sign) => sign <= 0, 'not after'],
  strictly_after: [(sign) => sign > 0, 'after'],
  strictly_before: [(sign) => sign < 0, 'before'],
};

function boundCase(
  variable: string,
  operator: string,
  { row, text, property }: { row: Node; text: string; property: string },
): FilterCase | undefined {
  const rule = bounds[operator];
  if (!rule || compare(text, text) === undefined) return undefined;
  const [holds, words] = rule;
  return {
    variable,
    values: [text],
    expected: `rows whose "${property}" is ${words} ${JSON.stringify(text)}`,
    matches: (one) => textsOf(one, property).some((found) => holds(compare(found, text) ?? Number.NaN)),
    ...(holds(0) ? { row } : {}),
  };
}

function textCase(
  variable: string,
  operator: string,
  { row, text, property }: { row: Node; text: string; property: string },
): FilterCase | undefined {
  const part =
    operator === 'contains' ? text.slice(Math.floor(text.length / 3)).slice(0, 8) : text.slice(0, 4);
  if (part.trim() !== part || part === '') return undefined;
  const holds = (found: string) =>
    operator === 'contains'
      ? foldText(found).includes(foldText(part))
      : foldText(found).startsWith(foldText(part));
  const words = operator === 'contains' ? 'contains' : 'starts with';
  return {
    variable,
    values: [part],
    expected: `rows whose "${property}" ${words} ${JSON.stringify(part)}`,
    matches: (one) => textsOf(one, property).some(holds),
    row,
  };
}

function existsCases(variable: string, property: string, rows: readonly Node[]): readonly FilterCase[] {
  const has = (row: Node) => row[property] !== undefined && row[property] !== null;
  // Whether an empty list is there is each server's own affair.
  const isEmpty = (row: Node) => Array.isArray(row[property]) && listOf(row[property]).length === 0;
  // Where no row seen has the member, the server may leave it out of lists: then it proves nothing.
  if (!rows.some((row) => property in row)) return [{ variable, values: ['true'], expected: 'an answer' }];
  return [true, false].map((isThere) => {
    const row = rows.find((one) => !isEmpty(one) && has(one) === isThere);
    return {
      variable,
      values: [String(isThere)],
      expected: `rows ${isThere ? 'with' : 'without'} a "${property}"`,
      matches: (one) => isEmpty(one) || has(one) === isThere,
      ...(row ? { row } : {}),
    };
  });
}

function equalCases(
  { variable, property }: { variable: string; property: string },
  rows: readonly Node[],
): readonly FilterCase[] {
  const one = pick(rows, property);
  if (!one) return [];
  const values = [one.text];
  if (variable.endsWith('[]')) {
    const other = rows.flatMap((row) => textsOf(row, property)).find((text) => text !== one.text);
    if (other !== undefined) values.push(other);
  }
  return [
    {
      variable,
      values,
      expected: `rows whose "${property}" is ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
      matches: (row) =>
        textsOf(row, property).some((found) =>
          values.some((asked) => isLike(found, asked) || tailOf(found) === asked),
        ),
      row: one.row,
    },
  ];
}

const plain: Readonly<Record<string, string>> = { page: '1', itemsPerPage: '2' };

/** Empty: nothing that was seen proves it. */
export function filterCases({ variable, property }: Variable, rows: readonly Node[]): readonly FilterCase[] {
  const [, name = '', operator] = /^([^[]+)(?:\[([^\]]*)\])?/.exec(variable) ?? [];
  const value = plain[variable];
  if (value !== undefined) return [{ variable, values: [value], expected: 'an answer' }];
  if (name === 'order' && operator)
    return ['asc', 'desc'].map((direction) => ({
      variable,
      values: [direction],
      expected: `rows in ${direction === 'asc' ? 'rising' : 'falling'} order of "${operator}"`,
      order: { property: operator, isDescending: direction === 'desc' },
    }));
  if (name === 'exists' && operator) return existsCases(variable, operator, rows);
  const about = operator ? name : (property ?? name);
  // Without a property the documents do not describe what it does, and a path leads to what a row may not show.
  if (property === undefined || variable.includes('.')) return [];
  if (!operator) return equalCases({ variable, property: about }, rows);
  const one = pick(rows, about);
  if (!one) return [];
  const seen = { ...one, property: about };
  const found =
    operator === 'contains' || operator === 'startsWith'
      ? textCase(variable, operator, seen)
      : boundCase(variable, operator, seen);
  return found ? [found] : [];
}

/** The first two rows that are in the wrong order, as a sentence quotes them. */
export function findDisorder(
  rows: readonly Node[],
  { property, isDescending }: NonNullable<FilterCase['order']>,
): string | undefined {
  const texts = rows.flatMap((row) => {
    const value = row[property];
    // An IRI is no number, whatever its tail.
    return typeof value === 'number' || (typeof value === 'string' && (isInstant(value) || isDay(value)))
      ? [String(value)]
      : [];
  });
  const index = texts.findIndex((text, at) => {
    const before = texts[at - 1];
    const sign = before === undefined ? 0 : (compare(before, text) ?? 0);
    return isDescending ? sign < 0 : sign > 0;
  });
  return index < 0 ? undefined : `${texts[index - 1]} before ${texts[index]}`;
}
