/** Whoever sends slowly, or nothing at all, holds no connection; and nobody's file is taken in without a token. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socketServer } from '../../overrides/desk/Live/server/tokens.ts';
import { CHANNEL_PATH } from '../../schema/channel.ts';
import { LIVE_NAMESPACE } from '../../schema/live.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server.stop());

interface Line {
  readonly socket: Socket;
  /** All that was answered so far. */
  answer(): string;
  readonly closed: Promise<void>;
}

async function openLine(): Promise<Line> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, answer: () => answer, closed };
}

const head = (method: string, path: string, headers: Readonly<Record<string, string | number>>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Sends a piece now and then, until the connection ends. */
async function trickle({ socket, closed }: Line, piece: string, everyMs: number): Promise<void> {
  const timer = setInterval(() => socket.write(piece), everyMs);
  await closed;
  clearInterval(timer);
}

const MEGABYTES_10 = 10 * 1024 * 1024;
const json = 'application/json';

describe('a body without a token', () => {
  it.each([
    ['POST', '/ticketing/v1/customers/import', 'multipart/form-data; boundary=part'],
    ['POST', '/ticketing/v1/customers/bulk', json],
    ['POST', '/ticketing/v1/customers', json],
    ['PUT', '/ticketing/v1/customers/selection', json],
    ['POST', '/ticketing/v1/carts/1/checkout', json],
    ['PUT', '/ticketing/v1/me/settings', json],
    ['POST', '/channel/v1/boxes/a/printers/b/print', json],
    ['POST', '/accounts/api/v1/account/password', json],
  ])('is refused before it has come: %s %s', async (method, path, type) => {
    const line = await openLine();
    line.socket.write(head(method, path, { 'content-type': type, 'content-length': MEGABYTES_10 }));
    line.socket.write('a'.repeat(1000));
    await expect.poll(line.answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(line.answer()).toContain('"code":"AUTH-001"');
    line.socket.destroy();
  });

  it('is refused with a token that is none, too', async () => {
    const line = await openLine();
    const headers = { 'content-type': json, 'content-length': MEGABYTES_10, authorization: 'Bearer none' };
    line.socket.write(head('POST', '/ticketing/v1/customers/bulk', headers));
    await expect.poll(line.answer).toContain('"code":"AUTH-002"');
    line.socket.destroy();
  });
});

// They take as long as a body is given; side by side they take it once.
describe.concurrent('a request', { timeout: 120_000 }, () => {
  const post = (length: number) =>
    head('POST', '/ticketing/v1/customers/bulk', {
      'content-type': json,
      'content-length': length,
      authorization: `Bearer ${token}`,
    });

  it('whose body trickles is given up', async ({ expect }) => {
    const line = await openLine();
    line.socket.write(post(100_000));
    await trickle(line, ' ', 200);
    expect(line.answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(line.answer()).toContain('"code":"REQ-017"');
  });

  it('whose body trickles on after it was refused loses its connection', async ({ expect }) => {
    const line = await openLine();
    line.socket.write(
      head('POST', '/ticketing/v1/customers/bulk', { 'content-type': json, 'content-length': 100_000 }),
    );
    await trickle(line, ' ', 200);
    expect(line.answer()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('whose headers trickle is given up', async ({ expect }) => {
    const line = await openLine();
    line.socket.write('POST /ticketing/v1/customers HTTP/1.1\r\nhost: localhost\r\nx-');
    await trickle(line, 'a', 200);
    expect(line.answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that never comes has no connection either', async ({ expect }) => {
    const line = await openLine();
    await line.closed;
    expect(line.socket.destroyed).toBe(true);
  });

  it('whose body comes over a thin line is answered', async ({ expect }) => {
    const line = await openLine();
    const body = JSON.stringify({ member: [{ lastname: 'Thin', firstname: 'Line' }] });
    const piece = ' '.repeat(3000);
    const pieces = 26;
    line.socket.write(post(pieces * piece.length + body.length));
    for (let sent = 0; sent < pieces; sent += 1) {
      line.socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    line.socket.write(body);
    await expect.poll(line.answer).toMatch(/^HTTP\/1\.1 201 /);
    line.socket.destroy();
  });
});

describe('a socket', { timeout: 120_000 }, () => {
  const open: WebSocket[] = [];
  afterAll(() => {
    for (const line of open) line.close();
  });

  /** A client that answers pings, and says beside nothing but what it is given: Socket.IO's own closes by itself. */
  async function openSocket(...packets: readonly string[]): Promise<WebSocket> {
    const address = `${server.origin.replace('http', 'ws')}${CHANNEL_PATH}/?EIO=4&transport=websocket`;
    const line = new WebSocket(address);
    open.push(line);
    line.addEventListener('message', ({ data }) => {
      if (data === '2') line.send('3');
    });
    await new Promise((resolve) => line.addEventListener('open', resolve, { once: true }));
    for (const packet of packets) line.send(packet);
    return line;
  }

  const join = (accessToken: string) => `40${LIVE_NAMESPACE},${JSON.stringify({ accessToken })}`;

  it('of whoever has no valid token is closed; that of whoever has one is not', async () => {
    const { engine } = server.host.use(socketServer);
    const before = engine.clientsCount;
    const stays = await openSocket(join(token));
    // Joined and left again: the token has not been looked at for what follows.
    const leaves = await openSocket(join(token));
    await new Promise((resolve) =>
      leaves.addEventListener('message', ({ data }) => {
        if (String(data).includes('"ready"')) resolve(undefined);
      }),
    );
    leaves.send(`41${LIVE_NAMESPACE},`);
    // Nothing joined; what needs no token; with a token that is none.
    await Promise.all(['', '40', join('none')].map((packet) => openSocket(...(packet ? [packet] : []))));
    expect(engine.clientsCount).toBe(before + 5);
    await expect.poll(() => engine.clientsCount, { timeout: 60_000 }).toBe(before + 1);
    expect(stays.readyState).toBe(WebSocket.OPEN);
  });
});
