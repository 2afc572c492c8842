/**
 * Two contracts with a record of every entity each. Whoever works for one guesses the ids of the other: every answer is
 * the one that a record which is nowhere would get, word for word, and nothing of the other's changes.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import { spreadNotifications } from '../../overrides/desk/Notifications/server/spreadNotifications.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { addressOf, entities } from '../http/engine/samples.ts';
import { fillContract, type Victim } from './isolation/fillContract.ts';
import { type Attempt, listAttempts, listSweeps } from './isolation/listAttempts.ts';

const own: Victim = { contract: 1, id: 410_000_000, mark: 'Mineee' };
const theirs: Victim = { contract: 2, id: 420_000_000, mark: 'Theirs' };
const nobodys: Victim = { contract: 3, id: 430_000_000, mark: 'Nobody' };

const ofContracts = entities.filter(({ scope }) => scope !== 'global');
const EMAIL = 'administrator@isolation.test';

let server: TestServer;
let mine: string;
let other: string;
let sequences: ReadonlyMap<string, string>;
const etags = new Map<string, string>();

async function sign(contract: number): Promise<string> {
  const { signing, keyId } = readKeys(server.varDir);
  return new SignJWT({ email: EMAIL, name: EMAIL, contracts: [contract], contract })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject(String(9000 + contract))
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function ask({ method, path, body, headers, file }: Attempt, token = mine): Promise<Answer> {
  const form = file && writeForm(file);
  const {
    statusCode,
    payload,
    headers: answered,
  } = await server.host.app.inject({
    method,
    url: path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : { 'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json' }),
      ...(form ? { 'content-type': 'multipart/form-data; boundary=part' } : {}),
      ...headers,
    },
    ...(form ? { payload: form } : body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: statusCode, body: payload, headers: answered };
}

const writeForm = ({ text, options }: NonNullable<Attempt['file']>) =>
  [
    '--part',
    'content-disposition: form-data; name="file"; filename="rows.csv"',
    '',
    text,
    '--part',
    'content-disposition: form-data; name="options"',
    '',
    JSON.stringify(options),
    '--part--',
    '',
  ].join('\r\n');

/** So many at a time. */
async function forEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const open = [...items];
  const work = async () => {
    for (let item = open.pop(); item !== undefined; item = open.pop()) await run(item);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** The number of either contract, where one is named. */
const contractNumber = /(\\"|contracts\/|"contract":|"id":"?)[23](?=[\\",}/?&])/g;

/** The answer without what was asked for: then that of a record which is nowhere reads the same. */
function blank({ status, body, headers }: Answer, { id, mark }: Victim): string {
  const text = body
    .replaceAll(String(id), '<id>')
    .replaceAll(new RegExp(mark, 'gi'), '<mark>')
    .replaceAll(contractNumber, '$1<contract>');
  const answered: unknown[] = ['etag', 'location', 'content-type', 'allow'].map((name) => headers[name]);
  return JSON.stringify([status, answered, text]);
}

async function digest(contract: number): Promise<readonly string[]> {
  const tables = await server.database.query<{ name: string }>(
    'system',
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'contract_id'
       -- How far subscribers have come, at their own pace.
       AND table_name <> 'outbox_position' ORDER BY 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || count(*) || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t WHERE "contract_id" = ${contract}`,
  );
  const rows = await server.database.query<{ sum: string }>('system', sums.join(' UNION ALL '));
  return rows.map(({ sum }) => sum).sort();
}

let before: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  await fillContract(server.database, theirs);
  await fillContract(server.database, own);
  const administrator = presetRoles.find(({ key }) => key === 'administrator');
  for (const contract of [1, 2])
    await server.database.query(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
       SELECT $1, $2, "id" FROM "role" WHERE "contract_id" = $1 AND "name" = $3`,
      [contract, EMAIL, administrator?.name.fr],
    );
  // Done now for the people just made, and not by its timer in the middle of the test.
  await spreadNotifications(server.database);
  [mine, other] = [await sign(1), await sign(2)];
  const rows = await server.database.query<{ entity: string; sequence: string }>(
    'system',
    'SELECT "entity", max("id")::text AS sequence FROM "outbox" WHERE "contract_id" = 2 AND "entity_id" = $1 GROUP BY 1',
    [theirs.id],
  );
  sequences = new Map(rows.map(({ entity, sequence }) => [entity, sequence]));
}, 120_000);
afterAll(() => server?.stop());

const recordOf = (entity: (typeof entities)[number], { id, contract }: Victim) =>
  `${addressOf(entity, contract)}/${entity.scope === 'self' ? contract : id}`;

describe('a record of another contract', () => {
  it('is there for whom it belongs to, or the rest would show nothing', { timeout: 60_000 }, async () => {
    const hidden: string[] = [];
    await forEach(
      ofContracts.filter(({ operations }) => operations.includes('read')),
      async (entity) => {
        const answer = await ask({ name: 'own', method: 'GET', path: recordOf(entity, theirs) }, other);
        if (answer.status === 200) etags.set(entity.name, String(answer.headers.etag));
        else hidden.push(entity.name);
      },
    );
    // Of one person alone, who is another.
    expect(hidden.sort()).toEqual(['SavedView', 'UserDeskNotification']);
    before = await digest(2);
  });

  it('is as if it were nowhere, whatever is asked of it', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    let asked = 0;
    const pairs = ofContracts.flatMap((entity) => {
      const known = {
        own,
        etag: etags.get(entity.name) ?? '"1"',
        sequence: sequences.get(entity.name) ?? '1',
      };
      const missing = listAttempts(entity, nobodys, known);
      return listAttempts(entity, theirs, known).map((attempt, index) => ({
        entity,
        attempt,
        missing: missing[index] as Attempt,
      }));
    });
    await forEach(pairs, async ({ entity, attempt, missing }) => {
      asked += 1;
      const [real, none] = [await ask(attempt), await ask(missing)];
      const [answered, expected] = [blank(real, theirs), blank(none, nobodys)];
      const title = `${entity.name} ${attempt.name}: ${attempt.method} ${attempt.path}`;
      if (answered !== expected)
        wrong.push(`${title}\n  ${answered.slice(0, 300)}\n  ${expected.slice(0, 300)}`);
      if (real.status >= 500 && real.status !== 501)
        wrong.push(`${title}: ${real.status} ${real.body.slice(0, 300)}`);
      if (real.status < 300 && attempt.method !== 'GET' && !attempt.file)
        wrong.push(`${title}: ${real.status} ${JSON.stringify(attempt.body)}`);
    });
    process.stdout.write(
      `isolation: ${ofContracts.length} entities, ${asked} attempts, each beside one at nothing\n`,
    );
    expect(wrong.sort().slice(0, 30), `${wrong.length} wrong`).toEqual([]);
    const tried = new Set(pairs.map(({ entity }) => entity.name));
    expect(ofContracts.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('shows in no list, file, order, count or relation', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    const counts = await server.database.query<{ name: string; count: number }>(
      'system',
      entities
        .map(
          ({ name, table }) =>
            `SELECT '${name}' AS name, count(*)::int AS count FROM "${table}" WHERE "contract_id" IN (0, 1)`,
        )
        .join(' UNION ALL '),
    );
    const most = new Map(counts.map(({ name, count }) => [name, count]));
    const sweeps = entities.flatMap((entity) => listSweeps(entity).map((attempt) => ({ entity, attempt })));
    await forEach(sweeps, async ({ entity, attempt }) => {
      const { status, body } = await ask(attempt);
      const title = `${entity.name} ${attempt.path}`;
      if (status !== 200) wrong.push(`${title}: ${status} ${body}`);
      if (/theirs|420000000/i.test(body)) wrong.push(`${title} reveals another contract`);
      const { totalItems = 0 } = body.startsWith('{') ? (JSON.parse(body) as { totalItems?: number }) : {};
      if (totalItems > (most.get(entity.name) ?? 0)) wrong.push(`${title} counts ${totalItems}`);
    });
    process.stdout.write(
      `isolation: ${sweeps.length} lists and files searched for another contract's marks\n`,
    );
    expect(wrong.sort().slice(0, 30), `${wrong.length} wrong`).toEqual([]);
  });

  it('is as it was', { timeout: 60_000 }, async () => {
    expect(await digest(2)).toEqual(before);
  });

  it('is reached by no relation that is worked out, which no path leads through', async () => {
    for (const query of ['createdCouponList.code=x', 'order[createdCouponList.code]=asc']) {
      const { status, body } = await ask({
        name: 'path',
        method: 'GET',
        path: `/ticketing/v1/carts?${query}`,
      });
      expect([status, JSON.parse(body).code]).toEqual([400, 'PLAN-010']);
    }
  });

  it('is no contract that a record may be bound to', async () => {
    const body = { title: 'For others', contractList: ['/ticketing/v1/contracts/2'] };
    const answer = await ask({ name: 'bind', method: 'POST', path: '/ticketing/v1/offer_rules', body });
    expect([answer.status, JSON.parse(answer.body).violations]).toMatchObject([
      422,
      [{ propertyPath: 'contractList[0]', code: 'contract' }],
    ]);
  });
});
