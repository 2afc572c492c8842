/**
 * What a contract entrusts to us of others — passwords and keys of the services it works with: written, used, shown to
 * nobody. Asked of every property that metadata calls secret.
 */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { readKeys, unsealText } from '../../server/kit.ts';
import { sealStored } from '../../server/secrets/sealStored.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, sampleValue } from '../http/engine/samples.ts';

const WORD = 'Hushhh';

const keepers = entities.filter(({ properties }) => properties.some(({ secret }) => secret));
const secretsOf = ({ properties }: EntityDescriptor) => properties.filter(({ secret }) => secret);

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as any };
}

const textOf = ({ name }: PropertyDescriptor, turn: number) => `${WORD}-${name}-${turn}`;

/** What a create asks for, with a text of ours in each secret. */
function bodyOf(entity: EntityDescriptor, turn: number): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const property of entity.properties) {
    if (property.secret) body[property.name] = textOf(property, turn);
    else if (property.required && property.column !== 'contract_id' && property.default === undefined)
      body[property.name] = sampleValue(property, turn);
  }
  return body;
}

const stored = (entity: EntityDescriptor, { column }: PropertyDescriptor) =>
  server.database.query<{ id: number; text: string | null }>(
    'system',
    `SELECT "id", "${column}" AS text FROM "${entity.table}" WHERE "contract_id" = 1 ORDER BY "id"`,
  );

describe.each(keepers.map((entity) => [entity.name, entity] as const))(
  'the secrets of %s',
  (_name, entity) => {
    const collection = addressOf(entity, 1);
    const patch = (turn: number) =>
      Object.fromEntries(secretsOf(entity).map((property) => [property.name, textOf(property, turn)]));
    const answers: string[] = [];
    const made: string[] = [];

    async function recordCall(method: string, path: string, body?: unknown) {
      const answer = await call(method, path, body);
      answers.push(`${method} ${path}: ${answer.text}`);
      return answer;
    }

    it('are written in every way there is, and answered in none', async () => {
      const created = await recordCall('POST', collection, bodyOf(entity, 1));
      expect(created.status, created.text).toBe(201);
      const iri: string = created.body['@id'];
      const bulk = await recordCall('POST', `${collection}/bulk`, {
        member: [bodyOf(entity, 2), bodyOf(entity, 3)],
      });
      expect(bulk.status, bulk.text).toBe(201);
      made.push(iri, ...bulk.body.member.map((one: { '@id': string }) => one['@id']));
      expect((await recordCall('PATCH', iri, patch(4))).status).toBe(200);
      expect((await recordCall('PUT', iri, bodyOf(entity, 5))).status).toBe(200);
      const many = made.slice(1).map((each, index) => ({ '@id': each, ...patch(6 + index) }));
      expect((await recordCall('PUT', `${collection}/bulk`, { member: many })).status).toBe(200);
      for (const path of [
        iri,
        collection,
        `${collection}?itemsPerPage=100`,
        `${iri}/history`,
        `${collection}/export.csv`,
        `${collection}/export.csv?format=machine`,
        `${collection}/export.jsonld`,
        '/docs.json',
        '/docs.jsonld',
      ])
        await recordCall('GET', path);
      expect(answers.filter((answer) => answer.includes(WORD))).toEqual([]);
      for (const { name } of secretsOf(entity))
        expect(answers.slice(0, 8).filter((answer) => answer.includes(`"${name}":`))).toEqual([]);
    });

    it('are shown as set, and no longer when they were emptied', async () => {
      const markers = entity.properties.filter(({ isSetOf }) => isSetOf !== undefined);
      expect(markers.map(({ isSetOf }) => isSetOf)).toEqual(secretsOf(entity).map(({ name }) => name));
      const [iri = ''] = made;
      for (const { name, isSetOf } of markers) {
        expect((await call('GET', iri)).body[name]).toBe(true);
        expect((await call('GET', `${collection}?${name}=true&itemsPerPage=100`)).text).toContain(`"${iri}"`);
        const isRequired = secretsOf(entity).find((one) => one.name === isSetOf)?.required;
        const emptied = await call('PATCH', iri, { [isSetOf ?? '']: null });
        expect(emptied.status).toBe(isRequired ? 422 : 200);
        expect((await call('GET', iri)).body[name]).toBe(isRequired === true);
        // Whether it is set is answered, not written.
        await call('PATCH', iri, { [name]: true });
        expect((await call('GET', iri)).body[name]).toBe(isRequired === true);
      }
      expect((await call('PATCH', iri, patch(9))).status).toBe(200);
    });

    it('stand sealed in the database, each time otherwise, and open with the key of the installation', async () => {
      const keys = readKeys(server.varDir).sealingSecrets;
      for (const property of secretsOf(entity)) {
        const rows = await stored(entity, property);
        const texts = rows.flatMap(({ text }) => (text === null ? [] : [text]));
        expect(texts.length).toBeGreaterThanOrEqual(3);
        expect(texts.filter((text) => !text.startsWith('sealed:') || text.includes(WORD))).toEqual([]);
        const ours = rows.filter(({ id }) => made.some((iri) => iri.endsWith(`/${id}`)));
        expect(ours.map(({ text }) => unsealText(keys, text ?? ''))).toEqual(
          [9, 6, 7].map((turn) => textOf(property, turn)),
        );
        expect(unsealText([Buffer.alloc(32).toString('base64url')], texts[0] ?? '')).toBeUndefined();
      }
      const [iri = ''] = made;
      const [secret] = secretsOf(entity);
      const before = await stored(entity, secret as PropertyDescriptor);
      await call('PATCH', iri, patch(9));
      expect(await stored(entity, secret as PropertyDescriptor)).not.toEqual(before);
    });

    it('are asked for, compared, ordered by, exported and imported by nobody', async () => {
      for (const { name } of secretsOf(entity)) {
        const filter = encodeURIComponent(JSON.stringify({ field: name, op: 'startsWith', value: WORD }));
        for (const query of [
          `fields=${name}`,
          `fields=id,${name}`,
          `${name}=${WORD}`,
          `${name}[contains]=${WORD}`,
          `exists[${name}]=true`,
          `order[${name}]=asc`,
          `filter=${filter}`,
        ]) {
          const { status, body } = await call('GET', `${collection}?${query}`);
          expect([query, status, String(body.code).slice(0, 4)]).toEqual([query, 400, 'PLAN']);
        }
        expect((await call('GET', `${collection}/export.csv?fields=${name}`)).status).toBe(400);
        const { body } = await call('GET', `${collection}?q=${WORD}`);
        expect(body.totalItems).toBe(0);
      }
    });

    it('are set on one record at a time, as a selection is kept to be read again', async () => {
      const { status, body } = await call('PUT', `${collection}/selection?id=1`, {
        patch: patch(8),
        expectedTotal: 1_000_000,
      });
      expect([status, body.violations.map(({ code }: { code: string }) => code)]).toEqual([
        422,
        secretsOf(entity).map(() => 'secret'),
      ]);
    });
  },
);

describe('no trace of a secret', () => {
  it('is in any row of any table, nor in what screens receive live', async () => {
    const [first] = await server.database.query<{ sequence: string }>(
      'system',
      `SELECT min("transaction")::text || '-0' AS sequence FROM "outbox" WHERE "contract_id" = 1`,
    );
    const socket = io(`${server.origin}/desk`, { query: { accessToken: token }, forceNew: true });
    try {
      await new Promise<void>((resolve) => void socket.once('connect', resolve));
      const answer = await socket.emitWithAck('since', { sequence: first?.sequence });
      expect(JSON.stringify(answer)).not.toContain(WORD);
    } finally {
      socket.disconnect();
    }
    const tables = await server.database.query<{ name: string }>(
      'system',
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(120);
    const texts = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name, t::text AS text FROM "${name}" t WHERE t::text LIKE '%${WORD}%'`,
    );
    expect(await server.database.query('system', texts.join(' UNION ALL '))).toEqual([]);
  });

  it('stays of what was stored in the clear, once the server has started', async () => {
    const [entity] = keepers;
    const [secret] = entity ? secretsOf(entity) : [];
    if (!entity || !secret) throw new Error('No entity keeps a secret.');
    await server.database.query(
      'system',
      `UPDATE "${entity.table}" SET "${secret.column}" = 'Old password' WHERE "contract_id" = 1 AND "id" = (SELECT min("id") FROM "${entity.table}" WHERE "contract_id" = 1)`,
    );
    const read = async () => (await stored(entity, secret))[0]?.text;
    const countChanges = () => server.database.query('system', 'SELECT count(*) AS n FROM "outbox"');
    expect(await read()).toBe('Old password');
    const changes = await countChanges();
    await sealStored(server.host, entities);
    const sealed = await read();
    expect(sealed).toMatch(/^sealed:/);
    expect(unsealText(readKeys(server.varDir).sealingSecrets, sealed ?? '')).toBe('Old password');
    expect(await countChanges()).toEqual(changes);
    await sealStored(server.host, entities);
    expect(await read()).toBe(sealed);
  });
});
