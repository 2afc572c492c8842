/**
 * Every generated operation, declared action and call made by hand × every preset role: the allowed are not refused, the rest are, with the
 * policy that is missing. And every call by itself without a token, with an expired one, about another contract's data
 * and about none. Calls name a record that is not there: what counts is whether they get as far as looking for it.
 */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import type { EntityDescriptor, OwnerRight, Right } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { policyCodes } from '../../schema/policies.ts';
import { AUDIENCE } from '../../server/authenticate.ts';
import { readKeys } from '../../server/keys.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { ACCOUNT_PATH } from '../fixtures/signIn.ts';
import {
  hasSpecification,
  plainPath,
  readSpecified,
  readSpecifiedCalls,
  warnWithoutSpecification,
} from '../fixtures/specifiedCalls.ts';
import { accountCalls } from './matrix/accountCalls.ts';
import { handMadeCalls } from './matrix/handMadeCalls.ts';

interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{contractId}` where the address names the contract. */
  readonly path: string;
  /** Policies of each of which one alternative is needed. */
  readonly needs: readonly Right[];
  readonly isUpload?: true;
}

const MISSING = '999999999';
const all: readonly EntityDescriptor[] = Object.values(descriptors);

/** Whose record it is comes after whether there is a policy for either: `owners.test.ts`. */
const flat = (right: Right | OwnerRight): Right =>
  typeof right === 'object' && 'own' in right ? [right.own, right.any ?? []].flat() : right;

/** Written apart from the server's own reading of the metadata, which is what is tested. */
function listCalls(entity: EntityDescriptor): readonly Call[] {
  const { rights, operations, actions, scope, collection, hide } = entity;
  if (scope === 'value') return [];
  if (!rights) throw new Error(`"${entity.name}" has no rights.`);
  const api = apis.find(({ name }) => name === entity.api);
  const base = `${api?.base}${api && 'prefix' in api ? api.prefix : ''}`;
  const read = rights.read;
  const create = rights.create ?? rights.write;
  const update = flat(rights.update ?? rights.write);
  const remove = flat(rights.delete ?? rights.write);
  const served =
    scope === 'global' ? operations.filter((one) => one === 'list' || one === 'read') : operations;
  const has = (operation: string) => served.some((one) => one === operation);
  const calls: Call[] = [];
  const add = (name: string, method: Call['method'], path: string, ...needs: Right[]) =>
    calls.push({
      name: `${entity.name} ${name}`,
      method,
      path: `${base}${path}`.replace(/\{(?!contractId)\w+\}/g, MISSING),
      needs,
      ...(name === 'import' && { isUpload: true }),
    });
  const item = `${collection}/{id}`;
  if (has('list')) {
    add('list', 'GET', `${collection}?itemsPerPage=0`, read);
    for (const format of ['csv', 'jsonld', 'xlsx'])
      add(
        `export ${format}`,
        'GET',
        `${collection}/export.${format}?id=${MISSING}`,
        read,
        rights.export ?? read,
      );
  }
  if (has('read')) add('read', 'GET', item, read);
  if (has('update')) {
    add('update', 'PUT', item, update);
    add('patch', 'PATCH', item, update);
  }
  if (has('delete')) add('delete', 'DELETE', item, remove);
  if (has('create')) add('create', 'POST', `${collection}?nothing`, create);
  if (scope !== 'global' && has('read')) add('history', 'GET', `${item}/history`, read);
  if (scope !== 'global' && has('update')) add('revert', 'POST', `${item}/history/1/revert`, update);
  if (scope === 'contract') {
    if (has('create')) add('bulk create', 'POST', `${collection}/bulk`, create);
    if (has('update')) {
      add('bulk update', 'PUT', `${collection}/bulk`, update);
      add('selection update', 'PUT', `${collection}/selection?id=${MISSING}`, update);
    }
    if (has('delete')) add('selection delete', 'DELETE', `${collection}/selection?id=${MISSING}`, remove);
    if (has('create')) {
      const all = [create, ...(has('update') ? [update] : []), rights.import ?? create];
      add('import', 'POST', `${collection}/import`, ...all);
      add('import errors', 'GET', `${collection}/import/{job}/errors.csv`, ...all);
    }
    if (hide) {
      add('hide', 'PUT', `${item}/hide`, update);
      add('show', 'PUT', `${item}/show`, update);
    }
  }
  // A declared action stands before what follows from an operation.
  for (const { name, method, path, takesFile } of actions) {
    const address = `${base}${path}`.replace(/\{(?!contractId)\w+\}/g, MISSING);
    const same = calls.findIndex((call) => call.method === method && call.path.split('?')[0] === address);
    if (same >= 0) calls.splice(same, 1);
    add(name, method, path, flat(rights.actions?.[name] ?? (method === 'GET' ? read : rights.write)));
    const added = calls.pop();
    if (added) calls.push({ ...added, ...(takesFile && { isUpload: true }) });
  }
  return calls;
}

const handMade: readonly Call[] = handMadeCalls.map(({ method, path, needs }) => ({
  name: 'made by hand',
  method,
  path: path.replace(/\{(?!contractId)\w+\}/g, MISSING),
  needs: [needs],
}));
const calls = [...all.flatMap(listCalls), ...handMade];
const ownCalls: readonly Call[] = accountCalls.map(({ method, path }) => ({
  name: 'of the account',
  method,
  path: path.replace(/\{\w+\}/g, MISSING),
  needs: [],
}));
const SIGNED_IN = 'signedIn';

warnWithoutSpecification('Whether all calls of the specification are in the matrix');

/** `GET /ticketing/v1/tickets/{}`: a call without what it names. */
const plainCall = (method: string, path: string) =>
  `${method.toUpperCase()} ${plainPath(path).replace(/\?.*/, '').replaceAll(MISSING, '{}')}`;

/** Asks for nobody's rights: it is how somebody comes by a token. */
const beforeSignIn = ['POST /api/oauth/proxy'];

let server: TestServer;

async function sign(
  email: string,
  {
    contracts = [1],
    contract = 1,
    expires = '1h',
  }: { contracts?: number[]; contract?: number | null; expires?: string },
): Promise<string> {
  const { signing, keyId } = readKeys(server.varDir);
  return new SignJWT({ email, name: email, contracts, ...(contract === null ? {} : { contract }) })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keyId })
    .setSubject('900')
    .setAudience(AUDIENCE)
    .setExpirationTime(expires)
    .sign(signing);
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
}

/** A form that holds a file and names no contract. */
const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n--x--\r\n';

async function ask(
  call: Call,
  token: string | undefined,
  contract = 1,
  query = '',
  upload = 'x',
): Promise<Answer> {
  const path = call.path.replace('{contractId}', String(contract));
  const isWrite = call.method !== 'GET' && call.method !== 'DELETE';
  const type = call.isUpload ? 'multipart/form-data; boundary=x' : 'application/json';
  const { statusCode, body } = await server.host.app.inject({
    method: call.method,
    url: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isWrite ? { 'content-type': type } : {}),
    },
    ...(isWrite ? { payload: call.isUpload ? upload : '{"isNoPropertyOfAnything":1}' } : {}),
  });
  const isProblem = body.startsWith('{') && statusCode >= 400;
  return { status: statusCode, code: isProblem ? (JSON.parse(body) as { code?: string }).code : undefined };
}

/** What does not answer as it should, so many at a time. */
async function findWrong(
  check: (call: Call) => Promise<string | undefined>,
  among: readonly Call[] = calls,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const open = [...among];
  const work = async (): Promise<void> => {
    for (let call = open.pop(); call; call = open.pop()) {
      const answered = await check(call);
      if (answered) wrong.push(`${call.name}: ${call.method} ${call.path}: ${answered}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return wrong.sort();
}

const endsImpersonation = ({ method, path }: Call) => method === 'DELETE' && path.endsWith('/impersonations');

/** A personal access token of the demo's manager. */
async function makeProgram(scopes: readonly string[]): Promise<string> {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { body } = await server.host.app.inject({
    method: 'POST',
    url: `${ACCOUNT_PATH}/tokens`,
    headers: { authorization: `Bearer ${await server.token('manager@demo.test')}` },
    payload: { name: 'A program', scopes, expiresAt },
  });
  return (JSON.parse(body) as { readonly token: string }).token;
}

const describeAnswer = ({ status, code }: Answer) => `${status} ${code ?? ''}`.trim();

beforeAll(async () => {
  server = await startTestServer();
  for (const [index, { key, name }] of presetRoles.entries())
    await server.database.query(
      'system',
      `INSERT INTO "accounts_user" ("contract_id", "id", "email", "contract_role_id")
       OVERRIDING SYSTEM VALUE SELECT 1, $1, $2, "id" FROM "role" WHERE "contract_id" = 1 AND "name" = $3`,
      [9000 + index, `${key}@matrix.test`, name.fr],
    );
}, 120_000);
afterAll(() => server.stop());

describe('the calls of the product', () => {
  const known = new Set([...calls, ...ownCalls].map(({ method, path }) => plainCall(method, path)));

  it('are all in the matrix, more than a thousand of them: each operation that our documents describe', async () => {
    expect(calls.length).toBeGreaterThan(1000);
    const { payload } = await server.host.app.inject({ url: '/docs.json' });
    const { paths } = JSON.parse(payload) as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => /^(get|post|put|patch|delete)$/.test(method))
        .map((method) => plainCall(method, path)),
    );
    expect(documented.length).toBeGreaterThan(1000);
    expect(documented.filter((call) => !known.has(call) && !beforeSignIn.includes(call))).toEqual([]);
  });

  it.skipIf(!hasSpecification)('are all in the matrix: each that the specification names', () => {
    const named = readSpecified('calls.txt').filter((line) => !line.startsWith('box '));
    const specified = named.flatMap(readSpecifiedCalls).map(({ method, path }) => plainCall(method, path));
    expect(specified.length).toBeGreaterThan(120);
    expect(specified.filter((call) => !known.has(call) && !beforeSignIn.includes(call))).toEqual([]);
  });

  it.each(presetRoles.map(({ key, policies }) => [key, policies] as const))(
    'are open to the role %s as far as its policies go, and no further',
    { timeout: 120_000 },
    async (key, policies) => {
      const token = await sign(`${key}@matrix.test`, {});
      const held: readonly string[] = [...policies, SIGNED_IN];
      const wrong = await findWrong(async (call) => {
        const may = call.needs.every((right) => [right].flat().some((code) => held.includes(code)));
        const answer = await ask(call, token);
        if (answer.status >= 500 && answer.status !== 501) return describeAnswer(answer);
        const isRefused = answer.code === 'RIGHT-001';
        return isRefused === may
          ? `${describeAnswer(answer)}, but ${key} ${may ? 'may' : 'may not'}`
          : undefined;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('are closed without a token, and with one that expired', { timeout: 120_000 }, async () => {
    const old = await sign('administrator@matrix.test', { expires: '-1h' });
    const wrong = await findWrong(
      async (call) => {
        const without = await ask(call, undefined);
        const expired = await ask(call, old);
        const isRight =
          without.status === 401 &&
          without.code === 'AUTH-001' &&
          expired.status === 401 &&
          expired.code === 'AUTH-003';
        return isRight ? undefined : `${describeAnswer(without)}, ${describeAnswer(expired)}`;
      },
      [...calls, ...ownCalls],
    );
    expect(wrong).toEqual([]);
  });

  it('are closed to an administrator of another contract', { timeout: 120_000 }, async () => {
    const token = await sign('administrator@matrix.test', {});
    const wrong = await findWrong(async (call) => {
      const isPrefixed = call.path.includes('{contractId}');
      const answer = await ask(call, token, 2, isPrefixed ? '' : 'contract=2');
      return answer.status === 403 && answer.code === 'REQ-002' ? undefined : describeAnswer(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('ask for a contract where the token implies none', { timeout: 120_000 }, async () => {
    const token = await sign('administrator@matrix.test', { contracts: [1, 2], contract: null });
    const wrong = await findWrong(async (call) => {
      if (call.path.includes('{contractId}')) return undefined;
      const answer = await ask(call, token, 1, '', form);
      return answer.status === 400 && answer.code === 'REQ-001' ? undefined : describeAnswer(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('are closed to somebody the contract does not know any more', { timeout: 120_000 }, async () => {
    const token = await sign('gone@matrix.test', {});
    const wrong = await findWrong(async (call) => {
      const answer = await ask(call, token);
      const code = endsImpersonation(call) ? 'ACT-006' : 'ROLE-013';
      return answer.code === code ? undefined : describeAnswer(answer);
    });
    expect(wrong).toEqual([]);
  });

  it('take a personal access token as far as its scopes go, and change nothing that none can name', {
    timeout: 120_000,
  }, async () => {
    const scopes = ['programming.read', 'programming.write', 'settings.read'];
    const program = await makeProgram(scopes);
    const wrong = await findWrong(async (call) => {
      // What an import refused is asked of who may import.
      const isReading = call.method === 'GET' && !call.name.endsWith('import errors');
      const held = isReading ? [...scopes, SIGNED_IN] : scopes;
      const may = call.needs.every((right) => [right].flat().some((code) => held.includes(code)));
      const answer = await ask(call, program);
      const refused = ['RIGHT-001', 'RIGHT-003', 'ME-003', 'ACC-101'].includes(answer.code ?? '');
      if (call.path.endsWith('/me/settings') || !may) return refused ? undefined : describeAnswer(answer);
      return refused ? describeAnswer(answer) : undefined;
    });
    expect(wrong).toEqual([]);
    const own = calls.filter(
      ({ name, method, needs }) =>
        name !== 'made by hand' &&
        method !== 'GET' &&
        needs.some((right) => [right].flat().includes(SIGNED_IN)),
    );
    const everything = await makeProgram(policyCodes);
    const answers = await Promise.all(own.map((call) => ask(call, everything)));
    expect([...new Set(own.map(({ name }) => name.split(' ')[0]))].sort()).toEqual(
      expect.arrayContaining(['Job', 'SavedView', 'User', 'UserDeskNotification']),
    );
    expect(own.filter((_, index) => answers[index]?.code !== 'RIGHT-003')).toEqual([]);
  });

  it('about one’s own account are closed to programs, and to whom no account is left', async () => {
    const program = await makeProgram(policyCodes);
    const gone = await sign('gone@matrix.test', { contracts: [1, 2], contract: null });
    const wrong = await findWrong(async (call) => {
      const byProgram = await ask(call, program);
      if (byProgram.status !== 403 || byProgram.code !== 'ACC-101') return describeAnswer(byProgram);
      // A body that is none is refused before anybody is looked for.
      const byNobody = await ask(call, gone);
      return ['ACC-102', 'VAL-001', 'REQ-009', 'REQ-002'].includes(byNobody.code ?? '')
        ? undefined
        : describeAnswer(byNobody);
    }, ownCalls);
    expect(wrong).toEqual([]);
  });
});
