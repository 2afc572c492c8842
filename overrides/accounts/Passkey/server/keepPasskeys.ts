/** The passkeys there are of an account: listed, renamed, removed. */
import type { Database } from '../../../../server/kit.ts';
import type { AccountPasskey } from '../../Account/model.ts';

type Store = Pick<Database, 'query'>;

export type Passkey = AccountPasskey;

const COLUMNS = `"id", "name", "created_at" AS "createdAt", "last_used_at" AS "lastUsedAt"`;

export function listPasskeys(database: Store, accountId: number): Promise<readonly Passkey[]> {
  return database.query<Passkey>(
    'system',
    `SELECT ${COLUMNS} FROM "account_passkey" WHERE "contract_id" = 0 AND "account_id" = $1 ORDER BY "id"`,
    [accountId],
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
  const [row] = await database.query<Passkey>(
    'system',
    `UPDATE "account_passkey" SET "name" = $3 WHERE "contract_id" = 0 AND "account_id" = $1 AND "id" = $2
     RETURNING ${COLUMNS}`,
    [accountId, id, name],
  );
  return row;
}

/** @param only one of them; without it all. @returns how many went */
export async function removePasskeys(
  database: Store,
  { accountId, only }: { readonly accountId: number; readonly only?: number },
): Promise<number> {
  const rows = await database.query(
    'system',
    `DELETE FROM "account_passkey" WHERE "contract_id" = 0 AND "account_id" = $1
       AND ($2::bigint IS NULL OR "id" = $2) RETURNING "id"`,
    [accountId, only ?? null],
  );
  return rows.length;
}
