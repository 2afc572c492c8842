/**
 * The program: reads the settings, starts the server with every behaviour and service, and the box beside it. With
 * arguments it runs a command of a service instead, and no server.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from './database/openDatabase.ts';
import { readSettings } from './settings.ts';

const STOP_MS = 10_000;

const SIMULATED_TERMINAL = JSON.stringify([{ slug: 'simulated', name: 'Demo', uri: 'virtual:' }]);

async function main(): Promise<void> {
  // Whoever starts it by hand wants to read the address in the terminal; elsewhere it is a log that is kept.
  const settings = readSettings({ LOG_REQUESTS: process.stderr.isTTY ? '0' : '1', ...process.env });
  const args = process.argv.slice(2);
  if (args.length > 0) {
    const [{ runCommand }, { services, projections }] = await Promise.all([
      import('./runCommand.ts'),
      import('../overrides/behaviours.ts'),
    ]);
    process.exitCode = await runCommand({ settings, services, projections }, args);
    return;
  }
  // The embedded database opens in a thread of its own while all the rest is loaded.
  const opening = openDatabase(settings);
  opening.catch(() => undefined);
  const [{ startServer }, parts] = await Promise.all([
    import('./start.ts'),
    import('../overrides/behaviours.ts'),
  ]);
  const running = await startServer(settings, parts, opening);
  const box = settings.box ? startBox(running, settings.varDir) : undefined;
  listenForStop(async () => {
    box?.kill('SIGTERM');
    await running.stop();
  });
  process.stdout.write(`ready on ${running.origin}\n`);
  if (running.hasDemo)
    process.stdout.write('sign in as anna@demo.test (seller) or manager@demo.test, password demo-season\n');
}

/** The device agent is a program of its own, spared the second command: it goes when its end of the pipe closes. */
function startBox(
  { origin, hasDemo }: { readonly origin: string; readonly hasDemo: boolean },
  varDir: string,
) {
  const root = join(import.meta.dirname, '..');
  const env = {
    // A terminal that takes no money stands beside the demo alone.
    ...(hasDemo && { BOX_TERMINALS: SIMULATED_TERMINAL }),
    ...process.env,
    SERVER: origin,
    VAR_DIR: varDir,
    BOX_PARENT: '1',
  };
  const child = spawn(process.execPath, [join(root, 'run.js'), 'box/main.ts'], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.on('error', (error) => process.stderr.write(`The box did not start: ${error.message}\n`));
  return child;
}

function listenForStop(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      const late = setTimeout(() => process.exit(1), STOP_MS - 500);
      void stop().then(() => {
        clearTimeout(late);
        process.exit(0);
      });
    });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
