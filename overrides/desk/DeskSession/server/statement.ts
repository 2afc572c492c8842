/** `GET /desk_sessions/{id}/accountability.pdf`: the same account as JSON gives, on paper. */
import { defineAction } from '../../../../server/action.ts';
import type { WorkTask } from '../../../../server/kit.ts';
import { describeStatement } from '../model/describeStatement.ts';
import type { drawStatement } from './drawStatement.ts';
import { readAccountability } from './readAccountability.ts';

const statementTask: WorkTask<typeof drawStatement> = {
  name: 'drawStatement',
  file: new URL('./drawStatement.ts', import.meta.url),
  timeLimit: 30_000,
};

export const accountabilityDocument = defineAction('DeskSession.accountabilityDocument', {
  run: ({ tx, contract }, { id }) => readAccountability(tx, contract, id),
  async finish({ host, contract, signal }, account, { query: { language } }) {
    const statement = describeStatement(account, language);
    const document = await host.workers.run(statementTask, statement, { contract, signal });
    const filename = `session-${account.sessionNumber}.pdf`;
    return { document, contentType: 'application/pdf', filename };
  },
});
