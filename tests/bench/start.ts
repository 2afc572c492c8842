/** `npm run bench -- start`: how long the server takes to be ready, and what memory it holds while nobody asks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../fixtures/postgres.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const IDLE_MS = 4000;

/** Resident memory in MiB, where the system reports it. */
function readMemory({ child }: ServerProcess): string {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MiB`;
  } catch {
    return 'not reported by this system';
  }
}

async function measure(env: Readonly<Record<string, string>>): Promise<{ ms: number; memory: string }> {
  const begun = performance.now();
  const server = startProcess(env);
  await server.ready;
  const ms = Math.round(performance.now() - begun);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const memory = readMemory(server);
  await server.stop();
  return { ms, memory };
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ticketing-bench-start-'));
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    // As `npm start` does before the server.
    execFileSync(process.execPath, [join(import.meta.dirname, '../../server/admin/build.ts')]);
    const embedded = { VAR_DIR: join(folder, 'embedded') };
    const first = await measure(embedded);
    print(`embedded, first start   ${first.ms} ms (goal 3000)`);
    const second = await measure(embedded);
    print(`embedded, second start  ${second.ms} ms (goal 1500), idle memory ${second.memory}`);
    const demo = await measure({ VAR_DIR: join(folder, 'demo'), DEMO: '1' });
    print(`embedded, first start with the demo organiser  ${demo.ms} ms`);
    if (!findPostgres()) return print('PostgreSQL: not measured, it is not installed');
    const cluster = await startCluster();
    try {
      const server = { VAR_DIR: join(folder, 'postgres'), DATABASE_URL: `${cluster.url}/postgres` };
      await measure(server);
      const migrated = await measure(server);
      print(
        `migrated PostgreSQL     ${migrated.ms} ms (goal 1000), idle memory ${migrated.memory} (goal 150 MiB)`,
      );
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
