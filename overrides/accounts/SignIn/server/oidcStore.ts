/**
 * Where the authorization server keeps sessions, codes, grants and refresh tokens: table `oidc_store`. Refresh tokens
 * and codes are kept as hashes, so that who reads the table can use none, and each is used once: of two who use one at
 * the same instant the second ends the whole family, as a later one does.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../../server/kit.ts';
import { db, now } from '../../../../server/sql.ts';
import { endReusedGrant } from './sessions.ts';
import type { WebClient } from './webClient.ts';

const kept = db
  .selectFrom('oidc_store')
  .select(({ ref }) => [
    ref('payload').$castTo<AdapterPayload>().as('payload'),
    sql<number | null>`extract(epoch FROM ${ref('consumed_at')})::int`.as('consumed'),
  ])
  .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]));

const secrets: ReadonlySet<string> = new Set(['RefreshToken', 'AuthorizationCode']);

/** One a kind of thing kept (`model`), as the library asks. `webClient` knows where the request under way comes from. */
export function createOidcStore(database: Database, webClient: () => WebClient): (model: string) => Adapter {
  const read = async (statement: typeof kept) => {
    const [row] = await database.query('system', statement);
    if (!row) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  };
  return (model) => {
    const isSecret = secrets.has(model);
    const nameOf = (id: string) => (isSecret ? createHash('sha256').update(id).digest('base64url') : id);
    return {
      async find(id) {
        const payload = await read(kept.where('model', '=', model).where('id', '=', nameOf(id)));
        return payload && (isSecret ? { ...payload, jti: id } : payload);
      },
      findByUid: (uid) => read(kept.where('model', '=', model).where('uid', '=', uid)),
      findByUserCode: (userCode) => read(kept.where('model', '=', model).where('user_code', '=', userCode)),
      async upsert(id, payload, expiresIn) {
        const { jti: _, ...unnamed } = payload;
        const values = {
          payload: JSON.stringify(isSecret ? unnamed : payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: sql<string>`now() + ${expiresIn || null}::int * interval '1 second'`,
        };
        await database.query(
          'system',
          db
            .insertInto('oidc_store')
            .values({ ...values, model, id: nameOf(id) })
            .onConflict((known) =>
              known.columns(['contract_id', 'model', 'id']).doUpdateSet(({ ref }) => ({
                payload: ref('excluded.payload'),
                grant_id: ref('excluded.grant_id'),
                uid: ref('excluded.uid'),
                user_code: ref('excluded.user_code'),
                expires_at: ref('excluded.expires_at'),
              })),
            ),
        );
      },
      async consume(id) {
        const consumed = await database.query(
          'system',
          db
            .updateTable('oidc_store')
            .set({ consumed_at: now })
            .where('model', '=', model)
            .where('id', '=', nameOf(id))
            .where('consumed_at', 'is', null)
            .returning('id'),
        );
        if (consumed.length === 0)
          await refuseReuse(await read(kept.where('model', '=', model).where('id', '=', nameOf(id))));
      },
      async destroy(id) {
        await database.query(
          'system',
          db.deleteFrom('oidc_store').where('model', '=', model).where('id', '=', nameOf(id)),
        );
      },
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
  await database.query('system', db.deleteFrom('oidc_store').where('expires_at', '<', now));
}
