/** `GET /reports/takings` and its file: what was sold, given back and taken in a period of fiscal days (R30b), from the ledger alone (R32). */
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import type { TakingsFileQueryValues } from '../../../../schema/generated/reports/TakingsFileQuery.ts';
import type { TakingsQueryValues } from '../../../../schema/generated/reports/TakingsQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { ReportTable } from '../../Period/model/reportTable.ts';
import { answerCsv, answerPaper, answerXlsx, readPaper } from '../../Period/server/answerTable.ts';
import { readPeriod } from '../../Period/server/readPeriod.ts';
import { listTakingsRows } from '../model.ts';

const sumTakings = sqlFile<
  { readonly contract: number; readonly from: string | null; readonly to: string | null },
  { readonly takings: Takings }
>(import.meta.dirname, 'readTakings.sql');

/** @throws Problem REPORT-001 to who may see a part of them, REPORT-002 for no period */
async function read(
  context: Pick<ReadContext, 'tx' | 'contract' | 'caller'>,
  days: Pick<TakingsQueryValues, 'from' | 'to'>,
): Promise<Takings> {
  const { tx, contract } = context;
  const { from, to } = readPeriod(context, days, 'reports.read');
  const [row] = await tx.query(sumTakings({ contract, from, to }));
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  return row.takings;
}

export const readTakings = defineCall('GET /reports/takings', async (context, { query }) => ({
  value: await read(context, query),
}));

const TITLES = { en: 'Sales', fr: 'Ventes' } as const;

async function tabulate(context: ReadContext, query: TakingsFileQueryValues): Promise<ReportTable> {
  const { language } = query;
  const takings = await read(context, query);
  const { from, to } = takings;
  return {
    title: TITLES[language],
    filename: `${TITLES[language].toLowerCase()}-${from}-${to}`,
    language,
    from,
    to,
    rows: listTakingsRows(takings, language),
    amounts: 4,
    hasTotal: false,
  };
}

export const writeTakings = defineCall('GET /reports/takings.csv', async (context, { query }) =>
  answerCsv(await tabulate(context, query)),
);

export const writeTakingsXlsx = defineCall('GET /reports/takings.xlsx', async (context, { query }) =>
  answerXlsx(await tabulate(context, query)),
);

export const writeTakingsPdf = defineCall('GET /reports/takings.pdf', {
  run: async (context, { query }) => readPaper(context, await tabulate(context, query)),
  finish: answerPaper,
});
