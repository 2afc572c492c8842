/** A database that was brought back is whole again at its first start, and sells. */
import { execFileSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { issueToken } from '../../overrides/accounts/SignIn/server/issueToken.ts';
import { behaviours, calls, projections, services } from '../../overrides/behaviours.ts';
import { migrate } from '../../server/migrate.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start.ts';
import { findPostgres, startCluster } from '../fixtures/postgres.ts';
import { startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

it.runIf(testDatabase === 'postgres' && findPostgres())(
  'of which PostgreSQL was copied by hand into a new cluster, without the role',
  async () => {
    const world = await startSaleWorld();
    undos.push(() => world.stop());
    const { databaseUrl = '' } = world.server.host.settings;
    // An old cluster has counted far more transactions than a new one.
    await world.server.database.query('system', `UPDATE "outbox" SET "transaction" = '4000000000'`);
    const cluster = await startCluster(['fsync=off']);
    undos.push(() => cluster.stop());
    const pipe = `"${findPostgres()}/pg_dump" "${databaseUrl}" | "${findPostgres()}/psql" -q "${cluster.url}/postgres"`;
    const complaints = execFileSync('sh', ['-c', `${pipe} 2>&1 >/dev/null`], { encoding: 'utf8' });
    expect(complaints).toContain('role "back_office" does not exist');
    const server = await startServer(
      readSettings({
        PORT: '0',
        VAR_DIR: world.server.varDir,
        BOX: '0',
        DATABASE_URL: `${cluster.url}/postgres`,
      }),
      { behaviours, calls, projections, services },
    );
    undos.push(() => server.stop());
    const ready = await fetch(`${server.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    const token = await issueToken(server.host, { email: 'anna@demo.test' });
    const listed = await fetch(`${server.origin}/ticketing/v1/seasons`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(listed.status).toBe(200);
    expect((await listed.json()).member).not.toEqual([]);
    // Changes of before carry numbers that this cluster has not come to: nobody would receive them, or what follows.
    const [outbox] = await server.host.database.query<{ rows: number; ahead: number }>(
      'system',
      `SELECT count(*)::int AS "rows",
         count(*) FILTER (WHERE "transaction" >= pg_snapshot_xmax(pg_current_snapshot()))::int AS "ahead" FROM "outbox"`,
    );
    expect(outbox?.rows).toBeGreaterThan(0);
    expect(outbox?.ahead).toBe(0);
    // Of the whole cluster, so not tried on one that others use.
    const { database } = server.host;
    await database.query('system', 'ALTER ROLE "back_office" BYPASSRLS');
    expect(await migrate(database)).toBe('guards');
    expect(
      await database.query(
        'system',
        `SELECT rolbypassrls AS "free" FROM pg_roles WHERE rolname = 'back_office'`,
      ),
    ).toEqual([{ free: false }]);
    expect(await migrate(database)).toBeUndefined();
  },
);
