/** Rows of a report as a file: what a spreadsheet of that language reads, a workbook, or paper. */
import {
  delimiterOf,
  type OutsideContext,
  type ReadContext,
  renderCsv,
  renderXlsx,
} from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { answerSheet } from '../../../fiscal/Sheet/server/sheetTask.ts';
import { describeTable, digitsOf, type ReportTable } from '../model/reportTable.ts';

export function answerCsv({ rows, language, filename }: ReportTable) {
  const text = renderCsv(rows, delimiterOf(language), language === 'fr' ? ',' : '.');
  return {
    document: Buffer.from(`\ufeff${text}`),
    contentType: 'text/csv; charset=utf-8',
    filename: `${filename}.csv`,
  };
}

export async function answerXlsx(table: ReportTable) {
  const { title, rows, filename } = table;
  return {
    document: await renderXlsx({ title, rows, digitsOf: (row, column) => digitsOf(table, row, column) }),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    filename: `${filename}.xlsx`,
  };
}

export interface PaperTable {
  readonly table: ReportTable;
  readonly operator: string;
}

/** With whose report it is, as paper names them. */
export async function readPaper(
  { tx, contract }: Pick<ReadContext, 'tx' | 'contract'>,
  table: ReportTable,
): Promise<PaperTable> {
  const [organiser] = await tx.query(
    db
      .selectFrom('contract')
      .select(['company_name as name', 'company_display_name as shown'])
      .where('id', '=', contract),
  );
  return { table, operator: organiser?.name || organiser?.shown || '' };
}

export const answerPaper = (
  context: Pick<OutsideContext, 'host' | 'contract' | 'signal'>,
  { table, operator }: PaperTable,
) => answerSheet(context, describeTable(table, operator), table.filename);
