/**
 * `npm run bench -- sign-in`: a cold browser opens a link to a list of the other of two organisers, is asked to sign in,
 * changes to it and shows its list; then goes back to the first one's list. Beside it the first list of HydraAdmin on
 * our documents, to which it is given signed in already. Medians over a few turns, each with a browser of its own.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { serveScreens } from '../browser/generic/serveScreens.ts';
import { signIn } from '../fixtures/browser.ts';
import { flags } from '../fixtures/chromium.ts';
import { findFreePort } from '../fixtures/postgres.ts';
import { startTestServer } from '../fixtures/server.ts';

const turns = 5;
const goalMs = 2000;
const rows = 'table tbody tr';

/** Milliseconds from a new browser until `run` has what it waits for. */
async function openCold(run: (page: Page) => Promise<void>): Promise<number> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...flags] });
  try {
    const page = await browser.newPage();
    const begun = performance.now();
    await run(page);
    return performance.now() - begun;
  } finally {
    await browser.close();
  }
}

async function measure(run: (page: Page) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await openCold(run));
  return times.sort((a, b) => a - b)[turns >> 1] ?? 0;
}

export async function run(): Promise<void> {
  const server = await startTestServer({ port: await findFreePort() });
  const token = await server.token('manager@demo.test');
  // Somebody who works for two organisers, as an administrator of the second.
  await server.database.query(
    'system',
    `INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
     SELECT 2, 'manager@demo.test', "contract_role_id" FROM "accounts_user"
     WHERE "contract_id" = 2 AND "contract_role_id" IS NOT NULL ORDER BY "id" LIMIT 1`,
  );
  const root = join(import.meta.dirname, '../browser/hydra-admin');
  const hydra = await serveScreens({ root, server: server.origin, token });
  try {
    const open = (page: Page, contract: number) =>
      page.goto(`${server.origin}/Contract?_switch_contract=${contract}`);
    // The record itself: rows alone may still be waiting for theirs.
    const show = (page: Page, name: string) => page.getByRole('cell', { name }).first().waitFor();
    const toList = async (page: Page) => {
      await open(page, 2);
      await signIn(page, 'manager@demo.test');
      await show(page, 'Cie des Marées');
    };
    const first = await measure(toList);
    const back = await measure(async (page) => {
      await toList(page);
      await open(page, 1);
      await show(page, 'Théâtre des Lumières');
    });
    const theirs = await measure(async (page) => {
      await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
      await page.goto(`${hydra.origin}/#/venues`);
      await page.locator(rows).first().waitFor();
    });
    const print = (name: string, ms: number, end = '') =>
      console.log(
        `${name.padEnd(52)} ${ms.toFixed(0).padStart(6)} ms  ${(ms / theirs).toFixed(2)} of HydraAdmin's${end}`,
      );
    const met = first <= goalMs ? 'met' : 'MISSED';
    print('sign-in, another organiser, first list', first, `  goal ${goalMs} ms ${met}`);
    print('the same, and back to the list of the first', back);
    print("HydraAdmin's first list, signed in before", theirs);
  } finally {
    await hydra.stop();
    await server.stop();
  }
}
