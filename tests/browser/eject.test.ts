/** A screen that was ejected shows what the generic one showed; every other one offers to be. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '../../codegen/fixtures/copyTree.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { isDone } from './generic/isDone.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let tree: TreeCopy;
let generic: Screens;
let ejected: Screens;

const slots = ['list', 'show', 'create', 'edit'];

beforeAll(async () => {
  server = await startTestServer();
  tree = copyTree(['codegen', 'schema', 'src', 'overrides', 'package.json', 'tsconfig.json']);
  const place = { server: server.origin, token: await server.token('manager@demo.test') };
  const build = () => serveScreens({ root: join(tree.path, 'src'), ...place, isDevelopment: true });
  generic = await build();
  for (const slot of slots) {
    const { status, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', 'eject', 'Venue', slot], {
      cwd: tree.path,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
  ejected = await build();
});

afterAll(async () => {
  await generic?.stop();
  await ejected?.stop();
  await server?.stop();
  tree?.remove();
});

/** A screen stands, and so does what comes after it by itself. */
async function stands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isDone(page);
  await page.getByRole('button', { name: /^Notifications/, disabled: false }).waitFor();
}

/** What a person reads and what the page asked for; the developers' offer aside. */
const read = async ({ page, calls }: Awaited<ReturnType<Screens['open']>>) => ({
  text: await page.getByRole('main').textContent(),
  calls: [...calls],
});

describe('an ejected screen', () => {
  it.each(['/Venue', '/Venue/1/show', '/Venue/create', '/Venue/1'])(
    'shows at %s what the generic one shows',
    async (path) => {
      const [one, other] = await Promise.all([generic.open(path), ejected.open(path)]);
      await Promise.all([one, other].map(({ page }) => stands(page)));
      // What comes after a record, e.g. names of related ones, comes here a moment before or after there.
      const differences = async () => {
        const both = await Promise.all([read(one), read(other)]);
        const [{ text }] = both;
        return text && text.length > 40 && isDeepStrictEqual(...both) ? [] : both;
      };
      await expect.poll(differences).toEqual([]);
      expect(await findFaults(other.page)).toEqual([]);
    },
  );
});

describe('in development', () => {
  it('a generic screen offers the path, the command and the file of its override', async () => {
    const { page } = await generic.open('/Venue/1/show');
    await page.getByRole('button', { name: 'Override this show screen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('npm run codegen -- eject Venue show', { exact: true }).waitFor();
    await dialog.getByText('overrides/programming/Venue/screens/VenueShow.tsx', { exact: true }).waitFor();
    expect(await dialog.textContent()).toContain("const { Section } = partsOf('Venue');");
    expect(await findFaults(page)).toEqual([]);
  });

  it('an ejected screen offers nothing', async () => {
    const { page } = await ejected.open('/Venue/1/show');
    await stands(page);
    expect(await page.getByRole('button', { name: 'Override this' }).count()).toBe(0);
  });
});
