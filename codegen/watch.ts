/**
 * Runs something again whenever a source of codegen is saved, one run at a time, until it is stopped. Folders are watched,
 * not files: many editors save by putting another file in the place of the old one, which a watch of the file loses.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors save a file in several steps, and a change of branch many files at once. */
const settle = 40;

export interface SchemaWatch {
  stop(): void;
}

const isSource = (name: string | null): boolean => name?.endsWith('.jsonld') ?? false;

/** What `run` throws is printed: a file that is half saved, or gone, must not end the watch. */
export function watchSchema(root: string, run: () => Promise<unknown>): SchemaWatch {
  let waiting: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const printError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
  const runSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      running = running.then(run).catch(printError);
    }, settle);
  };
  const schema = join(root, 'schema');
  const watchers = new Map<string, FSWatcher>();
  const follow = (folder: string, heard: (name: string | null) => void) => {
    watchers.get(folder)?.close();
    watchers.set(folder, watch(join(schema, folder), (_, name) => heard(name)).on('error', printError));
  };
  /** @returns whether it is a folder of sources, which may have come with some. */
  const followArea = (name: string): boolean => {
    const isThere = statSync(join(schema, name), { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isThere || name === 'generated') return false;
    try {
      follow(name, (file) => {
        if (isSource(file)) runSoon();
      });
    } catch (error) {
      // It went again meanwhile.
      printError(error);
    }
    return true;
  };
  follow('.', (name) => {
    if (name !== null && (isSource(name) || followArea(name))) runSoon();
  });
  for (const name of readdirSync(schema)) followArea(name);
  return {
    stop() {
      clearTimeout(waiting);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
