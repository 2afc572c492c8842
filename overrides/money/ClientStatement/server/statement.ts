/** `GET /clients/{id}/statement.pdf`: the account of a client on paper, of its whole life or of a period. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerSheet } from '../../../fiscal/Sheet/server/sheetTask.ts';
import { moneyProblem } from '../../errors.ts';
import { type ClientStatement, describeStatement } from '../model/describeStatement.ts';

export const readClientStatement = sqlFile<
  {
    readonly contract: number;
    readonly client: number;
    readonly from: string | null;
    readonly to: string | null;
  },
  { readonly statement: ClientStatement }
>(import.meta.dirname, 'readStatement.sql');

const nameFile = ({ accountingNumber, drawnAt, to }: ClientStatement, client: number) =>
  `statement-${(accountingNumber ?? String(client)).replace(/[^\w-]+/g, '-')}-${to ?? drawnAt.slice(0, 10)}`;

const statement = defineAction('Client.statement', {
  async run({ tx, contract }, { id, query: { from = null, to = null } }) {
    if (from !== null && to !== null && from > to) throw moneyProblem('MONEY-006', { from, to });
    const [row] = await tx.query(readClientStatement({ contract, client: id, from, to }));
    if (!row) throw new Error(`The client "${id}" is not there any more.`);
    return row.statement;
  },
  finish: (context, read, { id, query: { language } }) =>
    answerSheet(context, describeStatement(read, language), nameFile(read, id)),
});

export const clientStatementBehaviour = defineBehaviour('Client', { actions: [statement] });
