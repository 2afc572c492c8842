/**
 * Whatever takes the address of a record takes one of the collection it is meant to be of, and nothing else that ends in
 * a number: every relation of every entity in bodies and filters, and of the bodies of actions.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, entityOf, isWritable } from '../http/engine/samples.ts';

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

async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) {
  const { statusCode, payload } = await server.host.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { code, violations = [] } = JSON.parse(payload || '{}') as {
    code?: string;
    violations?: readonly Violation[];
  };
  return { status: statusCode, code, violations };
}

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

const relationsOf = ({ properties }: EntityDescriptor): readonly PropertyDescriptor[] =>
  properties.filter((property) => property.kind === 'relation' && isWritable(property));

const written = entities.filter(
  ({ scope, operations }) =>
    scope === 'contract' && (operations.includes('update') || operations.includes('create')),
);

describe('a relation', () => {
  it('of any entity is refused in a body when it is no address of what it leads to', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const entity of written)
      for (const property of relationsOf(entity))
        for (const value of wrongAddresses(entityOf(property.target ?? ''))) {
          count += 1;
          const body = { [property.name]: property.many ? [value] : value };
          const isUpdate = entity.operations.includes('update');
          const address = addressOf(entity, 1);
          const { status, violations } = isUpdate
            ? await ask('PATCH', `${address}/999999999`, body)
            : await ask('POST', address, body);
          const at = property.many ? `${property.name}[0]` : property.name;
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

describe('an action', () => {
  it('refuses what is no address of the payment method or the customer that it names', async () => {
    const checkout = '/ticketing/v1/carts/999999999/checkout';
    for (const value of wrongAddresses(entityOf('DeskPaymentMethod'))) {
      const { status } = await ask('POST', checkout, {
        payments: [{ deskPaymentMethod: value, amount: 100 }],
      });
      expect([value, status]).toEqual([value, 422]);
    }
    for (const value of wrongAddresses(entityOf('Customer'))) {
      const { status } = await ask('POST', checkout, { payments: [], customer: value });
      expect([value, status]).toEqual([value, 422]);
    }
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
