/** `/settings/printer` as who sees to devices meets it: a box that diagnoses itself and restarts. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import { createConfig } from '../channel/box.ts';
import { createFakeSystem } from '../channel/fakeSystem.ts';
import { findFaults } from './generic/findFaults.ts';
import { type DemoScreens, startScreens } from './generic/startScreens.ts';

let screens: DemoScreens;
let agent: Agent;
const system = createFakeSystem();

beforeAll(async () => {
  screens = await startScreens();
  await screens.server.database.query('system', 'delete from "device_state" where "contract_id" = 1');
  const config = createConfig({
    boxId: 'box-1',
    server: screens.server.origin,
    varDir: screens.server.varDir,
  });
  agent = startAgent(config, connectBox(config), system);
});

afterAll(async () => {
  await agent?.stop();
  await screens?.stop();
});

const shots = process.env.SCREENSHOTS;

describe('/settings/printer', () => {
  it('diagnoses a box, shows its network and its speed, and says what it has not', async () => {
    const { page } = await screens.open('/settings/printer');
    await page.getByText('Online', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Run diagnostics' }).click();
    await page.getByText('To be seen to').waitFor();
    await page.getByText('51 °C').waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Network', exact: true }).click();
    await page.getByText('192.168.1.20, gateway 192.168.1.1').waitFor();
    await page.getByRole('button', { name: 'Test the speed' }).click();
    await page.getByText('Download').waitFor();
    await page.getByRole('button', { name: 'Wifi nearby' }).click();
    await page.getByText('Caisse (connected)').waitFor();
    system.script = { noWifi: true };
    await page.getByRole('button', { name: 'Wifi nearby' }).click();
    await page.getByText('This box has no wifi adapter.').waitFor();
    system.script = {};
    if (shots) await page.screenshot({ path: join(shots, 'device.png'), fullPage: true });
  });

  it('restarts a box once somebody confirmed it, in French and on a phone', async () => {
    const { page } = await screens.open('/settings/printer', {
      locale: 'fr-FR',
      width: 390,
    });
    await page.getByText('En ligne', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Redémarrer le boîtier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Il ne redémarre pas pendant une impression.', { exact: false }).waitFor();
    expect(system.reboots).toEqual([]);
    await dialog.getByRole('button', { name: 'Redémarrer le boîtier' }).click();
    await page.getByText('Le boîtier redémarre.', { exact: false }).waitFor();
    expect(system.reboots).toEqual([2000]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findFaults(page)).toEqual([]);
  });
});
