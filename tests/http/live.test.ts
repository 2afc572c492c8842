/** Live updates: who receives what, what is caught up after a break, and two processes on one database. */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CaughtUp, LiveChange, LiveEvents, LiveRequests } from '../../schema/live.ts';
import { startTestServer, type TestServer, testDatabase } from '../fixtures/server.ts';
import { startProcess } from '../fixtures/serverProcess.ts';

type Screen = Socket<LiveEvents, LiveRequests>;

let server: TestServer;
let token: string;
const screens: Screen[] = [];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server.stop());
afterEach(() => {
  for (const screen of screens.splice(0)) screen.disconnect();
});

interface Listening {
  readonly screen: Screen;
  readonly changes: LiveChange[];
  readonly sequence: string;
}

async function listen(accessToken: string, origin = server.origin): Promise<Listening> {
  const screen: Screen = io(`${origin}/desk`, {
    auth: { accessToken },
    forceNew: true,
    reconnection: false,
  });
  screens.push(screen);
  const changes: LiveChange[] = [];
  screen.on('change', (change) => changes.push(change));
  const sequence = await new Promise<string>((resolve, reject) => {
    screen.once('ready', (state) => resolve(state.sequence));
    screen.once('connect_error', reject);
  });
  return { screen, changes, sequence };
}

async function createSeason(name: string): Promise<{ iri: string; etag: string | null }> {
  const response = await fetch(`${server.origin}/ticketing/v1/seasons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(response.status).toBe(201);
  const body = (await response.json()) as { '@id': string };
  return { iri: body['@id'], etag: response.headers.get('etag') };
}

async function seen(changes: readonly LiveChange[], iri: string): Promise<LiveChange> {
  await expect.poll(() => changes.map((change) => change.iri), { timeout: 10_000 }).toContain(iri);
  return changes.find((change) => change.iri === iri) as LiveChange;
}

it('sends a screen of the contract what was committed, by address and version', async () => {
  const { changes } = await listen(await server.token('anna@demo.test'));
  const { iri, etag } = await createSeason('Committed');
  const change = await seen(changes, iri);
  expect(change).toMatchObject({ entity: 'Season', action: 'create', actor: 'manager@demo.test' });
  expect(`"${change.version}"`).toBe(etag);
});

async function createTogether(...names: readonly string[]): Promise<readonly string[]> {
  const response = await fetch(`${server.origin}/ticketing/v1/seasons/bulk`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ member: names.map((name) => ({ name })) }),
  });
  expect(response.status).toBe(201);
  const { member } = (await response.json()) as { member: { '@id': string }[] };
  return member.map((record) => record['@id']);
}

it('names records written together by the versions they have', async () => {
  const { changes } = await listen(token);
  for (const iri of await createTogether('Together, one', 'Together, two')) {
    const { version } = await seen(changes, iri);
    const read = await fetch(`${server.origin}${iri}`, { headers: { authorization: `Bearer ${token}` } });
    expect(read.headers.get('etag')).toBe(`"${version}"`);
  }
});

it('sends another contract nothing', async () => {
  const other = await listen(await server.token('other@demo.test'));
  const own = await listen(token);
  const { iri } = await createSeason('Ours alone');
  await seen(own.changes, iri);
  expect(other.changes).toEqual([]);
});

it('lets nobody listen without a token, nor to a contract that is not theirs', async () => {
  await expect(listen('')).rejects.toThrow('unauthorized');
  await expect(listen('made up')).rejects.toThrow('unauthorized');
  const screen: Screen = io(`${server.origin}/desk`, {
    query: { accessToken: token, contract: '2' },
    forceNew: true,
    reconnection: false,
  });
  screens.push(screen);
  const refused = await new Promise<Error>((resolve) => screen.once('connect_error', resolve));
  expect(refused.message).toBe('unauthorized');
});

const switchLive = (enabled: boolean | null) =>
  fetch(`${server.origin}/ticketing/v1/contracts/1/features`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'desk_socket', enabled }),
  });

it('lets nobody of an organiser listen who has switched it off, and takes who listens away', async () => {
  const { screen } = await listen(token);
  const gone = new Promise((resolve) => screen.once('disconnect', resolve));
  try {
    expect((await switchLive(false)).status).toBe(200);
    await gone;
    await expect(listen(token)).rejects.toThrow('switched off');
    await listen(await server.token('other@demo.test'));
  } finally {
    await switchLive(null);
  }
  await listen(token);
});

const catchUp = (screen: Screen, sequence: string) =>
  new Promise<CaughtUp>((resolve) => screen.emit('since', { sequence }, resolve));

it('sends a screen that was cut off what it missed, and nothing twice', async () => {
  const before = await listen(token);
  before.screen.disconnect();
  const { iri } = await createSeason('Missed');
  const after = await listen(token);
  await expect
    .poll(async () => (await catchUp(after.screen, before.sequence)).changes.map((change) => change.iri))
    .toContain(iri);
  const missed = await catchUp(after.screen, before.sequence);
  expect((await catchUp(after.screen, missed.sequence)).changes).toEqual([]);
});

it('sends a screen that was cut off between records written together the others', async () => {
  const { changes, screen } = await listen(token);
  const [first = '', second = ''] = await createTogether('Before the break', 'After the break');
  const last = await seen(changes, second);
  const { sequence } = await seen(changes, first);
  const missed = async (since: string) => (await catchUp(screen, since)).changes.map((change) => change.iri);
  expect(await missed(sequence)).toContain(second);
  expect(await missed(last.sequence)).toEqual([]);
});

it('says to read everything again when too much was missed or the place is unknown', async () => {
  const { screen } = await listen(token);
  expect(await catchUp(screen, 'nowhere')).toMatchObject({ changes: [], reset: true });
  await server.database.query(
    'system',
    `INSERT INTO "tag" ("contract_id", "name") SELECT 1, 'many ' || n FROM generate_series(1, 600) n`,
  );
  const answer = async () => (await catchUp(screen, '1-0')).reset;
  await expect.poll(answer).toBe(true);
});

it('says many changes of one entity at once as one, without ids', async () => {
  const { changes } = await listen(token);
  await server.database.query('system', `UPDATE "tag" SET "name" = "name" || '!' WHERE "contract_id" = 1`);
  await expect.poll(() => changes.filter(({ entity }) => entity === 'Tag').length).toBe(1);
  expect(changes.find(({ entity }) => entity === 'Tag')).not.toHaveProperty('id');
});

it.skipIf(testDatabase === 'pglite')(
  'sends nothing late: a transaction that ends after a younger one is sent after it',
  async () => {
    const { changes } = await listen(token);
    const written = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const slow = server.database.transaction({ contract: 1 }, async (tx) => {
      await tx.query(`INSERT INTO "season" ("contract_id", "name") VALUES (1, 'slow')`);
      written.resolve();
      await held.promise;
    });
    await written.promise;
    const { iri } = await createSeason('quick');
    await new Promise((resolve) => setTimeout(resolve, 700));
    // Not told while an older transaction runs: its rows would come before.
    const early = changes.filter(({ entity }) => entity === 'Season');
    held.resolve();
    await slow;
    expect(early).toEqual([]);
    await seen(changes, iri);
    expect(changes.filter(({ entity }) => entity === 'Season')).toHaveLength(2);
  },
);

it.skipIf(testDatabase === 'pglite')(
  'sends to the screens of two processes on one database, and at the other what was missed when one dies',
  async () => {
    const { databaseUrl = '', varDir } = server.host.settings;
    const second = startProcess({ DATABASE_URL: databaseUrl, VAR_DIR: varDir });
    try {
      const there = await listen(token, await second.ready);
      const here = await listen(token);
      const { iri } = await createSeason('Across');
      const last = await seen(there.changes, iri);
      await seen(here.changes, iri);
      const broken = new Promise((resolve) => there.screen.once('disconnect', resolve));
      second.child.kill('SIGKILL');
      await broken;
      const { iri: missed } = await createSeason('While nobody was there');
      const { screen } = await listen(token);
      const missing = async () => (await catchUp(screen, last.sequence)).changes.map((change) => change.iri);
      await expect.poll(missing, { timeout: 10_000 }).toEqual([missed]);
    } finally {
      second.child.kill('SIGKILL');
      await second.ended;
    }
  },
);
