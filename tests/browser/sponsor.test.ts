/**
 * One file and one command on a copy of the tree, then what a person sees of it: a new entity's four screens. In the same
 * tree, two APIs that other servers keep: by Hydra, and without it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '../../codegen/fixtures/copyTree.ts';
import { signIn, takePicture } from '../fixtures/browser.ts';
import { launchChromium, openPage } from '../fixtures/chromium.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { type Library, startLibrary } from '../fixtures/remote/startLibrary.ts';
import { type ServerProcess, startProcess } from '../fixtures/serverProcess.ts';

const root = resolve(import.meta.dirname, '../..');

/** Everything but tests and documents: what a checkout runs on. */
const entries = [
  'box',
  'codegen',
  'overrides',
  'package.json',
  'run.js',
  'schema',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** A slow machine may take its time; a wait ends as soon as what it waits for is there. */
const PATIENCE_MS = 40_000;

let tree: TreeCopy;
let server: ServerProcess | undefined;
let browser: Browser | undefined;
let page: Page;
let library: Library;
let archive: Library;
const faults: string[] = [];

function runInTree(...args: string[]): void {
  // As a person's shell does: the test runner's own NODE_ENV would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { cwd: tree.path, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`"node ${args.join(' ')}" ended with ${status}: ${stdout}${stderr}`);
}

/** Its records stay where they are. */
const importApi = (document: string, api: string, remote: string): void =>
  runInTree('codegen/cli.ts', 'import', document, '--area', api, '--api', api, '--remote', remote);

/** `npm run remote`, the secret on its standard input. */
function connect(api: string, input: string, ...more: string[]): void {
  const env = { ...process.env, VAR_DIR: join(tree.path, 'var') };
  const options = { cwd: tree.path, env, encoding: 'utf8', input } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/remote/setConnection.ts', api, ...more],
    options,
  );
  if (status !== 0) throw new Error(`The connection of "${api}" failed: ${stdout}${stderr}`);
}

/** With the demo's people and shows, on the port it knows itself by: sign-in sends the browser back there. */
async function startInTree(): Promise<ServerProcess> {
  const port = String(await findFreePort());
  const env = {
    PORT: port,
    ORIGIN: `http://localhost:${port}`,
    DEMO: '1',
    VAR_DIR: join(tree.path, 'var'),
    REMOTE_ALLOW: '127.0.0.1',
  };
  return startProcess(env, tree.path);
}

beforeAll(async () => {
  tree = copyTree(entries);
  copyFileSync(
    join(root, 'tests/fixtures/Sponsor.jsonld'),
    join(tree.path, 'schema/programming/Sponsor.jsonld'),
  );
  library = await startLibrary('prefixed');
  archive = await startLibrary('plain');
  importApi(`${library.origin}/api/docs.jsonld`, 'library', `${library.origin}/api`);
  importApi(`${archive.origin}/openapi.json`, 'archive', `${archive.origin}/v2`);
  runInTree('codegen/cli.ts');
  // What `npm start` does first: builds the admin, with Vite.
  runInTree('server/admin/build.ts');
  server = await startInTree();
  const origin = await server.ready;
  // While it runs, as an administrator does.
  connect('library', 'library-token', '--bearer', '--seconds', '2');
  connect('archive', 'library-key', '--header', 'X-Api-Key', '--seconds', '2');
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  page = await openPage(context);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(origin);
  await signIn(page, 'manager@demo.test');
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await library?.stop();
  await archive?.stop();
  tree?.remove();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const pathname = () => new URL(page.url()).pathname;

/** The text beside a label of the show screen. */
const shown = (name: string) =>
  page.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

describe('the screens of an entity that is one new file', () => {
  it('are under “All data”, in the area it names, and its list says that nothing is there yet', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All data' }).click();
    const area = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Programming' }) });
    await area.getByRole('link', { name: 'Sponsors' }).click();
    await heading('Sponsors').waitFor();
    await page.getByText('No sponsors yet', { exact: false }).waitFor();
    expect(pathname()).toBe('/Sponsor');
    await takePicture(page, 'sponsor-empty');
  });

  it('make a record: the form wants what is required, offers the default, and finds the show by its title', async () => {
    await page.getByRole('main').getByRole('link', { name: 'New', exact: true }).first().click();
    await heading('New: Sponsor').waitFor();
    await page.getByRole('combobox', { name: 'Level' }).filter({ hasText: 'Bronze' }).waitFor();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Ticketing' }).fill('cyrano');
    await page.getByRole('option', { name: 'Cyrano' }).first().click();
    await page.getByRole('textbox', { name: 'Contribution' }).fill('500');
    await page.getByRole('textbox', { name: 'Door code' }).fill('12');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('1000').first().waitFor();
    await page.getByRole('textbox', { name: 'Door code' }).fill('4711');
    await page.getByRole('combobox', { name: 'Is debtor' }).click();
    await page.getByRole('option', { name: 'No', exact: true }).click();
    await takePicture(page, 'sponsor-create');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /sponsors/.test(request.url()),
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ doorCode: 4711, isDebtor: false });
    await heading('Ada').waitFor();
  });

  it('show it, money in the currency of the show, and lead to the show', async () => {
    expect(pathname()).toMatch(/^\/Sponsor\/\d+\/show$/);
    await shown('Level').filter({ hasText: 'Bronze' }).waitFor();
    await shown('Contribution').filter({ hasText: '€500.00' }).waitFor();
    await shown('Ticketing').getByRole('link', { name: 'Cyrano' }).waitFor();
    expect(await page.getByText('Door code').count()).toBe(0);
    await takePicture(page, 'sponsor-show');
  });

  it('change one field of it and send nothing else', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await heading('Edit Ada').waitFor();
    await page.getByRole('combobox', { name: 'Level' }).click();
    await page.getByRole('option', { name: 'Gold' }).click();
    await takePicture(page, 'sponsor-edit');
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toEqual({ level: 'gold' });
    await heading('Ada').waitFor();
    await shown('Level').filter({ hasText: 'Gold' }).waitFor();
  });

  it('list it as it now is', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sponsors' }).click();
    await heading('Sponsors').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Ada' });
    await row.waitFor();
    for (const text of ['Gold', '€500.00', 'Cyrano'])
      await row.getByRole('cell').filter({ hasText: text }).waitFor();
    await page.getByText('1 record', { exact: true }).waitFor();
    await takePicture(page, 'sponsor-list');
  });

  it('leave no error in the console', () => {
    expect(faults).toEqual([]);
  });
});

const kinds = [
  { title: 'by Hydra', api: 'library', name: 'Book', of: () => library, path: '/api/books' },
  { title: 'without Hydra', api: 'archive', name: 'ArchiveBook', of: () => archive, path: '/v2/books' },
];

/** What is wrong with a server, and what a person is shown of it. */
const faultCodes = [
  ['error', 'REM-005'],
  ['html', 'REM-006'],
  ['drop', 'REM-003'],
  ['slow', 'REM-004'],
] as const;

describe.each(kinds)(
  'the screens of records that another server keeps, $title',
  ({ api, name, of, path }) => {
    const rows = () => page.getByRole('main').getByRole('row');
    const calls = async () => (await of().calls()).map((one) => one.replace(/[?].*/, ''));

    it('list them by one request, and offer what is declared', async () => {
      const asked: string[] = [];
      const note = (request: { url(): string }) => {
        if (new URL(request.url()).pathname.startsWith(`/${api}/`)) asked.push(request.url());
      };
      page.on('request', note);
      await of().calls();
      await page.goto(new URL(`/${name}`, page.url()).href);
      await page.getByRole('row').filter({ hasText: 'The Dispossessed' }).waitFor();
      page.off('request', note);
      expect(asked).toHaveLength(1);
      expect(await calls()).toEqual([`GET ${path}`]);
      expect(await page.getByRole('main').getByRole('button', { name: 'Import' }).count()).toBe(0);
      expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0);
      await page.getByRole('columnheader', { name: 'Title' }).getByRole('button', { name: 'Title' }).click();
      await rows().nth(1).filter({ hasText: 'Beloved' }).waitFor();
      expect(
        await page
          .getByRole('columnheader', { name: 'Published on' })
          .getByRole('button', { name: 'Published on' })
          .count(),
      ).toBe(0);
      await page.getByRole('main').getByRole('searchbox').fill('the');
      await expect.poll(() => rows().count()).toBe(4);
      await takePicture(page, `remote-${api}-list`);
      await page.getByRole('main').getByRole('searchbox').fill('');
      await expect.poll(() => rows().count()).toBe(9);
    });

    it('leave as a file, read there and sent on', async () => {
      await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
      await page.getByRole('main').getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog');
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export' }).click();
      const lines = readFileSync(await (await saved).path(), 'utf8')
        .trim()
        .split(/\r?\n/);
      expect(lines).toHaveLength(9);
      // In the order of the list.
      expect(lines[1]).toContain('"Beloved"');
      await dialog.waitFor({ state: 'hidden' });
    });

    it('make one: its author is found by name, and a refused value has its reason at its field', async () => {
      await page.goto(new URL(`/${name}/create`, page.url()).href);
      await page.getByRole('textbox', { name: 'Title' }).fill('Song of Solomon');
      await page.getByLabel('Page count').fill('0');
      await page.getByRole('combobox', { name: 'Author' }).fill('morr');
      await page.getByRole('option', { name: 'Toni Morrison' }).click();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByText('A book has at least one page.').first().waitFor();
      await takePicture(page, `remote-${api}-refused`);
      await page.getByLabel('Page count').fill('337');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await heading('Song of Solomon').waitFor();
      await shown('Author').getByRole('link', { name: 'Toni Morrison' }).waitFor();
      expect(await page.getByRole('button', { name: 'History' }).count()).toBe(0);
      await takePicture(page, `remote-${api}-show`);
    });

    it('change it while the server fails, and lose nothing that was typed', async () => {
      await page.getByRole('link', { name: 'Edit' }).click();
      await heading('Edit Song of Solomon').waitFor();
      const pages = page.getByLabel('Page count');
      await pages.fill('338');
      for (const [kind, code] of faultCodes) {
        await of().fail({ kind });
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('main').getByRole('alert').filter({ hasText: code }).waitFor();
        expect(await pages.inputValue()).toBe('338');
        await of().fail({});
      }
      await takePicture(page, `remote-${api}-failed`);
      await page.getByRole('button', { name: 'Save' }).click();
      await heading('Song of Solomon').waitFor();
      await shown('Page count').filter({ hasText: '338' }).waitFor();
    });

    it('list them again once the server does', async () => {
      await of().fail({ kind: 'html' });
      await page.goto(new URL(`/${name}`, page.url()).href);
      await page.getByRole('main').getByRole('alert').filter({ hasText: 'service' }).waitFor();
      await takePicture(page, `remote-${api}-ill`);
      await of().fail({});
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('row').filter({ hasText: 'Song of Solomon' }).waitFor();
    });

    it('delete it', async () => {
      await page.getByRole('row').filter({ hasText: 'Song of Solomon' }).getByText('Song of Solomon').click();
      await heading('Song of Solomon').waitFor();
      await page.getByRole('button', { name: 'More options' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('row').filter({ hasText: 'Beloved' }).waitFor();
      expect(await page.getByRole('row').filter({ hasText: 'Song of Solomon' }).count()).toBe(0);
    });
  },
);
