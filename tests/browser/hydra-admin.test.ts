/** Somebody else's admin on our documents: what it needs of them is there. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;

beforeAll(async () => {
  server = await startTestServer();
  screens = await serveScreens({
    root: join(import.meta.dirname, 'hydra-admin'),
    server: server.origin,
    token: await server.token('manager@demo.test'),
  });
});

afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

it('HydraAdmin lists our resources and shows a list', async () => {
  const { page } = await screens.open('/#/venues');
  await page.getByRole('menuitem', { name: 'Event dates' }).waitFor({ timeout: 30_000 });
  const names = await page.getByRole('menuitem').allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual(
    expect.arrayContaining(['Ticketings', 'Ticket prices', 'Orders']),
  );
  await page.getByText('Théâtre des Lumières').first().waitFor();
});
