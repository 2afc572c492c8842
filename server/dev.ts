/**
 * `npm run dev`: the server with the admin from its sources. A change of the schema runs codegen; a change of what the
 * server is made of starts it again; a change of a screen is Vite's to reload.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Saving a file fires more than once, and codegen writes many. */
const SETTLE_MS = 200;

let server: ChildProcess | undefined;
let isStopping = false;

function run(
  script: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): ChildProcess {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawn(process.execPath, [join(root, script), ...args], options);
}

const waitForEnd = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null
      ? child.once('exit', resolve)
      : resolve(child.exitCode),
  );

async function restart(): Promise<void> {
  if (server) {
    server.kill('SIGTERM');
    await waitForEnd(server);
  }
  if (!isStopping) server = run('run.js', { args: ['server/main.ts'], env: { ADMIN_SOURCES: '1' } });
}

/** Calls `act` once things settled; a change meanwhile makes one more turn. */
function whenSettled(act: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(act);
    }, SETTLE_MS);
  };
}

const restartSoon = whenSettled(restart);
/** One process that stays: a save is new types before a fresh one would have started. */
const codegen = run('codegen/cli.ts', { args: ['watch'] });

function watchFolder(folder: string, change: (path: string) => void): void {
  watch(join(root, folder), { recursive: true }, (_, path) => {
    if (path && !/\.test\.tsx?$/.test(path)) change(path);
  });
}

watchFolder('schema', (path) => {
  if (/^(generated.*|channel)\.ts$/.test(path)) restartSoon();
});
watchFolder('server', (path) => {
  if (/\.(ts|sql)$/.test(path)) restartSoon();
});
watchFolder('overrides', (path) => {
  if (/(^behaviours|\/server(\/.*)?|model(\/.*)?)\.ts$|\/server\/.*\.ts$/.test(path)) restartSoon();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopping = true;
    codegen.kill('SIGTERM');
    void restart().then(() => process.exit(0));
  });

await restart();
