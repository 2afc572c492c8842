/** `/printer` as a seller meets it: no box yet, a box that prints, a box that went. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import { createConfig } from '../channel/box.ts';
import { createFakeSystem } from '../channel/fakeSystem.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let agent: Agent | undefined;

beforeAll(async () => {
  screens = await startScreens({ as: 'anna@demo.test' });
  await screens.server.database.query('system', 'delete from "device_state" where "contract_id" = 1');
});

afterAll(async () => {
  await agent?.stop();
  await screens?.stop();
});

const shots = process.env.SCREENSHOTS;

describe('/printer', () => {
  it('says how a box is started while there is none', async () => {
    const { page } = await screens.open('/printer');
    await page.getByText('No box has connected yet').waitFor();
    expect(await findFaults(page)).toEqual([]);
  });

  it('shows the box by itself, prints a specimen, shows its page, and prints it again', async () => {
    const { page } = await screens.open('/printer');
    const config = createConfig({
      boxId: 'box-1',
      server: screens.server.origin,
      varDir: screens.server.varDir,
    });
    agent = startAgent(config, connectBox(config), createFakeSystem());
    await page.getByText('Online', { exact: true }).waitFor();
    await page.getByText('Ready', { exact: true }).waitFor();
    await page.getByText('Nothing printed yet').waitFor();
    await page.getByRole('button', { name: 'Print a specimen' }).click();
    await page.getByText('1 page printed').waitFor();
    await page.getByRole('img', { name: /^Page 1 of job / }).waitFor();
    await page.getByRole('button', { name: /again/ }).click();
    await expect.poll(() => page.getByRole('img', { name: /^Page 1 of job / }).count()).toBe(2);
    expect(await findFaults(page)).toEqual([]);
    if (shots) await page.screenshot({ path: join(shots, 'printer.png'), fullPage: true });
    await page
      .getByRole('img', { name: /^Page 1 of job / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('img').waitFor();
  });

  it('opens the drawer', async () => {
    const { page } = await screens.open('/printer');
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.getByText('The drawer is open.').waitFor();
  });

  it('speaks French, says that the box went, and stands on a phone', async () => {
    const { page } = await screens.open('/printer', { locale: 'fr-FR', width: 390 });
    await page.getByRole('heading', { level: 1, name: 'Imprimantes' }).waitFor();
    await page.getByText('En ligne', { exact: true }).waitFor();
    await agent?.stop();
    await page.getByText('Ce boîtier n’est pas connecté.', { exact: false }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page)).toEqual([]);
    if (shots) await page.screenshot({ path: join(shots, 'printer-offline.png'), fullPage: true });
  });
});
