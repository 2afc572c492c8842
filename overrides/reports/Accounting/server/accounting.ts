/** `GET /reports/accounting` and its files: a CSV by account, and every entry as the French administration wants it (FEC). */
import type { AccountingQueryValues } from '../../../../schema/generated/reports/AccountingQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import type { ReportTable } from '../../Period/model/reportTable.ts';
import { answerCsv, answerPaper, answerXlsx, readPaper } from '../../Period/server/answerTable.ts';
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

const TITLES = { en: 'Accounts', fr: 'Comptes' } as const;

async function tabulate(context: ReadContext, query: AccountingQueryValues): Promise<ReportTable> {
  const { language } = query;
  const { report } = await read(context, query, 'accounting.export');
  const { from, to } = report;
  return {
    title: TITLES[language],
    filename: `${TITLES[language].toLowerCase()}-${from}-${to}`,
    language,
    from,
    to,
    rows: listAccountRows(report, language),
    amounts: 4,
    hasTotal: true,
  };
}

export const writeAccounting = defineCall('GET /reports/accounting.csv', async (context, { query }) =>
  answerCsv(await tabulate(context, query)),
);

export const writeAccountingXlsx = defineCall('GET /reports/accounting.xlsx', async (context, { query }) =>
  answerXlsx(await tabulate(context, query)),
);

export const writeAccountingPdf = defineCall('GET /reports/accounting.pdf', {
  run: async (context, { query }) => readPaper(context, await tabulate(context, query)),
  finish: answerPaper,
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
