/** What a desk asks of the box itself, over real sockets: its network, its health, its speed, its restart. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import { DEVICE_MESSAGES, SETUP_MESSAGES } from '../../schema/channel.ts';
import { createConfig, createPrinter, createTerminal } from './box.ts';
import { createFakeSystem, type FakeSystem } from './fakeSystem.ts';
import { setUpLine, until, urlOf } from './line.ts';
import { startVirtualRawPrinter } from './virtualRawPrinter.ts';

const line = setUpLine();
const { startDesk, anna, createJob } = line;

const manager = () => line.server.token('manager@demo.test');

async function startDevice(boxId: string, printers = [createPrinter({})]): Promise<FakeSystem> {
  const system = createFakeSystem();
  const config = createConfig({ boxId, printers, server: line.server.origin, varDir: line.server.varDir });
  const agent = startAgent(config, connectBox(config), system);
  line.undos.push(() => agent.stop());
  await until(() => line.isConnected(boxId), `box "${boxId}" connected`);
  return system;
}

async function post(boxId: string, message: string, body: object = {}, token?: string) {
  const answer = await fetch(`${line.server.origin}/channel/v1/boxes/${boxId}/${message}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? (await manager())}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}

describe('a box', () => {
  it('reports its network, with its address as the relay sees it', async () => {
    await startDevice('device-1');
    const desk = startDesk(manager);
    expect(await desk.askDevice('getIpConfig', { boxId: 'device-1' })).toEqual({
      hostname: 'till-1',
      publicIp: expect.stringMatching(/127\.0\.0\.1$|^::1$/),
      interfaces: [expect.objectContaining({ name: 'eth0', ip4: '192.168.1.20', gateway: '192.168.1.1' })],
      dns: ['192.168.1.1'],
    });
  });

  it('lists the wifi networks around it, or that it has no adapter', async () => {
    const system = await startDevice('device-2');
    const desk = startDesk(manager);
    const { networks } = await desk.askDevice('wifiNearby', { boxId: 'device-2' });
    expect(networks.map(({ ssid, connected }) => [ssid, connected])).toEqual([
      ['Caisse', true],
      ['Hall', false],
    ]);
    system.script = { noWifi: true };
    await expect(desk.askDevice('wifiNearby', { boxId: 'device-2' })).rejects.toMatchObject({
      code: 'no_wifi_adapter',
    });
    expect(await post('device-2', 'wifiNearby')).toMatchObject({
      status: 409,
      body: {
        code: 'BOX-005',
        values: { boxId: 'device-2', message: 'wifiNearby', code: 'no_wifi_adapter' },
      },
    });
  });

  it('measures its line to the relay', async () => {
    await startDevice('device-3');
    const { status, body } = await post('device-3', 'executeSpeedtest');
    expect(status).toBe(200);
    expect(body).toEqual({
      downloadMbps: expect.any(Number),
      uploadMbps: expect.any(Number),
      latencyMs: expect.any(Number),
      jitterMs: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-/),
    });
    expect(body.downloadMbps).toBeGreaterThan(0);
    expect(body.uploadMbps).toBeGreaterThan(0);
  });

  it('diagnoses itself: a disk nearly full, a printer that is off, the last job that failed', async () => {
    await startDevice('device-4', [
      createPrinter({}),
      createPrinter({ slug: 'off', uri: 'tcp://127.0.0.1:1', isDefault: false }),
    ]);
    const desk = startDesk(manager);
    const job = await createJob({ jobKey: 'lost', boxId: 'device-4', urlList: ['/none.png'] });
    await desk.print(job).catch(() => undefined);
    const diagnostic = await desk.askDevice('fullDiagnostic', { boxId: 'device-4' });
    expect(diagnostic).toMatchObject({
      version: '0.0.0',
      cpu: 12,
      disk: 95,
      temperature: 51,
      printers: [{ slug: 'virtual' }, { slug: 'off', state: 'offline' }],
      lastErrors: [{ jobKey: 'lost', code: 'document_unavailable' }],
    });
    expect(Math.abs(diagnostic.clockSkewMs)).toBeLessThan(30_000);
    expect(diagnostic.checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`)).toEqual(
      ['disk: 95 % used', 'printers: off: printer_offline'],
    );
  });

  it('restarts, and begins no page any more', async () => {
    const system = await startDevice('device-5');
    const desk = startDesk(manager);
    expect(await desk.askDevice('rebootDevice', { boxId: 'device-5' })).toEqual({
      accepted: true,
      inMs: 2000,
    });
    expect(system.reboots).toEqual([2000]);
    const job = await createJob({ jobKey: 'too-late', boxId: 'device-5', urlList: [urlOf(line.tickets[0])] });
    await expect(desk.print(job)).rejects.toMatchObject({ code: 'busy', printedPages: 0 });
  });

  it('does not restart while a page prints, nor where its machine does not let it', async () => {
    const printer = await startVirtualRawPrinter({ pageMs: 1500 });
    line.undos.push(() => printer.stop());
    const till = createPrinter({ slug: 'till', uri: printer.uri, widthMm: 72, paperType: 'thermal_roller' });
    const system = await startDevice('device-6', [till]);
    const desk = startDesk(manager);
    const printed = desk.print(
      await createJob({
        jobKey: 'long',
        boxId: 'device-6',
        printerSlug: 'till',
        urlList: [urlOf(line.tickets[1])],
      }),
    );
    await until(async () => {
      const { printers } = await desk.listPrinters('device-6');
      return printers[0]?.state === 'printing';
    }, 'the page on its way');
    expect(await post('device-6', 'rebootDevice')).toMatchObject({
      status: 409,
      body: { code: 'BOX-005', values: { code: 'busy' } },
    });
    expect(system.reboots).toEqual([]);
    expect(await printed).toMatchObject({ status: 'printed' });
    system.script = { noReboot: true };
    await expect(desk.askDevice('rebootDevice', { boxId: 'device-6' })).rejects.toMatchObject({
      code: 'device_failed',
    });
    // It stays, and prints on.
    const next = await createJob({
      jobKey: 'next',
      boxId: 'device-6',
      printerSlug: 'till',
      urlList: [urlOf(line.tickets[1])],
    });
    expect(await desk.print(next)).toMatchObject({ status: 'printed' });
  });

  it('opens a drawer and clears a queue that a screen asks for, and knows its printers', async () => {
    await startDevice('device-7');
    const seller = await anna();
    expect(await post('device-7', 'openCashdrawer', { printerSlug: 'virtual' }, seller)).toEqual({
      status: 200,
      body: { opened: true },
    });
    expect(await post('device-7', 'openCashdrawer', { printerSlug: 'none' }, seller)).toMatchObject({
      status: 409,
      body: { code: 'BOX-005', values: { code: 'printer_not_found' } },
    });
    expect(await post('device-7', 'clearJobs', {}, seller)).toEqual({ status: 204, body: undefined });
    expect(await post('device-none', 'clearJobs', {}, seller)).toMatchObject({
      status: 422,
      body: { code: 'BOX-002' },
    });
  });

  it('prints as it was told from then on, also after it restarts, and reports it; of wrong parameters it takes none', async () => {
    const printer = await startVirtualRawPrinter({});
    line.undos.push(() => printer.stop());
    const config = createConfig({
      boxId: 'device-10',
      printers: [createPrinter({ slug: 'till', uri: printer.uri, widthMm: 72, paperType: 'thermal_roller' })],
      server: line.server.origin,
      varDir: line.server.varDir,
    });
    const start = async () => {
      const agent = startAgent(config, connectBox(config), createFakeSystem());
      line.undos.push(() => agent.stop());
      await until(() => line.isConnected('device-10'), 'the box connected');
      return agent;
    };
    const stored = async () => {
      const [row] = await line.server.database.query<{ state: unknown }>(
        'system',
        `SELECT jsonb_build_array("page_cut_mode", "print_speed", "forwarding_mode", "paper_type_ticket_parameters_map", "configuration") AS "state"
         FROM "device_state" WHERE "box_id" = 'device-10'`,
      );
      return JSON.stringify(row?.state);
    };
    const parameters = {
      pageCutMode: 'none',
      printSpeed: 4,
      forwardingMode: 'direct',
      paperTypeTicketParametersMap: { thermal_roller: { logo: false } },
      printers: [{ slug: 'till', density: 12, offset: { x: 5, y: -3 } }],
    } as const;
    const agent = await start();
    const told = JSON.stringify([
      'none',
      4,
      'direct',
      { thermal_roller: { logo: false } },
      { printers: [{ slug: 'till', density: 12, offset: { x: 5, y: -3 } }] },
    ]);
    const isStored = async (want: string) => {
      const [state, wanted] = [JSON.parse(await stored()), JSON.parse(want)];
      return isDeepStrictEqual(state, wanted);
    };
    const seller = await line.server.token('anna@demo.test');
    expect((await post('device-10', 'apply', { parameters }, seller)).status).toBe(403);
    startDesk(anna).apply({ boxId: 'device-10', parameters: { ...parameters, printSpeed: 9 } });
    startDesk(manager).apply({ boxId: 'device-10', parameters });
    await until(() => isStored(told), 'the box reported what it was told');

    for (const [wrong, code] of [
      [{ ...parameters, printSpeed: 11 }, 'invalid_message'],
      [{ ...parameters, colour: 'red' }, 'invalid_message'],
      [{ ...parameters, printers: [{ slug: 'elsewhere' }] }, 'printer_not_found'],
    ] as const)
      expect(await post('device-10', 'apply', { parameters: wrong })).toMatchObject({
        status: 409,
        body: { code: 'BOX-005', values: { code } },
      });
    expect(await isStored(told)).toBe(true);

    await agent.stop();
    await start();
    const job = await createJob({
      boxId: 'device-10',
      printerSlug: 'till',
      jobKey: 'uncut',
      urlList: [urlOf(line.tickets[0])],
    });
    expect(await startDesk(anna).print(job)).toMatchObject({ status: 'printed' });
    expect(printer.pages.map(({ cut }) => cut)).toEqual([false]);
    const cut = { ...job, desk_settings: { jobKey: 'cut', cut: 'each' } } as const;
    expect(await startDesk(anna).print(cut)).toMatchObject({ status: 'printed' });
    expect(printer.pages.map(({ cut: isCut }) => isCut)).toEqual([false, true]);
  });

  it('lists what hangs on it, serves a printer that is installed, also after it restarts, and one no more that is removed', async () => {
    const printer = await startVirtualRawPrinter({});
    line.undos.push(() => printer.stop());
    const config = createConfig({
      boxId: 'device-9',
      terminals: [createTerminal({})],
      server: line.server.origin,
      varDir: line.server.varDir,
    });
    const begin = async () => {
      const agent = startAgent(config, connectBox(config), createFakeSystem());
      await until(() => line.isConnected('device-9'), 'the box connected');
      return agent;
    };
    const before = await begin();
    const desk = startDesk(manager);
    const { endpoints } = await desk.askDevice('listUsableEndpoint', { boxId: 'device-9' });
    expect(endpoints.map(({ id, kind, role, installedAs }) => [id, kind, role, installedAs])).toEqual([
      ['printer:virtual', 'virtual', 'printer', 'virtual'],
      ['terminal:till', 'virtual', 'terminal', 'till'],
      ['usb:lp0', 'usb', 'printer', undefined],
    ]);
    const printers = [
      { uri: printer.uri, name: 'Guichet n° 2', language: 'escpos', isDefault: true },
      { uri: printer.uri, name: 'Twice' },
      { endpointId: 'usb:lp0', name: 'On USB' },
      { endpointId: 'none', name: 'Nowhere' },
    ];
    const { installed, failed } = await desk.askDevice('installNewPrinters', { boxId: 'device-9', printers });
    expect(installed).toEqual(['guichet-n-2']);
    expect(failed.map(({ endpointId }) => endpointId)).toEqual([printer.uri, 'usb:lp0', 'none']);
    await before.stop();
    await until(async () => !(await line.isConnected('device-9')), 'the box gone');
    const after = await begin();
    line.undos.push(() => after.stop());
    const list = async () =>
      (await desk.listPrinters('device-9')).printers.map(({ slug, isDefault }) => [slug, isDefault]);
    expect(await list()).toEqual([
      ['virtual', false],
      ['guichet-n-2', true],
    ]);
    const job = await createJob({
      jobKey: 'installed',
      boxId: 'device-9',
      printerSlug: 'guichet-n-2',
      urlList: [urlOf(line.tickets[2])],
    });
    expect(await desk.print(job)).toMatchObject({ status: 'printed' });
    const gone = { boxId: 'device-9', printerSlugs: ['guichet-n-2', 'none'] };
    expect(await desk.askDevice('removePrinters', gone)).toEqual({
      removed: ['guichet-n-2'],
      failed: [{ printerSlug: 'none', error: 'The box has no such printer.' }],
    });
    expect(await list()).toEqual([['virtual', true]]);
  });

  it('removes no printer at work, unless that is forced', async () => {
    const printer = await startVirtualRawPrinter({ pageMs: 1500 });
    line.undos.push(() => printer.stop());
    const till = createPrinter({ slug: 'till', uri: printer.uri, widthMm: 72, paperType: 'thermal_roller' });
    await startDevice('device-10', [till]);
    const desk = startDesk(manager);
    const printed = desk.print(
      await createJob({
        jobKey: 'kept',
        boxId: 'device-10',
        printerSlug: 'till',
        urlList: [urlOf(line.tickets[3])],
      }),
    );
    await until(async () => {
      const { printers } = await desk.listPrinters('device-10');
      return printers[0]?.state === 'printing';
    }, 'the page on its way');
    const gone = { boxId: 'device-10', printerSlugs: ['till'] };
    expect(await desk.askDevice('removePrinters', gone)).toMatchObject({ removed: [] });
    expect(await desk.askDevice('removePrinters', { ...gone, force: true })).toMatchObject({
      removed: ['till'],
    });
    // The page that was on its way comes out.
    expect(await printed).toMatchObject({ status: 'printed' });
  });

  it('is looked into and restarted by those who see to devices alone, not by a seller', async () => {
    const system = await startDevice('device-8');
    const desk = startDesk(anna);
    for (const message of [...DEVICE_MESSAGES, ...SETUP_MESSAGES])
      await expect(desk.askDevice(message, { boxId: 'device-8' } as never), message).rejects.toMatchObject({
        code: 'unauthorized',
      });
    for (const message of DEVICE_MESSAGES)
      expect((await post('device-8', message, {}, await anna())).status, message).toBe(403);
    expect(system.reboots).toEqual([]);
  });
});
