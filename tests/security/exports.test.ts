/**
 * What a role may take out of the product in a file: every entity with a list, itself and by each of its relations, with
 * each personal property over there, as CSV and as JSON-LD. The table of what is allowed is read from the rights in the
 * metadata here, apart from the code that refuses.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import type { EntityDescriptor, PropertyDescriptor, Right } from '../../schema/descriptor.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities, entityOf } from '../http/engine/samples.ts';

let server: TestServer;
const tokens = new Map<string, string>();

async function sign(email: string): Promise<string> {
  const { signing, keyId } = readKeys(server.varDir);
  return new SignJWT({ email, name: email, contracts: [1], contract: 1 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject('900')
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
}

async function get(role: string, url: string) {
  const { statusCode, payload } = await server.host.app.inject({
    url,
    headers: { authorization: `Bearer ${tokens.get(role)}` },
  });
  const problem = statusCode >= 400 ? (JSON.parse(payload) as { code: string; message: string }) : undefined;
  return { status: statusCode, code: problem?.code, payload };
}

beforeAll(async () => {
  server = await startTestServer();
  for (const [index, { key, name }] of presetRoles.entries()) {
    await server.database.query(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "id", "email", "contract_role_id")
       OVERRIDING SYSTEM VALUE SELECT 1, $1, $2, "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $3`,
      [9000 + index, `${key}@export.test`, name.fr],
    );
    tokens.set(key, await sign(`${key}@export.test`));
  }
}, 120_000);
afterAll(() => server?.stop());

type Held = ReadonlySet<string>;

const meets = (right: Right | undefined, held: Held): boolean =>
  right === undefined || [right].flat().some((code) => code === 'signedIn' || held.has(code));

const mayRead = ({ rights }: EntityDescriptor, held: Held): boolean => meets(rights?.read, held);
const mayTake = (entity: EntityDescriptor, held: Held): boolean =>
  mayRead(entity, held) && meets(entity.rights?.export, held);
const mayTakePersonal = ({ rights }: EntityDescriptor, held: Held): boolean =>
  meets(rights?.exportPersonal ?? 'customers.export', held);

/** What the role has of an entity at all: the rest is no property for it (`hidden.test.ts`). */
const isThere = (entity: EntityDescriptor, { name, needs, secret }: PropertyDescriptor, held: Held) =>
  !secret && meets(needs, held) && (mayRead(entity, held) || name === entity.title);

interface Attempt {
  readonly url: string;
  readonly mayBe: boolean;
}

const isFollowed = ({ kind, many, computed, target }: PropertyDescriptor): boolean =>
  kind === 'relation' && target !== undefined && !(many && computed);

/** A record that is not there: whether the file is refused is decided before it is read. */
const nothing = 'id=999999999&header=names';

function listAttempts(entity: EntityDescriptor, held: Held): readonly Attempt[] {
  const address = addressOf(entity, 1);
  const attempts: Attempt[] = [];
  const add = (csv: string, groups: string, mayBe: boolean) =>
    attempts.push(
      { url: `${address}/export.csv?${nothing}&fields=${csv}`, mayBe },
      { url: `${address}/export.jsonld?${nothing}&fields=${groups}`, mayBe },
    );
  for (const property of entity.properties) {
    if (!isThere(entity, property, held)) continue;
    if (property.personal && property.kind !== 'relation')
      add(property.name, property.name, mayTakePersonal(entity, held));
    if (!isFollowed(property)) continue;
    const target = entityOf(property.target ?? '');
    // The record itself, and each of its personal properties.
    add(`${property.name}.id`, `${property.name}{id}`, mayTake(target, held));
    for (const far of target.properties)
      if (far.personal && isThere(target, far, held))
        add(
          `${property.name}.${far.name}`,
          `${property.name}{${far.name}}`,
          mayTake(target, held) && mayTakePersonal(target, held),
        );
  }
  return attempts;
}

async function findWrong(role: string, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const open = [...attempts];
  const work = async (): Promise<void> => {
    for (let attempt = open.pop(); attempt; attempt = open.pop()) {
      const { status, code } = await get(role, attempt.url);
      const isRight = attempt.mayBe ? status === 200 : status === 403 && code === 'RIGHT-004';
      if (!isRight) wrong.push(`${attempt.url}: ${status} ${code}, but ${attempt.mayBe ? 'may' : 'may not'}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return wrong.sort();
}

const listed = entities.filter(({ operations }) => operations.includes('list'));

describe('a file', () => {
  it.each(presetRoles.map(({ key, policies }) => [key, new Set<string>(policies)] as const))(
    'for the role %s holds of every entity and every relation what its policies let it export, and no more',
    { timeout: 300_000 },
    async (key, held) => {
      const attempts = listed
        .filter((entity) => mayTake(entity, held))
        .flatMap((entity) => listAttempts(entity, held));
      expect(attempts.length).toBeGreaterThan(100);
      const wrong = await findWrong(key, attempts);
      expect(wrong.slice(0, 20), `${wrong.length} of ${attempts.length} wrong`).toEqual([]);
    },
  );

  it('of what the role may not export itself is refused before any column is looked at', async () => {
    const held = new Set<string>(presetRoles.find(({ key }) => key === 'deskSeller')?.policies);
    const closed = listed.filter((entity) => mayRead(entity, held) && !mayTake(entity, held));
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Booking', 'BookingItem', 'Customer', 'Order', 'Ticket', 'Cart']),
    );
    for (const entity of closed)
      for (const format of ['csv', 'xlsx', 'jsonld']) {
        const answer = await get('deskSeller', `${addressOf(entity, 1)}/export.${format}`);
        expect([entity.name, answer.status, answer.code]).toEqual([entity.name, 403, 'RIGHT-001']);
      }
    const clients = await get('steward', '/ticketing/v1/accounting_clients/export.csv');
    expect([clients.status, clients.code]).toEqual([403, 'RIGHT-001']);
  });

  it('counts the columns it has by itself: all properties, titles of relations, currencies beside amounts', async () => {
    // An accountant exports orders, but no customer: a title would tell their name, an address does not.
    const orders = '/ticketing/v1/orders';
    const labels = await get('accountant', `${orders}/export.csv?id=1&fields=number,customer`);
    expect([labels.status, labels.code]).toEqual([403, 'RIGHT-004']);
    expect(JSON.parse(labels.payload)).toMatchObject({
      message: expect.stringContaining('"Customer" asks for the policy "customers.export"'),
    });
    const names = await get('accountant', `${orders}/export.csv?id=1&fields=number,customer&header=names`);
    expect(names.status).toBe(200);
    for (const format of ['csv', 'xlsx'])
      expect((await get('accountant', `${orders}/export.${format}?id=1`)).code).toBe('RIGHT-004');
    const deep = 'orderItemList{ticketList{participant{email}}}';
    expect((await get('accountant', `${orders}/export.jsonld?id=1&fields=${deep}`)).status).toBe(400);
    const own = await get('accountant', '/ticketing/v1/invoices/export.csv?id=1&fields=customerName');
    expect(own.status).toBe(200);
  });

  it('of columns that the role may not export names all of them, and is whole for who may', async () => {
    const url =
      '/ticketing/v1/orders/export.jsonld?id=1&fields=id,customer{displayName},contact{displayName}';
    const refused = await get('accountant', url);
    expect(JSON.parse(refused.payload)).toMatchObject({
      code: 'RIGHT-004',
      message: expect.stringContaining('"customer.displayName, contact.displayName"'),
    });
    expect((await get('boxOfficeManager', url)).status).toBe(200);
  });
});

describe('personal properties', () => {
  it('are marked wherever a name, an e-mail, a phone, a birthday or a barcode is', () => {
    const isPersonal = /e-?mail|phone|birthday|barcode|^(first|last|full|customer|display)name$/i;
    // The organiser's own addresses for the public.
    const exempt = ['Contract.publicContactEmail', 'OrganizationalUnit.publicContactEmail'];
    const unmarked = entities.flatMap(({ name, properties }) =>
      properties
        .filter(({ kind, personal, name: own }) => isText(kind) && isPersonal.test(own) && !personal)
        .map((property) => `${name}.${property.name}`),
    );
    expect(unmarked.filter((one) => !exempt.includes(one))).toEqual([]);
  });
});

const isText = (kind: PropertyDescriptor['kind']): boolean =>
  ['string', 'text', 'email', 'phone', 'date'].includes(kind);
