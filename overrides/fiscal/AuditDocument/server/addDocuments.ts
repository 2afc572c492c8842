/** Makes the audit documents of months that are over: what each holds is read from the journal, which never changes. */
import { listContracts, type Service, type Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

const add = sqlFile<{ readonly contract: number; readonly now: string }, { readonly id: number }>(
  import.meta.dirname,
  'addDocuments.sql',
);

/** @returns how many were missing */
export async function addDocuments(tx: Sql, contract: number, now: Date): Promise<number> {
  return (await tx.query(add({ contract, now: now.toISOString() }))).length;
}

const NAME = 'audit documents';
/** After the end of the fiscal day in every timezone that sells. */
const DAILY = '20 9 * * *';

export const auditDocumentService: Service = {
  name: 'audit documents',
  register({ database, jobs }) {
    jobs.schedule(NAME, DAILY, { timezone: 'UTC' }, async ({ signal, transaction }) => {
      for (const contract of await listContracts(database)) {
        signal.throwIfAborted();
        await transaction(contract, ({ tx, now }) => addDocuments(tx, contract, now));
      }
    });
  },
};
