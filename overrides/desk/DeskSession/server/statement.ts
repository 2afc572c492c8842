/** `GET /desk_sessions/{id}/accountability.pdf`: the same account as JSON gives, on paper. */
import { defineAction } from '../../../../server/action.ts';
import { answerSheet } from '../../../fiscal/Sheet/server/sheetTask.ts';
import { describeStatement } from '../model/describeStatement.ts';
import { readAccountability } from './readAccountability.ts';

export const accountabilityDocument = defineAction('DeskSession.accountabilityDocument', {
  run: ({ tx, contract }, { id }) => readAccountability(tx, contract, id),
  finish: (context, account, { query: { language } }) =>
    answerSheet(context, describeStatement(account, language), `session-${account.sessionNumber}`),
});
