/** Makes a malformed request of an operation and an attack. Records it names are nowhere, so that no write could be right. */
import fc from 'fast-check';

export interface Place {
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** Of the body, by name. */
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const texts = [
  '\'; DROP TABLE "season"; --',
  "1' OR '1'='1",
  '\u0000',
  '\ud800',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '\u202e\u0007\ufffe',
  '%',
  '%00%ff%c3%28',
  '9'.repeat(400),
  '-1',
  '1e400',
  'NaN',
  '2026-02-30',
  '0001-01-01T00:00:00-99:99',
  '/ticketing/v1/seasons/0',
  '//evil.example/1',
  '[]',
  '{"and":[{"or":',
];

const kinds = [
  'value',
  'members',
  'prototype',
  'raw',
  'deep',
  'no object',
  'bytes',
  'type',
  'header',
  'parameter',
  'unknown parameter',
  'repeated parameter',
  'view',
  'filter',
  'fields',
  'percent',
  'id',
  'huge',
] as const;

export interface Attack {
  readonly kind: (typeof kinds)[number];
  readonly pick: number;
  readonly text: string;
  readonly value: unknown;
}

export const attacks: fc.Arbitrary<Attack> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1_000_000),
  text: fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 })),
  value: fc.oneof(
    fc.constantFrom(...texts),
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.bigInt().map(Number),
    fc.constant('x'.repeat(250_000)),
  ),
});

const rawBodies = [
  '{',
  '{"a":1e400}',
  '{"a":',
  '{"name":"x","name":"y","nonsense":1}',
  '[[[[',
  'null',
  '"text"',
  '{"member":[null,1,[],{"@id":null}]}',
  '{"member":{"length":10000000}}',
  '{"patch":[],"expectedTotal":-1}',
  '\ufeff{}',
  '{"nonsense":-0,"a":1E+999}',
  "{'a':1}",
  '{"a":"\\ud800","nonsense":1}',
];

const filters = [
  '{}',
  '[]',
  'null',
  '{"and":[]}',
  '{"or":{}}',
  '{"field":"id","op":"__proto__","value":1}',
  '{"field":"constructor","op":"eq","value":1}',
  '{"field":"id","op":"in","value":[[[]]]}',
  '{"field":"id","op":"eq","value":{"$ne":1}}',
  `${'{"and":['.repeat(500)}`,
  `${'{"and":['.repeat(100)}{"field":"id","op":"eq","value":1}${']}'.repeat(100)}`,
];

const views = [
  'page=-1',
  'page=0',
  'page=1e9',
  'page=99999999999999999999',
  'itemsPerPage=-5',
  'itemsPerPage=1.5',
  'itemsPerPage=999999999',
  'count=maybe',
  'cursor=%00',
  'cursor=W10',
  'cursor=bnVsbA',
  `cursor=${'A'.repeat(9000)}`,
  'order[id]=sideways',
  'order[__proto__]=asc',
  'order[a.b.c.d.e.f.g.h]=asc',
  'exists[constructor]=true',
  'exists[id]=perhaps',
  'contract=-1',
  'contract=/x/contracts/1/../2',
  'expectedTotal=-1',
];

const fields = [
  '{',
  '}',
  'id{id{id}}',
  `${'a{'.repeat(3000)}`,
  ',,,,',
  '__proto__',
  'constructor{prototype}',
  'id,'.repeat(4000),
  '@id{@id}',
];

const pickFrom = <Item>(list: readonly Item[], pick: number): Item => list[pick % list.length] as Item;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function addressOf({ path }: Place, id = '888888888'): string {
  return path
    .replace('{contractId}', '1')
    .replace('{format}', 'pdf')
    .replace(/\{\w+\}/g, id);
}

function query(place: Place, { kind, pick, text }: Attack): string {
  switch (kind) {
    case 'parameter':
      return `${encode(pickFrom([...place.parameters, 'q', 'id'], pick))}=${encode(text)}`;
    case 'unknown parameter':
      return `${encode(text || 'x')}=${encode(text)}&[]=1&a[b][c]=d&__proto__[x]=1`;
    case 'repeated parameter': {
      const name = encode(pickFrom([...place.parameters, 'contract', 'fields', 'q'], pick));
      return `${name}=${encode(text)}&${name}=2&${name}[]=3&${name}[x]=4`;
    }
    case 'view':
      return pickFrom(views, pick);
    case 'filter':
      return `filter=${encode(pick % 3 ? pickFrom(filters, pick) : text)}`;
    case 'fields':
      return `fields=${encode(pick % 3 ? pickFrom(fields, pick) : text)}`;
    case 'percent':
      return pickFrom(
        ['%', '%zz=1', 'q=%c3%28', 'q=%ff', '%00=%00', 'fields=%e0%80%80', '&&&===', '?'],
        pick,
      );
    default:
      return '';
  }
}

/** A member that no body has: whatever else is taken, the body is not. */
const nonsense = { noSuchMember: 1 };

function bodyOf(place: Place, { kind, pick, text, value }: Attack): string | Buffer {
  const names = Object.keys(place.properties);
  const name = names.length > 0 ? pickFrom(names, pick) : 'name';
  switch (kind) {
    case 'value':
      return JSON.stringify({ ...nonsense, [name]: value });
    case 'members':
      return JSON.stringify({
        ...nonsense,
        ...Object.fromEntries(names.map((one) => [one, value])),
        [text]: text,
      });
    case 'prototype':
      return `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"toString":1,"noSuchMember":1,"${name}":{"__proto__":[]}}`;
    case 'raw':
      return pickFrom(rawBodies, pick);
    case 'deep': {
      const depth = pickFrom([50, 500, 5000], pick);
      return `{"noSuchMember":1,"${name}":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    }
    case 'no object':
      return JSON.stringify(pickFrom([[], 'text', 1, true, null, [[nonsense]]], pick));
    case 'bytes':
      return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0xc3, 0x28, pick % 256, 0x22, 0x3a, 0x31, 0x7d]);
    case 'huge':
      return pick % 40 === 0
        ? JSON.stringify({ ...nonsense, [name]: 'x'.repeat(1_100_000) })
        : 'x'.repeat(20_000);
    default:
      return JSON.stringify({ ...nonsense, [name]: text });
  }
}

const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;',
  'image/png',
  '/',
  'application/json, text/html',
];

function headersOf({ method }: Place, { kind, pick, text }: Attack): Record<string, string> {
  const printable = text.replace(/[^\x20-\x7e]/g, '?');
  const headers: Record<string, string> =
    method === 'GET' || method === 'DELETE'
      ? {}
      : {
          'content-type': pickFrom(
            ['application/ld+json', 'application/json', 'application/x-www-form-urlencoded'],
            pick,
          ),
        };
  if (kind === 'type') headers['content-type'] = pickFrom(types, pick);
  if (kind === 'header') {
    const name = pickFrom(
      [
        'if-match',
        'if-none-match',
        'idempotency-key',
        'accept-language',
        'accept',
        'authorization',
        'prefer',
        'range',
      ],
      pick,
    );
    headers[name] = printable;
  }
  return headers;
}

export function aim(place: Place, attack: Attack): Request {
  const { method } = place;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const path = addressOf(place, attack.kind === 'id' ? encode(attack.text || 'x') : undefined);
  const asked = query(place, attack);
  return {
    method,
    url: asked ? `${path}?${asked}` : path,
    headers: headersOf(place, attack),
    ...(hasBody ? { payload: bodyOf(place, attack) } : {}),
  };
}
