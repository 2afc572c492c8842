/** From saving a file to its new types, as `codegen watch` does it. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const patience = 60_000;

async function waitFor(is: () => boolean, what: string): Promise<number> {
  const started = performance.now();
  while (!is()) {
    if (performance.now() - started > patience) throw new Error(`Waited in vain for ${what}.`);
    await sleep(1);
  }
  return performance.now() - started;
}

export interface WatchTimes {
  /** Of each save, in milliseconds. */
  readonly saves: readonly number[];
  /** Of the save that puts a syntax error right. */
  readonly afterError: number;
}

/** `source` is saved a few times with one more property each; `generated` is what is made of it. */
export async function measureWatch(
  root: string,
  { source, generated }: { readonly source: string; readonly generated: string },
): Promise<WatchTimes> {
  const child = spawn(process.execPath, ['codegen/cli.ts', 'watch'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  try {
    await waitFor(() => /\d+ ms\n/.test(output), 'the first run');
    const text = readFileSync(join(root, source), 'utf8');
    // Computed: types change and tables do not, as with most saves.
    const save = (name: string) =>
      writeFileSync(
        join(root, source),
        text.replace(/"properties"\s*:\s*\{/, `$& "${name}": { "range": "boolean", "computed": true },`),
      );
    const isMade = (name: string) =>
      readFileSync(join(root, generated), 'utf8').includes(`readonly ${name}:`);
    const saves: number[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      await sleep(300);
      save(name);
      saves.push(await waitFor(() => isMade(name), `the types of "${name}"`));
    }
    await sleep(300);
    writeFileSync(join(root, source), text.slice(0, text.length / 2));
    await waitFor(() => output.includes(`${source}:`), 'the fault');
    save('mended');
    const afterError = await waitFor(() => isMade('mended'), 'the types after a fault');
    writeFileSync(join(root, source), text);
    await waitFor(() => !isMade('mended'), 'the types as they were');
    return { saves, afterError };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(0),
    );
  }
}
