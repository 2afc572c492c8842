/**
 * Whatever takes the address of a record takes one of the collection it is meant to be of, and nothing else that ends in
 * a number: every relation of every entity in bodies and filters, and of the bodies of actions.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, entityOf } from '../http/engine/samples.ts';

interface Violation {
  readonly propertyPath: string;
  readonly code: string;
}

let server: TestServer;
let token = '';

beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

/** A form of the parts and of a file. */
const formOf = (parts: object): string =>
  [
    ...Object.entries(parts).map(([name, value]) => [`name="${name}"`, String(value)]),
    ['name="file"; filename="a.csv"', 'a'],
  ]
    .map(([head, value]) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`)
    .concat('--x--\r\n')
    .join('');

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly type?: string;
  readonly payload?: string;
}

async function send({ method, url, type, payload: sent }: Sent) {
  const { statusCode, payload } = await server.host.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
    ...(sent !== undefined && { payload: sent }),
  });
  const { code, violations = [] } = JSON.parse(payload || '{}') as {
    code?: string;
    violations?: readonly Violation[];
  };
  return { status: statusCode, code, violations };
}

const ask = (method: Sent['method'], url: string, body?: unknown) =>
  send({
    method,
    url,
    ...(body !== undefined && { type: 'application/json', payload: JSON.stringify(body) }),
  });

/** None of these is an address of the entity: of another, of a collection, of a path that ends alike, or none at all. */
function wrongAddresses(entity: EntityDescriptor): readonly unknown[] {
  const own = addressOf(entity, 1);
  const other = entities.find(
    (one) => one.scope === 'contract' && addressOf(one, 1) !== own && !addressOf(one, 1).endsWith(own),
  );
  return [
    other && `${addressOf(other, 1)}/1`,
    'nonsense',
    'nonsense1',
    own,
    `${own}/`,
    `${own}/x1`,
    `${own}/1/2`,
    `/x${own}/1`,
    `javascript:${own}/1`,
    '-1',
    '1.5',
    '',
  ];
}

const written = entities.filter(
  ({ scope, operations }) =>
    scope === 'contract' && (operations.includes('update') || operations.includes('create')),
);

describe('a relation', () => {
  it('of any entity is refused in a body when it is no address of what it leads to', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const entity of written)
      for (const { at, target, fill } of findPlaces(entity))
        for (const value of wrongAddresses(target)) {
          count += 1;
          const body = fill(value);
          const isUpdate = entity.operations.includes('update');
          const address = addressOf(entity, 1);
          const { status, violations } = isUpdate
            ? await ask('PATCH', `${address}/999999999`, body)
            : await ask('POST', address, body);
          const isNamed = violations.some(
            ({ propertyPath, code }) => propertyPath === at && code === 'relation',
          );
          if (status !== 422 || !isNamed) wrong.push(`${entity.name}.${at} ${value}: ${status}`);
        }
    expect(wrong.slice(0, 20), `${wrong.length} of ${count}`).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  it('of any entity is refused in a filter, by its parameter and in JSON, and so is an id', async () => {
    const wrong: string[] = [];
    for (const entity of entities.filter(({ operations }) => operations.includes('list')))
      for (const { name, target } of [
        { name: 'id', target: entity.name },
        ...entity.properties.filter(({ kind, column }) => kind === 'relation' && column !== undefined),
      ])
        for (const value of wrongAddresses(entityOf(target ?? '')).slice(0, 5)) {
          const tree = encodeURIComponent(JSON.stringify({ field: name, op: 'eq', value }));
          for (const query of [`${name}=${encodeURIComponent(String(value))}`, `filter=${tree}`]) {
            const { status, code } = await ask('GET', `${addressOf(entity, 1)}?${query}&itemsPerPage=1`);
            // The contract that a parameter names is the one the request is about.
            const isContract = name === 'contract' && code === 'REQ-003';
            if (status !== 400 || (code !== 'PLAN-005' && !isContract))
              wrong.push(`${entity.name}?${query}: ${status} ${code}`);
          }
        }
    expect(wrong.slice(0, 20), `${wrong.length} wrong`).toEqual([]);
  });
});

/** A relation somewhere in a body: the names that lead to it, and a body that holds a value there. */
interface Place {
  readonly at: string;
  readonly target: EntityDescriptor;
  fill(value: unknown): Record<string, unknown>;
}

/** What has to stand beside a property so that it is there: the choice it depends on, and what that depends on. */
function choicesFor(shape: EntityDescriptor, { when = {} }: PropertyDescriptor): Record<string, unknown> {
  const chosen = Object.entries(when).map(([name, [value]]) => {
    const choice = shape.properties.find((property) => property.name === name);
    const isTrue = choice?.kind === 'boolean' ? value === 'true' : value;
    return { ...(choice && choicesFor(shape, choice)), [name]: isTrue };
  });
  return Object.assign({}, ...chosen);
}

/** Every relation that a body of this shape takes: its own, those of its values and of the records embedded in it. */
function findPlaces(shape: EntityDescriptor, inside: readonly string[] = []): readonly Place[] {
  if (inside.includes(shape.name)) return [];
  const isValue = shape.scope === 'value';
  return shape.properties.flatMap((property): readonly Place[] => {
    const { name, kind, many, target, inverse, embedded } = property;
    if (!isValue && (property.readOnly || property.computed || property.role)) return [];
    if (property.column === 'contract_id' || (inverse && !embedded)) return [];
    const beside = choicesFor(shape, property);
    const least = Math.max(1, property.minItems ?? 1);
    const hold = (item: unknown) => ({ ...beside, [name]: many ? Array(least).fill(item) : item });
    const step = many ? `${name}[0]` : name;
    const within = property.shape ?? (inverse ? target : undefined);
    if (within)
      return findPlaces(shapeOf(within), [...inside, shape.name]).map((place) => ({
        at: `${step}.${place.at}`,
        target: place.target,
        fill: (value) => hold(place.fill(value)),
      }));
    return kind === 'relation' ? [{ at: step, target: shapeOf(target ?? ''), fill: hold }] : [];
  });
}

function shapeOf(name: string): EntityDescriptor {
  const found = Object.values<EntityDescriptor>(descriptors).find((shape) => shape.name === name);
  if (!found) throw new Error(`There is no "${name}".`);
  return found;
}

const calls = entities.flatMap((entity) =>
  (entity.actions ?? []).flatMap((action) => {
    const { expects = 'json', method, path, takesFile } = action;
    if (expects === 'json') return [];
    const address = addressOf(entity, 1).slice(0, -entity.collection.length) + path;
    const url = address.replace(/\{(\w+)\}/g, '999999999');
    return findPlaces(shapeOf(expects)).map((place) => ({
      title: `${entity.name}.${action.name}`,
      place,
      ask: (body: Record<string, unknown>) =>
        takesFile
          ? send({ method, url, type: 'multipart/form-data; boundary=x', payload: formOf(body) })
          : ask(method, url, body),
    }));
  }),
);

describe('an action', () => {
  it('of any entity refuses, by name, what is no address of the record that it is to name', async () => {
    const wrong: string[] = [];
    for (const { title, place, ask } of calls)
      for (const value of wrongAddresses(place.target)) {
        const { status, violations } = await ask(place.fill(value));
        if (status === 422 && violations.some(({ propertyPath }) => propertyPath === place.at)) continue;
        wrong.push(`${title} ${place.at} ${value}: ${status} ${violations.map((one) => one.propertyPath)}`);
      }
    expect(wrong.slice(0, 20), `${wrong.length} wrong`).toEqual([]);
    const named = new Set(calls.map(({ title, place }) => `${title} ${place.at}`));
    expect(named).toContain('Cart.checkout payments[0].deskPaymentMethod');
    expect(named).toContain('CartItem.createMany member[0].ticketPrice');
    expect(named.size).toBeGreaterThan(40);
  });

  it('takes an address of the right collection, and the plain id of a record', async () => {
    const method = '/ticketing/v1/desk_payment_methods/1';
    for (const deskPaymentMethod of [method, '1', `${server.origin}${method}`]) {
      const body = { payments: [{ deskPaymentMethod, amount: 100 }], customer: null };
      const { code } = await ask('POST', '/ticketing/v1/carts/999999999/checkout', body);
      expect([deskPaymentMethod, code]).not.toEqual([deskPaymentMethod, 'BODY-001']);
    }
  });
});
