/** `GET /clients/{id}/account`: balances, what is due, deposits and movements of a client, from entries that never change. */
import type { ClientAccount } from '../../../../schema/generated/customers/ClientAccount.ts';
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';

const readAccount = sqlFile<
  { readonly contract: number; readonly client: number },
  { readonly account: ClientAccount }
>(import.meta.dirname, 'readAccount.sql');

export const account = defineAction('Client.account', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readAccount({ contract, client: id }));
    if (!row) throw new Error(`The client "${id}" is not there any more.`);
    return { value: row.account };
  },
});
