/** The screens of the demo for the facts of one file: started before the first of them, ended after the last. */
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from '../../fixtures/server.ts';
import { type DemoScreens, type DemoSource, startScreens } from './startScreens.ts';

/** Both are there once a fact runs, and not before. */
interface ServedDemo {
  readonly server: TestServer;
  readonly screens: DemoScreens;
}

/** @param begin what the server needs is started, and named in its settings */
export function serveDemo(begin: () => Promise<DemoSource> = async () => ({})): ServedDemo {
  let started: DemoScreens | undefined;
  beforeAll(async () => {
    started = await startScreens(await begin());
  });
  afterAll(() => started?.stop());
  const read = (): DemoScreens => {
    if (!started) throw new Error('The demo is served once a fact runs. Read it within one.');
    return started;
  };
  return {
    get server() {
      return read().server;
    },
    get screens() {
      return read();
    },
  };
}
