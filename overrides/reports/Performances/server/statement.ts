/** `GET /accountability/{id}/event_date.pdf` and `event_date_items.pdf`: the takings of a performance on paper (R4). */
import type { PerformanceStatementQueryValues } from '../../../../schema/generated/reports/PerformanceStatementQuery.ts';
import { defineAction } from '../../../../server/action.ts';
import { type Caller, requestProblem } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerSheet } from '../../../fiscal/Sheet/server/sheetTask.ts';
import { describeItems, describePerformance, type StatementChoice } from '../model/describePerformance.ts';
import type { PerformanceItems, PerformanceStatement } from '../model/statement.ts';
import { findReach } from './findReach.ts';

interface StatementQuery {
  readonly contract: number;
  readonly eventDate: number;
  /** E-mail of who sold. */
  readonly user: string | null;
  readonly origin: string | null;
  readonly shows: readonly number[] | null;
}

export const readStatement = sqlFile<StatementQuery, { readonly statement: PerformanceStatement }>(
  import.meta.dirname,
  'readStatement.sql',
);
export const readItems = sqlFile<StatementQuery, { readonly statement: PerformanceItems }>(
  import.meta.dirname,
  'readStatementItems.sql',
);

type Query = PerformanceStatementQueryValues;

const narrow = ({ user, originType }: Query, caller: Caller) => ({
  user: user === 'me' ? caller.email : null,
  origin: originType ?? null,
  shows: findReach(caller),
});

const choose = ({ user, summary, originType, language }: Query, caller: Caller): StatementChoice => ({
  language,
  isSummary: summary === '1',
  seller: user === 'me' ? caller.name || caller.email : undefined,
  channel: originType ?? undefined,
});

const nameFile = ({ startDate, timezone }: PerformanceStatement | PerformanceItems) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(startDate));

export const accountability = defineAction('EventDate.accountability', {
  async run({ tx, contract, caller }, { params: { id }, query }) {
    const [row] = await tx.query(readStatement({ contract, eventDate: id, ...narrow(query, caller) }));
    if (!row) throw requestProblem('REQ-010', { entity: 'EventDate', id });
    return row.statement;
  },
  finish: (context, statement, { query }) =>
    answerSheet(
      context,
      describePerformance(statement, choose(query, context.caller)),
      `statement-${nameFile(statement)}`,
    ),
});

export const accountabilityItems = defineAction('EventDate.accountabilityItems', {
  async run({ tx, contract, caller }, { params: { id }, query }) {
    const [row] = await tx.query(readItems({ contract, eventDate: id, ...narrow(query, caller) }));
    if (!row) throw requestProblem('REQ-010', { entity: 'EventDate', id });
    return row.statement;
  },
  finish: (context, items, { query }) =>
    answerSheet(
      context,
      describeItems(items, choose(query, context.caller)),
      `statement-items-${nameFile(items)}`,
    ),
});
