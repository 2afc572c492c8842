/** How the process starts, refuses to start, tells its health and ends. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createServedDatabase, testDatabase } from '../fixtures/server.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const undos: (() => unknown)[] = [];
afterAll(async () => {
  for (const undo of undos.reverse()) await undo();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ticketing-start-'));
  undos.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function start(env: Record<string, string> = {}): ServerProcess {
  const started = startProcess({ VAR_DIR: makeFolder(), ...env });
  undos.push(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
  });
  return started;
}

async function databaseEnv(): Promise<Record<string, string>> {
  if (testDatabase === 'pglite') return {};
  const folder = makeFolder();
  const { url, drop } = await createServedDatabase(folder, false);
  undos.push(drop);
  return { DATABASE_URL: url, VAR_DIR: folder };
}

describe('a start', () => {
  it('says where it is ready, answers both health calls, and ends at SIGTERM with 0', async () => {
    const server = start(await databaseEnv());
    const origin = await server.ready;
    const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`${origin}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Past ten seconds it would end itself with 1.
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('says which folder holds a database that cannot be opened', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'PG_VERSION'), 'no database');
    const server = start({ VAR_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain(`The database in "${join(folder, 'data')}" cannot be opened: `);
    expect(server.errors()).toContain('give another one as VAR_DIR.\n');
  });

  it('refuses a busy port in one line', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '0.0.0.0', resolve));
    undos.push(() => blocker.close());
    const { port } = blocker.address() as { port: number };
    const server = start({ PORT: String(port), ...(await databaseEnv()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`Port ${port} is in use. Stop what listens there, or set PORT.\n`);
  });

  it('refuses an unreachable database in one line', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The database at "127\.0\.0\.1:1" cannot be reached: .*ECONNREFUSED.*\n$/,
    );
    expect(server.errors()).not.toContain('secret');
  });

  it('refuses a folder it cannot write in one line', async () => {
    const file = join(makeFolder(), 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const server = start({ VAR_DIR: join(file, 'var') });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The folder ".*" cannot be written \(E\w+\)\. Give another one as VAR_DIR\.\n$/,
    );
  });

  it('refuses a PORT that is no port', async () => {
    const server = start({ PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('PORT is "eighty". Give a number from 0 to 65535.\n');
  });
});
