/**
 * What a role may not see of a record that it may: turnover, personal data. For every preset role and every property
 * whose policy it lacks, on the entity itself and through what points to it: not answered, asked for, compared, ordered
 * by, searched, exported, written or told by the history, as if there were no such property.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { mayCall } from '../../schema/mayCall.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, entityOf, sampleValue } from '../http/engine/samples.ts';
import { fillContract, type Victim } from './isolation/fillContract.ts';

/** A record of every entity, each text with a mark: what is shown of it is seen. */
const full: Victim = { contract: 1, id: 440_000_000, mark: 'Hiddennn' };

let server: TestServer;

async function sign(email: string): Promise<string> {
  const { signing, keyId } = readKeys(server.varDir);
  return new SignJWT({ email, name: email, contracts: [1], contract: 1 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject('900')
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
}

async function get(token: string, url: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: unknown) {
  const { statusCode, payload } = await server.host.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const problem =
    payload.startsWith('{') && statusCode >= 400 ? (JSON.parse(payload) as { code: string }) : null;
  return { status: statusCode, code: problem?.code, payload };
}

beforeAll(async () => {
  server = await startTestServer();
  await fillContract(server.database, full);
  for (const [index, { key, name }] of presetRoles.entries())
    await server.database.query(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "id", "email", "contract_role_id")
       OVERRIDING SYSTEM VALUE SELECT 1, $1, $2, "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $3`,
      [9000 + index, `${key}@hidden.test`, name.fr],
    );
}, 120_000);
afterAll(() => server?.stop());

const all = entities.filter(({ scope }) => scope !== 'value');

/** Properties that a holder of policies does not see of what they read. */
const listHidden = (entity: EntityDescriptor, has: (policy: string) => boolean) =>
  mayCall(entity, 'read', has)
    ? entity.properties.filter(({ needs }) => needs !== undefined && !has(needs))
    : [];

/** What asks a list for a property, in each way that there is. */
function listQueries({ name, kind }: PropertyDescriptor, path = name): readonly string[] {
  const isNumber = ['integer', 'money', 'number'].includes(kind);
  const value = isNumber ? '1' : 'a';
  const leaf = { field: path, op: isNumber ? 'gte' : 'eq', value: isNumber ? 1 : 'a' };
  return [
    `${path}=${value}`,
    `${path}[]=${value}&${path}[]=${value}`,
    `${path}[gte]=${value}`,
    `${path}[contains]=${value}`,
    `exists[${path}]=true`,
    `order[${path}]=asc`,
    `filter=${encodeURIComponent(JSON.stringify({ or: [leaf, { field: 'id', op: 'eq', value: 1 }] }))}`,
    `order[${path}]=desc&cursor=`,
  ];
}

/** To-one relations that lead to an entity, one each. */
const listWays = (target: EntityDescriptor, has: (policy: string) => boolean) =>
  all.flatMap((entity) => {
    if (!entity.operations.includes('list') || !mayCall(entity, 'read', has)) return [];
    const way = entity.properties.find(
      (property) =>
        property.target === target.name &&
        property.column &&
        !property.many &&
        (!property.needs || has(property.needs)),
    );
    return way ? [{ entity, way: way.name }] : [];
  });

const roles = presetRoles.filter(({ policies }) => {
  const held = new Set<string>(policies);
  return all.some((entity) => listHidden(entity, (policy) => held.has(policy)).length > 0);
});

describe('what is hidden', () => {
  it('is hidden from most roles, and from no administrator', () => {
    expect(roles.length).toBeGreaterThanOrEqual(5);
    expect(roles.map(({ key }) => key)).not.toContain('administrator');
  });

  it.each(roles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'from the role %s is revealed in no way',
    { timeout: 120_000 },
    async (key, policies) => {
      const has = (policy: string) => policies.has(policy);
      const token = await sign(`${key}@hidden.test`);
      const wrong: string[] = [];
      let count = 0;
      const refuse = async (url: string) => {
        count += 1;
        const { status, code } = await get(token, url);
        if (status !== 400 || !code?.startsWith('PLAN-')) wrong.push(`${url}: ${status} ${code}`);
      };
      for (const entity of all) {
        const collection = addressOf(entity, 1);
        for (const property of listHidden(entity, has)) {
          const { name } = property;
          if (entity.operations.includes('list')) {
            for (const query of [...listQueries(property), `fields=${name}`, `fields=id,${name}{id}`])
              await refuse(`${collection}?${query}`);
            if (mayCall(entity, 'export', has))
              for (const query of [`fields=${name}`, `order[${name}]=asc`, `${name}=1`])
                await refuse(`${collection}/export.csv?${query}`);
            const list = await get(token, `${collection}?itemsPerPage=100`);
            if (list.payload.includes(`"${name}":`)) wrong.push(`${collection} answers ${name}`);
          }
          if (entity.operations.includes('read')) await refuse(`${collection}/${full.id}?fields=${name}`);
          for (const { entity: from, way } of listWays(entity, has).slice(0, 3)) {
            const path = `${way}.${name}`;
            for (const query of [...listQueries(property, path), `fields=${way}{${name}}`])
              await refuse(`${addressOf(from, 1)}?${query}`);
          }
        }
      }
      expect(wrong.slice(0, 20), `${wrong.length} of ${count} wrong`).toEqual([]);
      expect(count).toBeGreaterThan(10);
    },
  );

  it.each(roles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'from the role %s is found by no word, shown by no history and written by nobody',
    { timeout: 120_000 },
    async (key, policies) => {
      const has = (policy: string) => policies.has(policy);
      const token = await sign(`${key}@hidden.test`);
      const wrong: string[] = [];
      for (const entity of all) {
        const hidden = listHidden(entity, has).filter(({ column, kind }) => column && kind !== 'relation');
        const collection = addressOf(entity, 1);
        const texts = hidden.filter(({ kind, pattern }) => ['string', 'text'].includes(kind) && !pattern);
        if (entity.scope !== 'contract') continue;
        for (const { column } of texts)
          await server.database.query(
            'system',
            `UPDATE "${entity.table}" SET "${column}" = 'Onlyhere' WHERE "contract_id" = 1 AND "id" = $1`,
            [full.id],
          );
        if (texts.length > 0 && entity.operations.includes('read')) {
          const record = `${collection}/${full.id}`;
          for (const url of [record, `${record}/history`, `${collection}?q=Onlyhere`]) {
            const { payload } = await get(token, url);
            if (payload.replace(/q=Onlyhere/g, '').includes('Onlyhere')) wrong.push(`${url} reveals it`);
            if (url.includes('q=') && !/"totalItems":0[,}]/.test(payload)) wrong.push(`${url} finds`);
          }
        }
        if (!entity.operations.includes('update') || !mayCall(entity, 'update', has)) continue;
        for (const property of hidden.filter(
          ({ readOnly, computed, role }) => !readOnly && !computed && !role,
        )) {
          const url = `${collection}/${full.id}`;
          const { status } = await get(token, url, 'PATCH', { [property.name]: sampleValue(property, 1) });
          if (status !== 422 && status !== 404) wrong.push(`${url}: ${property.name} is written: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(roles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'from the role %s of what it may not read is all but the name, by whatever way it is reached',
    { timeout: 120_000 },
    async (key, policies) => {
      const has = (policy: string) => policies.has(policy);
      const token = await sign(`${key}@hidden.test`);
      const wrong: string[] = [];
      let count = 0;
      for (const entity of all.filter((one) => !mayCall(one, 'read', has))) {
        const kept = entity.properties.filter(({ name }) => name !== entity.title && name !== 'id');
        for (const { entity: from, way } of listWays(entity, has).slice(0, 2))
          for (const property of kept) {
            const path = `${way}.${property.name}`;
            for (const query of [
              `fields=${way}{${property.name}}`,
              `order[${path}]=asc`,
              `exists[${path}]=true`,
            ]) {
              count += 1;
              const url = `${addressOf(from, 1)}?${query}`;
              const { status, code } = await get(token, url);
              if (status !== 400 || !code?.startsWith('PLAN-')) wrong.push(`${url}: ${status} ${code}`);
            }
          }
      }
      expect(wrong.slice(0, 20), `${wrong.length} of ${count} wrong`).toEqual([]);
      expect(count).toBeGreaterThan(10);
    },
  );

  it('would be told by the same questions, asked by somebody who may', async () => {
    const token = await sign('administrator@hidden.test');
    const date = entityOf('EventDate');
    const turnover = date.properties.find(({ name }) => name === 'turnover');
    if (!turnover) throw new Error('No turnover.');
    const address = addressOf(date, 1);
    for (const query of ['order[turnover]=desc', 'turnover[gte]=0', 'fields=turnover'])
      expect((await get(token, `${address}?${query}&itemsPerPage=1`)).status).toBe(200);
    expect((await get(token, `${address}?itemsPerPage=1`)).payload).toContain('"turnover":');
  });
});
