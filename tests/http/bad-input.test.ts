/**
 * A thousand hostile requests made from our own OpenAPI document, the same ones every run: each is answered with a
 * 4xx problem whose code stands in the catalogue, and no row of any table changes.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listErrors } from '../../server/errors.ts';
import { accountGuard, type Service } from '../../server/kit.ts';
import { create, entities } from './engine/samples.ts';
import { type Answered, startWorld, type World } from './engine/world.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Place {
  readonly method: string;
  readonly path: string;
  /** Of the body; absent where none is taken. */
  readonly schema?: Schema;
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[];
}

interface Attack {
  readonly place: number;
  readonly kind: (typeof kinds)[number];
  readonly word: string;
  readonly pick: number;
}

const kinds = [
  'wrong type',
  'missing member',
  'unknown member',
  'foreign id',
  'hostile string',
  'broken JSON',
  'huge body',
  'wrong content type',
  'wrong parameter',
  'unknown parameter',
  'wrong fields',
  'no token',
  'wrong id',
] as const;

const hostile = [
  '\'; DROP TABLE "season"; --',
  '\u0000',
  '\ud800',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(250_000),
  '\u202e\u0007',
];

/** Whoever is signed in may use their own account, so that what they send there is looked at. */
const accounts: Service = {
  name: 'accounts',
  register: (host) => host.provide(accountGuard, async () => undefined),
};

let world: World;
let places: Place[];
const foreign: Record<string, string> = {};

beforeAll(async () => {
  world = await startWorld([], [accounts]);
  for (const entity of entities.filter((one) => one.operations.includes('create')))
    await create(world, entity);
  const season = await world.call('POST', '/ticketing/v1/seasons', {
    token: world.other,
    body: { name: 'Theirs' },
  });
  foreign.Season = season.body['@id'];
  places = readPlaces((await world.call('GET', '/docs.json')).body);
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is read as it comes.
function readPlaces(document: any): Place[] {
  const resolve = (schema: { $ref?: string } | undefined): Schema | undefined =>
    schema?.$ref ? document.components.schemas[schema.$ref.split('/').pop() ?? ''] : schema;
  return Object.entries<Record<string, never>>(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      // biome-ignore lint/suspicious/noExplicitAny: see above.
      const operation = item[method] as any;
      if (!operation) return [];
      const [content] = Object.values<{ schema: Schema }>(operation.requestBody?.content ?? {});
      const schema = resolve(content?.schema);
      return [
        {
          method: method.toUpperCase(),
          path,
          parameters: operation.parameters ?? [],
          ...(schema ? { schema } : {}),
        },
      ];
    }),
  );
}

/** An address no record is at: what gets past every check still changes nothing. */
function addressOf(place: Place, id = '888888888'): string {
  return place.path
    .replace('{contractId}', '1')
    .replace('{format}', 'pdf')
    .replace(/\{\w+\}/g, id);
}

function wrongValue(schema: Schema, pick: number): unknown {
  const types = [schema.type].flat();
  const wrong = [{ a: 1 }, true, 12.5, 'text', [1, [2]], -1e300].filter((value) => {
    const type = Array.isArray(value) ? 'array' : typeof value;
    return (
      !types.includes(type) && !(type === 'number' && types.includes('integer') && Number.isInteger(value))
    );
  });
  return wrong[pick % wrong.length];
}

function propertiesOf(place: Place): [string, Schema][] {
  const properties = (place.schema?.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).filter(
    ([name, schema]) => schema.type !== undefined && name !== 'contract',
  );
}

/** Any text suits it, or a list of such. */
function takesAnyText(schema: Schema): boolean {
  if (schema.type === 'array') return takesAnyText((schema.items ?? {}) as Schema);
  return (
    schema.type === 'string' &&
    !schema.enum &&
    !['date-time', 'date', 'iri-reference'].includes(String(schema.format))
  );
}

/** The request of an attack; nothing where it does not apply to the place. */
function aim({ kind, word, pick, place: index }: Attack): (() => Promise<Answered>) | undefined {
  const place = places[index % places.length] as Place;
  const { method, parameters } = place;
  const address = addressOf(place);
  const properties = propertiesOf(place);
  const chosen = properties[pick % Math.max(1, properties.length)];
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    world.call(method, address, { body, headers });
  const nonsense = { nonsense: 1 };
  switch (kind) {
    case 'wrong type':
      return chosen && (() => send({ ...nonsense, [chosen[0]]: wrongValue(chosen[1], pick) }));
    case 'missing member':
      return (place.schema?.required as string[] | undefined)?.length ? () => send({}) : undefined;
    case 'unknown member':
      return chosen && (() => send({ [`${word}_`]: word, constructor: {} }));
    case 'foreign id':
      return (
        chosen &&
        (() =>
          send({ ...nonsense, season: foreign.Season, contract: 2, [chosen[0]]: '/ticketing/v1/seasons/1' }))
      );
    case 'hostile string':
      return chosen && (() => send({ ...nonsense, [chosen[0]]: hostile[pick % hostile.length] }));
    case 'broken JSON':
      return place.schema && (() => send(`{"a": ${word}`));
    case 'huge body':
      return place.schema && (() => send(JSON.stringify({ a: 'x'.repeat(1_200_000) })));
    case 'wrong content type':
      return (
        place.schema &&
        (() =>
          send('a=1', {
            'content-type':
              ['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'x'][pick % 4] ?? '',
          }))
      );
    case 'wrong parameter': {
      const strict = parameters.filter((one) => !takesAnyText(one.schema));
      const one = strict[pick % Math.max(1, strict.length)];
      const value = hostile[pick % 6] as string;
      return (
        one &&
        (() =>
          world.call(
            method,
            `${address}?${encodeURIComponent(one.name)}=${encodeURIComponent(value.toWellFormed().slice(0, 2000))}`,
          ))
      );
    }
    case 'unknown parameter':
      return method === 'GET' && parameters.some((one) => one.name === 'page')
        ? () => world.call(method, `${address}?${encodeURIComponent(`${word}_`)}=1`)
        : undefined;
    case 'wrong fields':
      return parameters.some((one) => one.name === 'fields') && method === 'GET'
        ? () => world.call(method, `${address}?fields=${encodeURIComponent(`${word}_{`)}`)
        : undefined;
    case 'no token':
      return () =>
        world.call(method, address, {
          token: pick % 2 ? null : `${word}.x.y`.replace(/[^\x21-\x7e]/g, ''),
          ...(place.schema ? { body: {} } : {}),
        });
    case 'wrong id': {
      const ids = [
        '0x1',
        '-1',
        '99999999999999999999',
        '1e3',
        '%00',
        'null',
        '1%27',
        '%ED%A0%80',
        'a'.repeat(600),
      ];
      return place.path.includes('{id}')
        ? () => world.call(method, addressOf(place, ids[pick % ids.length]), place.schema ? { body: {} } : {})
        : undefined;
    }
  }
}

/** Every row of every table with its version: any write at all changes it. */
async function fingerprint(): Promise<string> {
  const tables = [
    ...new Set(entities.map((entity) => entity.table)),
    'outbox',
    'idempotency_key',
    'number_counter',
  ];
  const parts = tables.map(
    (table) =>
      `(SELECT '${table} ' || count(*) || ' ' || coalesce(md5(string_agg(ctid::text || xmin::text, ',' ORDER BY ctid)), '') FROM "${table}")`,
  );
  const [row] = await world.database.query<{ all: string }>(
    'system',
    `SELECT array_to_string(ARRAY[${parts.join(', ')}], chr(10)) AS "all"`,
  );
  return row?.all ?? '';
}

const attack = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom(...kinds),
  word: fc.string({ minLength: 1, maxLength: 20 }),
  pick: fc.nat(1000),
});

it('answers a thousand hostile requests with 4xx problems and changes no row', {
  timeout: 180_000,
}, async () => {
  const codes = listErrors();
  const before = await fingerprint();
  const aimed: { attack: Attack; run: () => Promise<Answered> }[] = [];
  for (const one of fc.sample(attack, { numRuns: 4000, seed: 20261121 })) {
    const run = aim(one);
    if (run && aimed.length < 1000) aimed.push({ attack: one, run });
  }
  expect(aimed).toHaveLength(1000);
  const wrong: unknown[] = [];
  for (const { attack: one, run } of aimed) {
    const { status, body, text } = await run();
    const place = places[one.place % places.length];
    // A call that is declared and not made says so to whatever its schema takes.
    const isDeclared = status === 501 && body?.code === 'REQ-012';
    const isRefused = (status >= 400 && status < 500) || isDeclared;
    const isRight = isRefused && codes.has(body?.code) && !/\bat .*\.(ts|js):\d+/.test(text);
    if (!isRight)
      wrong.push([one.kind, place?.method, place?.path, one.pick, one.word, status, text.slice(0, 200)]);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(await fingerprint()).toBe(before);
});
