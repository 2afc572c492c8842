/**
 * Where the authorization server keeps sessions, codes, grants and refresh tokens: table `oidc_store`. Refresh tokens
 * and codes are kept as hashes, so that who reads the table can use none, and each is used once: of two who use one at
 * the same instant the second ends the whole family, as a later one does.
 */
import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../../server/kit.ts';
import { endReusedGrant } from './sessions.ts';
import type { WebClient } from './webClient.ts';

type Row = { readonly payload: AdapterPayload; readonly consumed: number | null };

const SELECT = `SELECT payload, extract(epoch FROM consumed_at)::int AS consumed FROM "oidc_store"
  WHERE (expires_at IS NULL OR expires_at > now())`;

const secrets: ReadonlySet<string> = new Set(['RefreshToken', 'AuthorizationCode']);

const upsertText = `INSERT INTO "oidc_store" (model, id, payload, grant_id, uid, user_code, expires_at)
  VALUES ($1, $2, $3::jsonb, $4, $5, $6, now() + $7::int * interval '1 second')
  ON CONFLICT (contract_id, model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
    uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`;

/** One a kind of thing kept (`model`), as the library asks. `webClient` tells where the request under way comes from. */
export function createOidcStore(database: Database, webClient: () => WebClient): (model: string) => Adapter {
  const read = async (where: string, params: readonly unknown[]) => {
    const [row] = await database.query<Row>('system', `${SELECT} AND ${where}`, params);
    if (!row) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  };
  const write = async (text: string, params: readonly unknown[]) => {
    await database.query('system', text, params);
  };
  return (model) => {
    const isSecret = secrets.has(model);
    const nameOf = (id: string) => (isSecret ? createHash('sha256').update(id).digest('base64url') : id);
    return {
      async find(id) {
        const payload = await read('model = $1 AND id = $2', [model, nameOf(id)]);
        return payload && (isSecret ? { ...payload, jti: id } : payload);
      },
      findByUid: (uid) => read('model = $1 AND uid = $2', [model, uid]),
      findByUserCode: (userCode) => read('model = $1 AND user_code = $2', [model, userCode]),
      upsert(id, payload, expiresIn) {
        const { jti: _, ...unnamed } = payload;
        const kept = JSON.stringify(isSecret ? unnamed : payload);
        const { grantId = null, uid = null, userCode = null } = payload;
        return write(upsertText, [model, nameOf(id), kept, grantId, uid, userCode, expiresIn || null]);
      },
      async consume(id) {
        const consumed = await database.query(
          'system',
          'UPDATE "oidc_store" SET consumed_at = now() WHERE model = $1 AND id = $2 AND consumed_at IS NULL RETURNING id',
          [model, nameOf(id)],
        );
        if (consumed.length === 0)
          await refuseReuse(await read('model = $1 AND id = $2', [model, nameOf(id)]));
      },
      destroy: (id) => write('DELETE FROM "oidc_store" WHERE model = $1 AND id = $2', [model, nameOf(id)]),
      revokeByGrantId: (grantId) => endReusedGrant(database, grantId, webClient()),
    };
  };

  async function refuseReuse(payload: AdapterPayload | undefined): Promise<never> {
    if (payload?.grantId) await endReusedGrant(database, payload.grantId, webClient());
    const { errors } = await import('oidc-provider');
    throw new errors.InvalidGrant('it was used already');
  }
}

/** What has expired is never found again; this gives its room back. */
export async function sweepOidcStore(database: Database): Promise<void> {
  await database.query('system', 'DELETE FROM "oidc_store" WHERE expires_at < now()');
}
