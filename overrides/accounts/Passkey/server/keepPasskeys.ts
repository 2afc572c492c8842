/** The passkeys there are of an account: listed, renamed, removed. */
import type { OwnPasskey } from '../../../../schema/generated/accounts/OwnPasskey.ts';
import type { Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';

type Store = Pick<Database, 'query'>;

export type Passkey = OwnPasskey;

/** A passkey as its person sees it. */
export const shown = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const;

export function listPasskeys(database: Store, accountId: number): Promise<readonly Passkey[]> {
  return database.query(
    'system',
    db
      .selectFrom('account_passkey')
      .select(shown)
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .orderBy('id'),
  );
}

interface Named {
  readonly accountId: number;
  readonly id: number;
}

/** @returns undefined when the account has no such passkey */
export async function renamePasskey(
  database: Store,
  { accountId, id }: Named,
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await database.query(
    'system',
    db
      .updateTable('account_passkey')
      .set({ name })
      .where('contract_id', '=', 0)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(shown),
  );
  return row;
}

/** @param only one of them; without it all. @returns how many went */
export async function removePasskeys(
  database: Store,
  { accountId, only }: { readonly accountId: number; readonly only?: number },
): Promise<number> {
  const all = db
    .deleteFrom('account_passkey')
    .where('contract_id', '=', 0)
    .where('account_id', '=', accountId);
  const chosen = only === undefined ? all : all.where('id', '=', only);
  const rows = await database.query('system', chosen.returning('id'));
  return rows.length;
}
