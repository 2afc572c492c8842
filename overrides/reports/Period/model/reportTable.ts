/** Rows of a report as its files have them: CSV, workbook or paper. Pure. */
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { makeSheetWriter, type Sheet, type SheetLanguage } from '../../../fiscal/Sheet/model.ts';

type Cell = string | number;

export interface ReportTable {
  readonly title: string;
  /** Without its ending. */
  readonly filename: string;
  readonly language: SheetLanguage;
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** The head first; amounts in the currency's own unit. */
  readonly rows: readonly (readonly Cell[])[];
  /** The column of the first amount; all after it are amounts, and two before it is their currency. */
  readonly amounts: number;
  readonly hasTotal: boolean;
}

const WORDS = {
  en: { period: 'Period', none: 'Nothing in this period.' },
  fr: { period: 'Période', none: 'Rien sur cette période.' },
} as const;

export const digitsOf = ({ amounts }: Pick<ReportTable, 'amounts'>, row: readonly Cell[], column: number) =>
  column < amounts ? undefined : currencyDigits(String(row[amounts - 2]));

export function describeTable(table: ReportTable, operator: string): Sheet {
  const { title, language, from, to, rows, amounts, hasTotal } = table;
  const words = WORDS[language];
  const { day, money, count } = makeSheetWriter(language);
  const [head = [], ...body] = rows;
  const write = (row: readonly Cell[]) => (cell: Cell, column: number) => {
    if (typeof cell === 'string') return cell;
    if (column < amounts) return count(cell);
    const currency = String(row[amounts - 2]);
    return money(Math.round(cell * 10 ** currencyDigits(currency)), currency);
  };
  const period = [from, to].map((date) => day(`${date}T12:00:00Z`, 'UTC'));
  return {
    language,
    operator,
    title,
    state: from === to ? (period[0] ?? '') : period.join(' – '),
    facts: [],
    tables: [
      {
        title: '',
        head: head.map(String),
        rows: body.map((row) => row.map(write(row))),
        hasTotal: hasTotal && body.length > 0,
        texts: amounts - 2,
      },
    ],
    note: body.length === 0 ? words.none : '',
    signatures: [],
    isWide: true,
  };
}
