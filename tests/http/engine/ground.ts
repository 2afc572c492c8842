/** A database of its own for a test, and servers on it with the services that the test brings: one, two, or one after another. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Behaviour, Service } from '../../../server/kit.ts';
import { readSettings } from '../../../server/settings.ts';
import { type RunningServer, startServer } from '../../../server/start.ts';
import { createTestDatabase } from '../../fixtures/postgres.ts';
import { prepareFolder, testDatabase } from '../../fixtures/server.ts';

export interface Ground {
  /** One more server on the same database; of the embedded one, after the former has stopped. Contracts 1 and 2 are there. */
  start(services: readonly Service[], behaviours?: readonly Behaviour[]): Promise<RunningServer>;
  /** The settings of a server of another process. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** How many servers may run at once. */
export const mostServers = testDatabase === 'postgres' ? 2 : 1;

export async function openGround(): Promise<Ground> {
  const varDir = mkdtempSync(join(tmpdir(), 'ground-'));
  const undos: (() => unknown)[] = [() => rmSync(varDir, { recursive: true, force: true })];
  const open = (services: readonly Service[], behaviours: readonly Behaviour[], url?: string) =>
    startServer(
      readSettings({ PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '0', ...(url && { DATABASE_URL: url }) }),
      { behaviours, services },
    );
  let url: string | undefined;
  if (testDatabase === 'postgres') {
    const made = await createTestDatabase('bare', (template) =>
      open([], [], template).then((server) => server.stop()),
    );
    url = made.url;
    undos.push(made.drop);
  } else cpSync(await prepareFolder(false), varDir, { recursive: true });
  return {
    env: { PORT: '0', VAR_DIR: varDir, BOX: '0', DEMO: '0', ...(url && { DATABASE_URL: url }) },
    async start(services, behaviours = []) {
      const server = await open(services, behaviours, url);
      undos.push(() => server.stop());
      for (const contract of [1, 2])
        await server.host.database.query(
          'system',
          `INSERT INTO "contract" ("contract_id", "id", "company_display_name", "company_name") OVERRIDING SYSTEM VALUE VALUES ($1, $1, $2, $2) ON CONFLICT DO NOTHING`,
          [contract, `Contract ${contract}`],
        );
      return server;
    },
    async stop() {
      for (const undo of undos.reverse()) await undo();
    },
  };
}
