/** `GET /reports/takings` and its file: what was sold, given back and taken in a period of fiscal days (R30b), from the ledger alone (R32). */
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import type { TakingsQueryValues } from '../../../../schema/generated/reports/TakingsQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import { delimiterOf, holdsForAll, type ReadContext, renderCsv } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { reportProblem } from '../../errors.ts';
import { countDays, listTakingsRows, MOST_DAYS } from '../model.ts';

const POLICY = 'reports.read';

const sumTakings = sqlFile<
  { readonly contract: number; readonly from: string | null; readonly to: string | null },
  { readonly takings: Takings }
>(import.meta.dirname, 'readTakings.sql');

type Days = Pick<TakingsQueryValues, 'from' | 'to'>;

/** @throws Problem REPORT-001 to who may see a part of them, REPORT-002 for no period */
async function read(
  { tx, contract, caller }: Pick<ReadContext, 'tx' | 'contract' | 'caller'>,
  days: Days,
): Promise<Takings> {
  if (!holdsForAll(caller, [POLICY])) throw reportProblem('REPORT-001', { policy: POLICY });
  const from = days.from ?? days.to ?? null;
  const to = days.to ?? days.from ?? null;
  if (from !== null && to !== null && countDays(from, to) === undefined)
    throw reportProblem('REPORT-002', { from, to, most: MOST_DAYS });
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
  const text = renderCsv(
    listTakingsRows(takings, language),
    delimiterOf(language),
    language === 'fr' ? ',' : '.',
  );
  return {
    document: Buffer.from(`\ufeff${text}`),
    contentType: 'text/csv; charset=utf-8',
    filename: `${language === 'fr' ? 'ventes' : 'sales'}-${takings.from}-${takings.to}.csv`,
  };
});
