/** The screens of the demo for the facts of one file: started before the first of them, ended after the last. */
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from '../../fixtures/server.ts';
import { type DemoScreens, startScreens } from './startScreens.ts';

/** Both are there once a fact runs, and not before. */
interface ServedDemo {
  readonly server: TestServer;
  readonly screens: DemoScreens;
}

export function serveDemo(): ServedDemo {
  let started: DemoScreens | undefined;
  beforeAll(async () => {
    started = await startScreens();
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
