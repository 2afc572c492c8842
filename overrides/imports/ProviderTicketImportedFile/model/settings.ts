/** How a partner's file is to be imported, as it is stored with it. Pure. */
import { type Columns, readColumns } from './columns.ts';
import type { RowStatus } from './readText.ts';

export interface Mapping {
  readonly columns: Columns;
  /** What the partner's words for a status mean; null: not known. */
  readonly statuses: Readonly<Record<string, RowStatus | null>>;
  /** Places without a code get one of ours. */
  readonly generateBarcode: boolean;
}

const STATUSES: readonly RowStatus[] = ['payed', 'booked', 'cancelled', 'refunded', 'ignored'];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readMapping(value: unknown): Mapping {
  const { columns, statuses, generateBarcode } = isObject(value) ? value : {};
  return {
    columns: readColumns(columns),
    statuses: isObject(statuses)
      ? Object.fromEntries(
          Object.entries(statuses).map(([word, status]) => [
            word,
            STATUSES.find((one) => one === status) ?? null,
          ]),
        )
      : {},
    generateBarcode: generateBarcode === true,
  };
}

/** A table of a file as it is shown to whoever maps it. */
export interface Sheet {
  readonly columns: readonly string[];
  /** The first rows. */
  readonly values: readonly (readonly unknown[])[];
  /** Of columns with few values, all of them. */
  readonly distinctValues: Readonly<Record<string, readonly string[]>>;
  readonly sheetName: string;
  readonly sheetIndex: number;
  /** Of a workbook, the names of all. */
  readonly sheetNames: readonly string[];
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function readSheet(value: unknown): Sheet {
  const sheet = isObject(value) ? value : {};
  const distinct = isObject(sheet.distinctValues) ? sheet.distinctValues : {};
  return {
    columns: textsOf(sheet.columns),
    values: Array.isArray(sheet.values) ? sheet.values.filter((row) => Array.isArray(row)) : [],
    distinctValues: Object.fromEntries(
      Object.entries(distinct).map(([column, values]) => [column, textsOf(values)]),
    ),
    sheetName: typeof sheet.sheetName === 'string' ? sheet.sheetName : '',
    sheetIndex: typeof sheet.sheetIndex === 'number' ? sheet.sheetIndex : 0,
    sheetNames: textsOf(sheet.sheetNames),
  };
}

export const DELIMITERS = { comma: ',', semicolon: ';', pipe: '|', tab: '\t' } as const;

export type DelimiterName = keyof typeof DELIMITERS;

export const nameDelimiter = (sign: string | undefined): DelimiterName =>
  (['comma', 'semicolon', 'pipe', 'tab'] as const).find((name) => DELIMITERS[name] === sign) ?? 'semicolon';
