/** Runs something again whenever a source of codegen is saved, one run at a time, until it is stopped. */
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors save a file in several steps, and a change of branch many files at once. */
const settle = 40;

export interface SchemaWatch {
  stop(): void;
}

const isSource = (name: string | null): boolean =>
  name !== null && /\.(jsonld|openapi\.json)$/.test(name) && !name.startsWith('generated');

/** What `run` throws is told: a file that is half saved, or gone, must not end the watch. */
export function watchSchema(root: string, run: () => Promise<unknown>): SchemaWatch {
  let waiting: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const tell = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  const runSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      running = running.then(run).catch(tell);
    }, settle);
  };
  const watcher: FSWatcher = watch(join(root, 'schema'), { recursive: true }, (_, name) => {
    if (isSource(name)) runSoon();
  });
  watcher.on('error', tell);
  return {
    stop() {
      clearTimeout(waiting);
      watcher.close();
    },
  };
}
