/** `GET /reports/sales` and its file: sales of a period summed by one thing, by one of three dates, from the ledger alone (R32). */
import type { SalesBreakdown } from '../../../../schema/generated/reports/SalesBreakdown.ts';
import type { SalesQueryValues } from '../../../../schema/generated/reports/SalesQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { ReportTable } from '../../Period/model/reportTable.ts';
import { answerCsv, answerPaper, answerXlsx, readPaper } from '../../Period/server/answerTable.ts';
import { readPeriod } from '../../Period/server/readPeriod.ts';
import { listSalesRows } from '../model.ts';

const sumSales = sqlFile<
  {
    readonly contract: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly by: string;
    readonly basis: string;
  },
  { readonly sales: SalesBreakdown }
>(import.meta.dirname, 'readSales.sql');

/** @throws Problem REPORT-001 to who may see a part of them, REPORT-002 for no period */
async function read(context: ReadContext, query: SalesQueryValues): Promise<SalesBreakdown> {
  const { by, basis } = query;
  const days = readPeriod(context, query, 'reports.read');
  const { tx, contract } = context;
  const [row] = await tx.query(sumSales({ contract, ...days, by, basis }));
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  return row.sales;
}

export const readSales = defineCall('GET /reports/sales', async (context, { query }) => ({
  value: await read(context, query),
}));

const TITLES = { en: 'Sales', fr: 'Ventes' } as const;

async function tabulate(context: ReadContext, query: SalesQueryValues): Promise<ReportTable> {
  const { language, by } = query;
  const sales = await read(context, query);
  const { from, to } = sales;
  const rows = listSalesRows(sales, by, language);
  return {
    title: `${TITLES[language]} – ${rows[0]?.[0] ?? ''}`,
    filename: `${TITLES[language].toLowerCase()}-${by}-${from}-${to}`,
    language,
    from,
    to,
    rows,
    amounts: 3,
    hasTotal: false,
  };
}

export const writeSales = defineCall('GET /reports/sales.csv', async (context, { query }) =>
  answerCsv(await tabulate(context, query)),
);

export const writeSalesXlsx = defineCall('GET /reports/sales.xlsx', async (context, { query }) =>
  answerXlsx(await tabulate(context, query)),
);

export const writeSalesPdf = defineCall('GET /reports/sales.pdf', {
  run: async (context, { query }) => readPaper(context, await tabulate(context, query)),
  finish: answerPaper,
});
