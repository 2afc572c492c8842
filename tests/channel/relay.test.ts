/** The whole line with real sockets: desk → relay → box → printer, and what happens when a part of it goes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Agent, startAgent } from '../../box/agent.ts';
import type { PrinterConfig } from '../../box/config.ts';
import { connectBox } from '../../box/connect.ts';
import {
  type ChannelError,
  connectDesk,
  type DeskChannel,
} from '../../overrides/box/Channel/screens/connectDesk.ts';
import type { Relay } from '../../overrides/box/Channel/server/relay.ts';
import type { PrintRequest } from '../../schema/channel.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createConfig, createPrinter, readPrintedPages } from './box.ts';
import { readBarcodeOf, startVirtualRawPrinter } from './virtualRawPrinter.ts';

let server: TestServer;
let tickets: { id: number; barcode: string }[];
const undos: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tickets = await server.database.query(
    'system',
    // The demo's tickets were printed when they were sold.
    `update "ticket" set "print_count" = 0 where "contract_id" = 1 and "id" in
       (select "id" from "ticket" where "contract_id" = 1 and "valid" order by "id" limit 12)
     returning "id", "barcode"`,
  );
});

afterAll(() => server.stop());

afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

async function until(holds: () => Promise<boolean> | boolean, what: string) {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Not in 15 s: ${what}`);
}

async function isConnected(boxId: string, contract = 1) {
  const [row] = await server.database.query<{ idle: boolean }>(
    'system',
    `select "printers_state" @> '[{"state": "idle"}]' as "idle" from "device_state"
     where "contract_id" = $1 and "box_id" = $2`,
    [contract, boxId],
  );
  return row?.idle === true;
}

async function startBox(change: {
  boxId: string;
  contract?: number;
  printers?: PrinterConfig[];
}): Promise<Agent> {
  const config = createConfig({ ...change, server: server.origin, varDir: server.varDir });
  const agent = startAgent(config, connectBox(config));
  undos.push(() => agent.stop());
  await until(() => isConnected(change.boxId, change.contract), `box "${change.boxId}" connected`);
  return agent;
}

function startDesk(
  getToken: () => Promise<string>,
  more: { contract?: number; deadline?: number } = {},
): DeskChannel {
  const desk = connectDesk({ origin: server.origin, id: '1', getToken, ...more });
  undos.push(() => desk.stop());
  return desk;
}

const anna = () => server.token('anna@demo.test');
const other = () => server.token('other@demo.test');

async function createJob(change: Partial<PrintRequest> & { jobKey: string }): Promise<PrintRequest> {
  const { jobKey, ...rest } = change;
  return {
    boxId: 'box-1',
    printerSlug: 'virtual',
    pageWidth: 1400,
    pageHeight: 700,
    urlList: [],
    token: await anna(),
    ...rest,
    desk_settings: { jobKey, ...rest.desk_settings },
  };
}

const urlOf = (ticket: { id: number } | undefined) => `/ticketing/v1/tickets/${ticket?.id}.png`;

async function countOf(ticket: { id: number } | undefined) {
  const [row] = await server.database.query<{ print_count: number }>(
    'system',
    'select "print_count" from "ticket" where "contract_id" = 1 and "id" = $1',
    [ticket?.id],
  );
  return row?.print_count;
}

describe('the line from desk to printer', () => {
  it('prints two tickets, counts them, and marks the next print of one a duplicate', async () => {
    await startBox({ boxId: 'box-1' });
    const desk = startDesk(anna);
    const [first, second] = tickets;
    const printed = await desk.print(
      await createJob({ jobKey: 'evening-1', urlList: [urlOf(first), urlOf(second)] }),
    );
    expect(printed).toEqual({ jobId: 'evening-1', status: 'printed', pages: 2, warnings: [] });
    const pages = readPrintedPages(server.varDir);
    expect(pages.map(readBarcodeOf)).toEqual([first?.barcode, second?.barcode]);
    expect([await countOf(first), await countOf(second)]).toEqual([1, 1]);

    await desk.print(await createJob({ jobKey: 'evening-2', urlList: [urlOf(first)] }));
    expect(await countOf(first)).toBe(2);
    const again = readPrintedPages(server.varDir).at(-1);
    expect(again && readBarcodeOf(again)).toBe(first?.barcode);
    expect(Buffer.from(again?.dots ?? []).equals(Buffer.from(pages[0]?.dots ?? []))).toBe(false);

    const journal = await server.database.query<{ actor: string }>(
      'system',
      `select "actor" from "outbox" where "entity" = 'Ticket' and "entity_id" = $1 and "actor" is not null`,
      [first?.id],
    );
    expect(journal.map(({ actor }) => actor)).toEqual(['anna@demo.test', 'anna@demo.test']);
    const image = await fetch(
      `${server.origin}/channel/v1/boxes/box-1/printers/virtual/jobs/evening-1/pages/1.png`,
      { headers: { authorization: `Bearer ${await anna()}` } },
    );
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const post = (urlList: string[]) =>
      anna().then((token) =>
        fetch(`${server.origin}/channel/v1/boxes/box-1/printers/virtual/print`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ urlList }),
        }),
      );
    const refused = await post(['/none.png']);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'BOX-004', values: { code: 'document_unavailable', printedPages: 0 } },
    ]);
    const specimen = await post(['/channel/v1/specimen.png']);
    expect([specimen.status, await specimen.json()]).toMatchObject([200, { status: 'printed', pages: 1 }]);
    const jobs = await fetch(`${server.origin}/channel/v1/boxes/box-1/jobs`, {
      headers: { authorization: `Bearer ${await anna()}` },
    });
    expect(await jobs.json()).toMatchObject({ jobs: [{ status: 'printed' }, { status: 'failed' }, {}, {}] });
    expect((await desk.listJobs('box-1')).jobs.slice(2).map(({ jobKey }) => jobKey)).toEqual([
      'evening-2',
      'evening-1',
    ]);
  });

  it('answers the printers, the drawer, and clears jobs under the product’s own message name', async () => {
    await startBox({ boxId: 'box-1' });
    const desk = startDesk(anna);
    const { printers } = await desk.listPrinters('box-1');
    expect(printers).toMatchObject([
      { slug: 'virtual', language: 'virtual', state: 'idle', queued: 0, dpi: 203 },
    ]);
    desk.openCashdrawer({ boxId: 'box-1', printerSlug: 'virtual' });
    desk.clearJobs({ boxId: 'box-1' });
    const file = join(server.varDir, 'print', 'box-1', 'virtual', 'drawer.txt');
    await until(() => {
      try {
        return readFileSync(file, 'utf8') !== '';
      } catch {
        return false;
      }
    }, 'a pulse');
  });

  it('prints one ticket when the box drops in mid-print and the desk retries with the same key', async () => {
    const printer = await startVirtualRawPrinter({ pageMs: 1500 });
    undos.push(() => printer.stop());
    const printers = [
      createPrinter({ slug: 'till', uri: printer.uri, widthMm: 72, paperType: 'thermal_roller' }),
    ];
    const config = createConfig({ boxId: 'box-2', server: server.origin, varDir: server.varDir, printers });
    const wire = connectBox(config);
    const agent = startAgent(config, wire);
    undos.push(() => agent.stop());
    await until(() => isConnected('box-2'), 'box connected');
    const desk = startDesk(anna);
    const ticket = tickets[2];
    const job = await createJob({
      jobKey: 'dropped',
      boxId: 'box-2',
      printerSlug: 'till',
      urlList: [urlOf(ticket)],
    });
    const lost = desk.print(job).catch((error: ChannelError) => error);
    await until(() => printer.mostConnections > 0, 'the page on its way');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const io = server.host.use<{ of(name: string): { disconnectSockets(close: boolean): void } }>(
      'socket.io',
    );
    io.of('/v1').disconnectSockets(true);
    // Desk and box lose the line alike; both come back by themselves.
    expect(await lost).toMatchObject({ message: 'socket has been disconnected' });
    await until(() => desk.connected, 'the desk back');
    await until(async () => {
      const reply = await desk.print(job).catch((error: ChannelError) => error);
      return 'status' in reply && reply.status === 'printed' && reply.pages === 1;
    }, 'the first outcome');
    expect(printer.pages.map(readBarcodeOf)).toEqual([ticket?.barcode]);
    await until(async () => (await countOf(ticket)) === 1, 'one print counted');
  });

  it('tells that the box is offline, and prints later', async () => {
    const agent = await startBox({ boxId: 'box-3' });
    const desk = startDesk(anna);
    await desk.listPrinters('box-3');
    await agent.stop();
    await until(async () => !(await isConnected('box-3')), 'box shown offline');
    const job = await createJob({ jobKey: 'later', boxId: 'box-3', urlList: [urlOf(tickets[3])] });
    await expect(desk.print(job)).rejects.toMatchObject({ code: 'box_offline' });
    await startBox({ boxId: 'box-3' });
    expect(await desk.print(job)).toMatchObject({ status: 'printed', pages: 1 });
  });
});

describe('who may speak to a box', () => {
  it('is its own contract: crossed ids are refused like boxes that are not there', async () => {
    await startBox({ boxId: 'box-4' });
    await startBox({ boxId: 'box-5', contract: 2 });
    const ours = startDesk(anna);
    const theirs = startDesk(other);
    const job = await createJob({ jobKey: 'crossed', urlList: [urlOf(tickets[4])] });
    for (const [desk, boxId] of [
      [ours, 'box-5'],
      [theirs, 'box-4'],
      [ours, 'box-none'],
    ] as const) {
      const refused = { code: 'unauthorized', message: `The box "${boxId}" is not one of yours.` };
      await expect(desk.print({ ...job, boxId })).rejects.toMatchObject(refused);
      await expect(desk.listPrinters(boxId)).rejects.toMatchObject(refused);
    }
    await expect(theirs.listPrinters('box-5')).resolves.toHaveProperty('printers');
    // A ticket of another contract is not to be had through one's own box either.
    const stolen = { ...job, boxId: 'box-5', token: await other() };
    await expect(theirs.print(stolen)).rejects.toMatchObject({ code: 'document_unavailable' });
  });

  it('nobody, with a token that is not valid', async () => {
    for (const query of [
      { type: 'desk', id: '1', accessToken: 'no-token' },
      { type: 'desk', id: '1' },
      { type: 'guest', id: '1', accessToken: await anna() },
    ]) {
      const socket = io(`${server.origin}/v1`, { query, forceNew: true, reconnection: false });
      const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
      expect(error.message).toBe('unauthorized');
      socket.disconnect();
    }
  });

  it('a desk with a bare token as well as with its object', async () => {
    for (const accessToken of [await anna(), JSON.stringify({ access_token: await anna() })]) {
      const socket = io(`${server.origin}/v1`, {
        query: { type: 'desk', id: '1', accessToken },
        forceNew: true,
      });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      socket.disconnect();
    }
  });

  it('no desk whose token ended while it was connected, until it renewed it', async () => {
    await startBox({ boxId: 'box-6' });
    const desk = startDesk(async () => signToken(30));
    await expect(desk.listPrinters('box-6')).resolves.toHaveProperty('printers');
    // Past the token's end, and not so far that the line itself would be taken for dead.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000, shouldAdvanceTime: true });
    undos.push(() => vi.useRealTimers());
    await expect(desk.listPrinters('box-6')).rejects.toMatchObject({ code: 'unauthorized' });
    // The relay's round sends it away; it comes back with a fresh token by itself.
    await server.host.use<Relay>('channel').ping();
    await until(
      async () => (await desk.listPrinters('box-6').catch(() => undefined)) !== undefined,
      'the desk back with a fresh token',
    );
  });

  it.each([
    ['disabled', `UPDATE "accounts_user" SET "enabled" = false WHERE "email" = $1`],
    ['gone', `DELETE FROM "accounts_user" WHERE "email" = $1`],
  ])('no desk and no box of a user who is %s, without waiting for the round of pings', async (_, end) => {
    const email = 'short-lived@demo.test';
    const put = (sql: string) => server.database.query('system', sql, [email]);
    await put(`INSERT INTO "account" ("email", "password_hash", "name") VALUES ($1, 'x', 'Short-lived')
      ON CONFLICT DO NOTHING`);
    await put(`INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
      SELECT 1, $1, "contract_role_id" FROM "accounts_user" WHERE "contract_id" = 1 AND "email" = 'anna@demo.test'`);
    undos.push(() => put('DELETE FROM "accounts_user" WHERE "email" = $1'));
    const round = vi.spyOn(server.host.use<Relay>('channel'), 'ping').mockResolvedValue();
    undos.push(() => round.mockRestore());
    const connect = async (type: string, id: string, accessToken: string) => {
      const query = { type, id, accessToken };
      const socket = io(`${server.origin}/v1`, { query, forceNew: true, reconnection: false });
      undos.push(() => socket.disconnect());
      const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      return { socket, gone };
    };
    const token = await server.token(email);
    const theirs = [await connect('desk', '1', token), await connect('box', 'box-9', token)];
    const others = [
      await connect('desk', '2', await anna()),
      await connect('box', 'box-10', await signToken(60)),
    ];
    await put(end);
    for (const { gone } of theirs) expect(await gone).toBe('io server disconnect');
    for (const { socket } of others) expect(socket.connected).toBe(true);
  });

  it('a second box of one id takes the first one’s place', async () => {
    await startBox({ boxId: 'box-7' });
    const folder = mkdtempSync(join(server.varDir, 'second-'));
    undos.push(() => rmSync(folder, { recursive: true, force: true }));
    const token = await signToken(60);
    const config = createConfig({ boxId: 'box-7', server: server.origin, varDir: folder, token });
    const second = startAgent(config, connectBox(config));
    undos.push(() => second.stop());
    const desk = startDesk(anna);
    await until(async () => {
      await desk.print(
        await createJob({ jobKey: `${Date.now()}`, boxId: 'box-7', urlList: [urlOf(tickets[5])] }),
      );
      return readPrintedPages(folder, 'box-7').length > 0;
    }, 'a page of the second box');
  });

  it('lets go a box that missed two pings', async () => {
    const accessToken = await signToken(60);
    const mute = io(`${server.origin}/v1`, {
      query: { type: 'box', id: 'box-8', accessToken },
      forceNew: true,
      reconnection: false,
    });
    undos.push(() => mute.disconnect());
    const gone = new Promise<string>((resolve) => mute.once('disconnect', resolve));
    await new Promise<void>((resolve) => mute.once('connect', resolve));
    const relay = server.host.use<Relay>('channel');
    for (const _ of [1, 2, 3]) await relay.ping();
    expect(await gone).toBe('io server disconnect');
  });
});

async function signToken(seconds: number): Promise<string> {
  const pem = readFileSync(join(server.varDir, 'keys', 'access-token.pem'), 'utf8');
  return new SignJWT({ email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setSubject('1')
    .setAudience('urn:ticketing-back-office')
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(await importPKCS8(pem, 'ES256'));
}
