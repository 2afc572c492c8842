/** A workbook of rows that are in memory: a head and texts, whole numbers and amounts. Large exports: `answerExport.ts`. */
import { styles, xmlText } from './sheetCells.ts';
import { writeXlsx } from './writeXlsx.ts';

export interface SmallWorkbook {
  /** Of the worksheet. */
  readonly title: string;
  /** The head first. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Decimals of an amount; undefined where a number is none. */
  readonly digitsOf: (row: readonly (string | number)[], column: number) => number | undefined;
}

const styleOf = (digits: number | undefined): number => {
  if (digits === undefined) return styles.plain;
  if (digits === 0) return styles.wholeMoney;
  return digits === 3 ? styles.milliMoney : styles.money;
};

function writeCell(value: string | number, digits: number | undefined): string {
  if (typeof value === 'number') return `<c s="${styleOf(digits)}"><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

export async function renderXlsx({ title, rows, digitsOf }: SmallWorkbook): Promise<Buffer> {
  const [headers = [], ...body] = rows;
  const text = body
    .map(
      (row) => `<row>${row.map((value, column) => writeCell(value, digitsOf(row, column))).join('')}</row>`,
    )
    .join('');
  async function* pages() {
    if (body.length > 0) yield { text, count: body.length };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of writeXlsx({ title, headers: headers.map(String), pages: pages() }))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}
