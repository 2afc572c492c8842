/**
 * Ten thousand malformed requests over every operation of our own OpenAPI document and the routes made by hand; SEED
 * chooses them. Each is answered without a failure and without a word about our insides; a refusal is a problem of
 * the catalogue; and no row of any table changes.
 */
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import { spreadNotifications } from '../../overrides/desk/Notifications/server/spreadNotifications.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { listErrors } from '../../server/errors.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { type Attack, aim, attacks, type Place, type Request } from './malformed/aim.ts';

const RUNS = 10_000;
/** The same every run, so that a failure is the change's and not chance's; another SEED looks elsewhere. */
const seed = Number(process.env.SEED ?? 20_261_121);
const EMAIL = 'administrator@malformed.test';
/** What signing in writes and a refused one counts; a person's own settings, which take any name; how far subscribers are. */
const written =
  /^(user_setting|oidc_store|sign_in_.*|account_.*|.*attempt.*|rate_.*|session.*|outbox_position)$/;

let server: TestServer;
let token: string;
let places: readonly Place[];

const handMade: readonly Place[] = [
  ['GET', '/ticketing/v1/me/settings'],
  ['PUT', '/ticketing/v1/me/settings'],
  ['GET', '/ticketing/v1/me/rights'],
  ['POST', '/api/oauth/proxy'],
  ['POST', '/api/oauth/revoke'],
  ['GET', '/accounts/sign-in/{uid}'],
  ['POST', '/accounts/sign-in/{uid}'],
  ['GET', '/accounts/impersonate'],
  ['POST', '/accounts/internal/token'],
  ['GET', '/channel/v1/boxes/{box}/jobs'],
  ['GET', '/channel/v1/specimen.png'],
  ['POST', '/channel/v1/boxes/{box}/printers/{printer}/print'],
  ['POST', '/channel/v1/boxes/{box}/openCashdrawer'],
  ['POST', '/channel/v1/boxes/{box}/rebootDevice'],
  ['GET', '/contexts/{name}'],
].map(([method = '', path = '']) => ({ method, path, parameters: [], properties: {} }));

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

function readPlaces({ paths, components }: Document): readonly Place[] {
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Place[] => {
      const operation = item[method];
      if (!operation) return [];
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const known = schema?.$ref ? components.schemas[schema.$ref.split('/').pop() ?? ''] : schema;
      const parameters = (operation.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name }) => name);
      return [{ method: method.toUpperCase(), path, parameters, properties: known?.properties ?? {} }];
    }),
  );
}

async function send({ method, url, headers, payload }: Request) {
  const {
    statusCode,
    payload: body,
    headers: answered,
  } = await server.host.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: statusCode, body, type: String(answered['content-type'] ?? '') };
}

const insides =
  /node_modules|\.[jt]s:\d+|\bat \w+ \(|\/(work|home|tmp|usr)\/|syntax error at|SELECT |INSERT INTO|relation "\w+" does not/;

/** What is wrong with an answer; nothing when all is well. */
function findFault(
  { status, body, type }: Awaited<ReturnType<typeof send>>,
  sent: string,
): string | undefined {
  const isDeclared = status === 501 && body.includes('"REQ-012"');
  if (status >= 500 && !isDeclared) return `${status} ${body.slice(0, 200)}`;
  // What was sent may be quoted.
  if (insides.test(body) && !insides.test(sent)) return `reveals insides: ${insides.exec(body)?.[0]}`;
  if (status < 400 || type.startsWith('text/html')) return undefined;
  if (!type.startsWith('application/problem+json')) return `${status} as ${type}: ${body.slice(0, 100)}`;
  const { code } = JSON.parse(body) as { code?: string };
  return code && listErrors().has(code) ? undefined : `${status} with the code ${code}`;
}

async function digest(): Promise<readonly string[]> {
  const tables = await server.database.query<{ name: string }>(
    'system',
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const sums = tables
    .filter(({ name }) => !written.test(name))
    .map(
      ({ name }) =>
        `SELECT '${name} ' || count(*) || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
    );
  const rows = await server.database.query<{ sum: string }>('system', sums.join(' UNION ALL '));
  return rows.map(({ sum }) => sum).sort();
}

beforeAll(async () => {
  server = await startTestServer();
  await server.database.query(
    'system',
    `INSERT INTO "accounts_user" ("contract_id", "email", "contract_role_id")
     SELECT 1, $1, "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $2`,
    [EMAIL, presetRoles.find(({ key }) => key === 'administrator')?.name.fr],
  );
  await spreadNotifications(server.database);
  const { signing, keyId } = readKeys(server.varDir);
  token = await new SignJWT({ email: EMAIL, name: EMAIL, contracts: [1], contract: 1 })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject('9001')
    .setAudience(AUDIENCE)
    .setExpirationTime('1h')
    .sign(signing);
  const { payload } = await server.host.app.inject({ url: '/docs.json' });
  places = [...readPlaces(JSON.parse(payload) as Document), ...handMade];
}, 120_000);
afterAll(() => server?.stop());

it(`are refused, ${RUNS} of them, and change nothing (SEED=${seed})`, { timeout: 400_000 }, async () => {
  const before = await digest();
  const drawn = fc.sample(attacks, { numRuns: RUNS, seed });
  // Every operation has its turn, however often others are drawn.
  const open = drawn.map(
    (attack: Attack, index) => [places[index % places.length] as Place, attack] as const,
  );
  expect(open.length).toBeGreaterThanOrEqual(places.length * 3);
  const wrong: string[] = [];
  const counts = new Map<number, number>();
  const work = async () => {
    for (let next = open.pop(); next; next = open.pop()) {
      const [place, attack] = next;
      const request = aim(place, attack);
      const answer = await send(request).catch((error: unknown) => ({
        status: 500,
        body: String(error),
        type: '',
      }));
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const fault = findFault(answer, `${request.url} ${request.payload ?? ''}`);
      if (fault)
        wrong.push(
          `${attack.kind}: ${request.method} ${request.url.slice(0, 200)} ${String(request.payload ?? '').slice(0, 200)}: ${fault}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const summary = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `malformed: ${places.length} operations, SEED=${seed}, answers ${summary.join(', ')}\n`,
  );
  expect(wrong.slice(0, 20), `${wrong.length} wrong, SEED=${seed}`).toEqual([]);
  expect(await digest(), `SEED=${seed}`).toEqual(before);
});

it('are refused by the socket’s polling too', async () => {
  for (const query of [
    '',
    'EIO=4',
    'EIO=x&transport=polling',
    'EIO=4&transport=polling&sid=..%00',
    'EIO=4&transport=%ff',
  ])
    for (const method of ['GET', 'POST', 'PUT']) {
      const answer = await fetch(`${server.origin}/socket.io/?${query}`, {
        method,
        ...(method === 'GET' ? {} : { body: '\u0000'.repeat(50) }),
      });
      expect([query, method, answer.status < 500]).toEqual([query, method, true]);
      expect(await answer.text()).not.toMatch(insides);
    }
});
