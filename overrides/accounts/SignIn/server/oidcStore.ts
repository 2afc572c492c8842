/** Where the authorization server keeps sessions, codes, grants and refresh tokens: table `oidc_store`. */
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../../server/kit.ts';
import { endGrant } from './sessions.ts';

type Row = { readonly payload: AdapterPayload; readonly consumed: number | null };

const SELECT = `SELECT payload, extract(epoch FROM consumed_at)::int AS consumed FROM "oidc_store"
  WHERE (expires_at IS NULL OR expires_at > now())`;

/** One a kind of thing kept (`model`), as the library asks. */
export function createOidcStore(database: Database): (model: string) => Adapter {
  const read = async (where: string, params: readonly unknown[]) => {
    const [row] = await database.query<Row>('system', `${SELECT} AND ${where}`, params);
    if (!row) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  };
  const write = async (text: string, params: readonly unknown[]) => {
    await database.query('system', text, params);
  };
  return (model) => ({
    find: (id) => read('model = $1 AND id = $2', [model, id]),
    findByUid: (uid) => read('model = $1 AND uid = $2', [model, uid]),
    findByUserCode: (userCode) => read('model = $1 AND user_code = $2', [model, userCode]),
    upsert: (id, payload, expiresIn) =>
      write(
        `INSERT INTO "oidc_store" (model, id, payload, grant_id, uid, user_code, expires_at)
         VALUES ($1, $2, $3::jsonb, $4, $5, $6, now() + $7::int * interval '1 second')
         ON CONFLICT (contract_id, model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
        [
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresIn || null,
        ],
      ),
    consume: (id) =>
      write('UPDATE "oidc_store" SET consumed_at = now() WHERE model = $1 AND id = $2', [model, id]),
    destroy: (id) => write('DELETE FROM "oidc_store" WHERE model = $1 AND id = $2', [model, id]),
    revokeByGrantId: (grantId) => endGrant(database, grantId),
  });
}

/** What has expired is never found again; this gives its room back. */
export async function sweepOidcStore(database: Database): Promise<void> {
  await database.query('system', 'DELETE FROM "oidc_store" WHERE expires_at < now()');
}
