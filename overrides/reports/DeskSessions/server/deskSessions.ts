/** `GET /accountability/desk_sessions` and its file: who sold at which desk on which day, what was taken, counted and missing. */
import type { DeskSessionsOfDays } from '../../../../schema/generated/reports/DeskSessionsOfDays.ts';
import type { DeskSessionsQueryValues } from '../../../../schema/generated/reports/DeskSessionsQuery.ts';
import { defineCall } from '../../../../server/call.ts';
import type { ReadContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerCsv } from '../../Period/server/answerTable.ts';
import { readPeriod } from '../../Period/server/readPeriod.ts';
import { chooseSessions, listSessionRows } from '../model.ts';

const readSessions = sqlFile<
  { readonly contract: number; readonly from: string | null; readonly to: string | null },
  { readonly answer: DeskSessionsOfDays }
>(import.meta.dirname, 'readDeskSessions.sql');

/** @throws Problem REPORT-001 to who oversees some desks only, REPORT-002 for no period */
async function read(
  context: Pick<ReadContext, 'tx' | 'contract' | 'caller'>,
  query: Pick<DeskSessionsQueryValues, 'from' | 'to' | 'seller' | 'desk' | 'state'>,
): Promise<DeskSessionsOfDays> {
  const { tx, contract } = context;
  const { from, to } = readPeriod(context, query, 'desk.oversee');
  const [row] = await tx.query(readSessions({ contract, from, to }));
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  return { ...row.answer, sessions: chooseSessions(row.answer.sessions, query) };
}

export const listDeskSessions = defineCall(
  'GET /accountability/desk_sessions',
  async (context, { query }) => ({
    value: await read(context, query),
  }),
);

const TITLES = { en: 'Desk sessions', fr: 'Sessions de caisse' } as const;

export const writeDeskSessions = defineCall(
  'GET /accountability/desk_sessions.csv',
  async (context, { query }) => {
    const { language } = query;
    const { sessions, timezone, from, to } = await read(context, query);
    return answerCsv({
      title: TITLES[language],
      filename: `${TITLES[language].toLowerCase().replaceAll(' ', '-')}-${from}-${to}`,
      language,
      from,
      to,
      rows: listSessionRows(sessions, { language, timezone }),
      amounts: 10,
      hasTotal: false,
    });
  },
);
