/**
 * Where metadata tells own records and those of others apart: every preset role tries every such call on a record of its
 * own and on a colleague's, by address, in bulk and by selection. What is expected is read from the metadata here, apart
 * from the code that refuses; what was refused has changed nothing.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import type { EntityDescriptor, OwnerRight, Right } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, isWritable, sampleValue } from '../http/engine/samples.ts';
import { fillContract } from './isolation/fillContract.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly entity: EntityDescriptor;
  readonly name: string;
  readonly right: OwnerRight;
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  /** What is matched is counted, so that a colleague's record is simply not among it. */
  readonly isSelection?: true;
}

const id = 440_000_000;
const colleague = 8999;

let server: TestServer;
const people = new Map<string, { readonly user: number; readonly token: string }>();

async function sign(email: string): Promise<string> {
  const { signing, keyId } = readKeys(server.varDir);
  return new SignJWT({ email, name: email, contracts: [1], contract: 1 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject('900')
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
}

const emailOf = (user: number) => `user${user}@owner.test`;

beforeAll(async () => {
  server = await startTestServer();
  await fillContract(server.database, { contract: 1, id, mark: 'Ownedd' });
  const addUser = (user: number, role: string) =>
    server.database.query(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "id", "email", "contract_role_id")
       OVERRIDING SYSTEM VALUE SELECT 1, $1, $2, "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $3`,
      [user, emailOf(user), role],
    );
  await addUser(colleague, 'Guichet');
  for (const [index, { key, name }] of presetRoles.entries()) {
    const user = 9000 + index;
    await addUser(user, name.fr);
    people.set(key, { user, token: await sign(emailOf(user)) });
  }
}, 120_000);
afterAll(() => server?.stop());

const isSplit = (right: Right | OwnerRight | undefined): right is OwnerRight =>
  typeof right === 'object' && 'own' in right;

/** A body that an action takes, with as little in it as there may be. */
const smallest = (expects: string | undefined) => {
  const shape = Object.values<EntityDescriptor>(descriptors).find(({ name }) => name === expects);
  const required = shape?.properties.filter((property) => property.required) ?? [];
  return shape && Object.fromEntries(required.map(({ name }) => [name, []]));
};

function listCalls(entity: EntityDescriptor): readonly Call[] {
  const { rights, operations, actions, hide } = entity;
  const collection = addressOf(entity, 1);
  const item = `${collection}/${id}`;
  const calls: Call[] = [];
  const add = (name: string, right: OwnerRight, method: Method, url: string, more: Partial<Call> = {}) =>
    calls.push({ entity, name: `${entity.name} ${name}`, right, method, url, ...more });
  const scalar = entity.properties.find((one) => isWritable(one) && one.kind !== 'relation' && !one.many);
  const patch = scalar ? { [scalar.name]: sampleValue(scalar, 3) } : {};
  const update = rights?.update;
  if (isSplit(update) && operations.includes('update')) {
    add('patch', update, 'PATCH', item, { body: patch });
    add('bulk update', update, 'PUT', `${collection}/bulk`, {
      body: { member: [{ '@id': item, ...patch }] },
    });
    const body = { patch, expectedTotal: 1 };
    add('selection update', update, 'PUT', `${collection}/selection?id=${id}`, { body, isSelection: true });
    if (hide) for (const name of ['hide', 'show']) add(name, update, 'PUT', `${item}/${name}`);
  }
  const remove = rights?.delete;
  if (isSplit(remove) && operations.includes('delete')) {
    add('delete', remove, 'DELETE', item);
    const url = `${collection}/selection?id=${id}&expectedTotal=1`;
    add('selection delete', remove, 'DELETE', url, { isSelection: true });
  }
  for (const { name, method, path, expects } of actions) {
    const right = rights?.actions?.[name];
    if (!isSplit(right)) continue;
    const url = `${collection.slice(0, -entity.collection.length)}${path.replace('{id}', String(id))}`;
    add(name, right, method, url, { body: smallest(expects) });
  }
  return calls;
}

const calls = entities.flatMap(listCalls);

/** Whose the record is: along the path that metadata names, of one step or two. */
async function giveTo(entity: EntityDescriptor, user: number): Promise<void> {
  const [first = '', second] = entity.rights?.ownedBy?.split('.') ?? [];
  const column = entity.properties.find(({ name }) => name === first)?.column;
  const value = second === undefined ? emailOf(user) : user;
  await server.database.query(
    'system',
    `UPDATE "${entity.table}" SET "${column}" = $1 WHERE "contract_id" = 1 AND "id" = $2`,
    [value, id],
  );
}

const rowOf = async ({ table }: EntityDescriptor): Promise<string> => {
  const [row] = await server.database.query<{ row: string }>(
    'system',
    `SELECT to_jsonb(t)::text AS row FROM "${table}" t WHERE "contract_id" = 1 AND "id" = $1`,
    [id],
  );
  return row?.row ?? 'gone';
};

async function run({ method, url, body }: Call, token: string) {
  const { statusCode, payload } = await server.host.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { code } = statusCode >= 400 ? (JSON.parse(payload) as { code?: string }) : {};
  return { status: statusCode, code };
}

const meets = (right: Right | undefined, held: ReadonlySet<string>): boolean =>
  [right ?? []].flat().some((code) => code === 'signedIn' || held.has(code));

describe('a record that somebody owns', () => {
  it('is a cart, a note, a drawer, a card payment, a profile: changed, deleted, paid or counted by who owns it', () => {
    expect([...new Set(calls.map(({ entity }) => entity.name))].sort()).toEqual([
      'Cart',
      'CustomerNote',
      'DeskSession',
      'TerminalPayment',
      'User',
    ]);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Cart selection delete',
        'Cart checkout',
        'DeskSession accountability',
        'User patch',
      ]),
    );
  });

  it.each(presetRoles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'is a colleague’s for the role %s: refused, unless there is a policy for those of everybody',
    async (key, held) => {
      const { token = '' } = people.get(key) ?? {};
      const wrong: string[] = [];
      for (const call of calls) {
        const { entity, right, name, isSelection } = call;
        if (meets(right.any, held)) continue;
        await giveTo(entity, colleague);
        const before = await rowOf(entity);
        const { status, code } = await run(call, token);
        const expected = meets(right.own, held) ? (isSelection ? 'SEL-001' : 'RIGHT-005') : 'RIGHT-001';
        if (code !== expected) wrong.push(`${name}: ${status} ${code}, not ${expected}`);
        if ((await rowOf(entity)) !== before) wrong.push(`${name} changed it`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(presetRoles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'is the own one for the role %s, and refused for nobody’s sake',
    async (key, held) => {
      const { token = '', user = 0 } = people.get(key) ?? {};
      const wrong: string[] = [];
      for (const call of calls) {
        const { entity, right, name, url } = call;
        // It is gone after that, and deleting others' is tried above.
        if (call.method === 'DELETE' || !(meets(right.own, held) || meets(right.any, held))) continue;
        await giveTo(entity, user);
        const { status, code } = await run(call, token);
        if (code?.startsWith('RIGHT-') || code === 'SEL-001' || status === 404)
          wrong.push(`${name} ${url}: ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('that belongs to nobody is nobody’s own', async () => {
    const cart = calls.find(({ name }) => name === 'Cart delete');
    const { token = '' } = people.get('deskSeller') ?? {};
    await server.database.query('system', `UPDATE "cart" SET "owner_id" = NULL WHERE "id" = $1`, [id]);
    expect(cart && (await run(cart, token)).code).toBe('RIGHT-005');
  });
});
