/** `GET /reports/accounting` and its files: a CSV by account, and every entry as the French administration wants it (FEC). */
import type { AccountingQueryValues } from '../../../../schema/generated/reports/AccountingQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { answerCsv } from '../../Period/server/answerCsv.ts';
import { readPeriod } from '../../Period/server/readPeriod.ts';
import { listAccountRows } from '../model/accountRows.ts';
import { writeFec } from '../model/fec.ts';
import { readAccounts, readBookedLines } from './lines.ts';

/** @throws Problem REPORT-001 to who may see a part of them, REPORT-002 for no period */
async function read(context: ReadContext, query: AccountingQueryValues, policy: string) {
  const days = readPeriod(context, query, policy);
  const { tx, contract } = context;
  const asked = { contract, ...days, currency: query.currency ?? null };
  const [row] = await tx.query(readAccounts(asked));
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  return { asked, report: row.report };
}

export const readAccounting = defineCall('GET /reports/accounting', async (context, { query }) => ({
  value: (await read(context, query, 'accounting.read')).report,
}));

export const writeAccounting = defineCall('GET /reports/accounting.csv', async (context, { query }) => {
  const { report } = await read(context, query, 'accounting.export');
  const name = query.language === 'fr' ? 'comptes' : 'accounts';
  return answerCsv(
    listAccountRows(report, query.language),
    query.language,
    `${name}-${report.from}-${report.to}`,
  );
});

export const writeEntries = defineCall('GET /reports/accounting.txt', async (context, { query }) => {
  const { asked, report } = await read(context, query, 'accounting.export');
  const text = writeFec(await context.tx.query(readBookedLines(asked)));
  return {
    document: Buffer.from(text),
    contentType: 'text/plain; charset=utf-8',
    filename: `FEC-${report.from}-${report.to}.txt`.replaceAll('-', ''),
  };
});
