/** `GET /reports/takings` and its file: what was sold, given back and taken in a period of fiscal days (R30b), from the ledger alone (R32). */
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import type { TakingsQueryValues } from '../../../../schema/generated/reports/TakingsQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerCsv } from '../../Period/server/answerCsv.ts';
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

/** The decimals and the delimiter that a spreadsheet of that language reads. */
export const writeTakings = defineCall('GET /reports/takings.csv', async (context, { query }) => {
  const { language } = query;
  const takings = await read(context, query);
  const name = language === 'fr' ? 'ventes' : 'sales';
  return answerCsv(listTakingsRows(takings, language), language, `${name}-${takings.from}-${takings.to}`);
});
