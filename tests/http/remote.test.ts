/**
 * Somebody else's API behind ours: four libraries, each a process with a database of its own, imported as their documents
 * have them. Hydra in its three dialects, and a server without it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { services } from '../../overrides/behaviours.ts';
import type { Host } from '../../server/kit.ts';
import { removeConnection, type StoredConnection, writeConnection } from '../../server/remote/connection.ts';
import { registerRemotes } from '../../server/remote/registerRemotes.ts';
import { importLibrary } from '../fixtures/remote/importLibrary.ts';
import { type Library, startLibrary } from '../fixtures/remote/startLibrary.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const styles = ['prefixed', 'bare', 'asserted', 'plain'] as const;
type Name = (typeof styles)[number];
type Json = Record<string, unknown>;

const libraries = new Map<Name, Library>();
let server: TestServer;
let manager = '';
let seller = '';

const library = (name: Name): Library => libraries.get(name) as Library;

function connect(name: Name, more: Partial<StoredConnection> = {}): void {
  const { origin } = library(name);
  const credentials: Readonly<Record<Name, StoredConnection['credentials']>> = {
    prefixed: { kind: 'bearer', token: 'library-token' },
    bare: { kind: 'oauth', tokenUrl: `${origin}/oauth/token`, clientId: 'desk', clientSecret: 'hush' },
    asserted: { kind: 'basic', user: 'desk', password: 'open sesame' },
    plain: { kind: 'header', name: 'X-Api-Key', value: 'library-key' },
  };
  writeConnection(
    server.varDir,
    { api: name, contract: undefined },
    {
      address: `${origin}${name === 'plain' ? '/v2' : '/api'}`,
      seconds: 2,
      credentials: credentials[name],
      ...more,
    },
  );
}

beforeAll(async () => {
  for (const name of styles) libraries.set(name, await startLibrary(name));
  const imported = await Promise.all(styles.map((name) => importLibrary(library(name).origin, name)));
  const register = (host: Host) => {
    const rights = services.find((service) => service.rights)?.rights?.(host);
    for (const { descriptors, apis } of imported) registerRemotes(host, { descriptors, apis, rights });
  };
  const allowed = styles.map((name) => new URL(library(name).origin).host).join();
  server = await startTestServer({
    env: { REMOTE_ALLOW: allowed },
    services: [{ name: 'libraries', register }],
  });
  manager = await server.token('manager@demo.test');
  seller = await server.token('anna@demo.test');
  for (const name of styles) connect(name);
});
afterEach(async () => {
  for (const one of libraries.values()) await one.fail({});
});
afterAll(async () => {
  await server?.stop();
  for (const one of libraries.values()) await one.stop();
});

interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly etag: string | null;
}

async function call(
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${manager}`,
      ...(body && {
        'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
      }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {}, etag: answer.headers.get('etag') };
}

const list = async (path: string) => {
  const { body } = await call('GET', path);
  return { members: (body.member ?? body) as Json[], total: body.totalItems, view: body.view as Json };
};
const titles = (members: readonly Json[]) => members.map(({ title }) => title);

describe.each(styles)('a library of the style "%s"', (name) => {
  it('is listed a page at a time, under our addresses', async () => {
    const { members, total, view } = await list(
      `/${name}/books?page=1&itemsPerPage=5&fields=title,pageCount,publishedOn`,
    );
    expect(members).toHaveLength(5);
    expect(members[0]).toMatchObject({
      '@type': 'Book',
      title: 'The Dispossessed',
      pageCount: 341,
      publishedOn: '1974-05-01',
    });
    expect(String(members[0]?.['@id'])).toMatch(new RegExp(`^/${name}/books/[^/]+$`));
    // One of them does not count its books.
    expect(total).toBe(name === 'asserted' ? undefined : 8);
    expect(view.next).toContain('page=2');
    const second = await list(`/${name}/books?page=2&itemsPerPage=5&fields=title`);
    expect(titles(second.members)).toEqual(['Beloved', 'Sula', 'Jazz']);
    expect(second.view.next).toBeUndefined();
  });

  it('is filtered and ordered by what it declares, and by nothing else', async () => {
    expect(titles((await list(`/${name}/books?title[contains]=the&fields=title`)).members)).toHaveLength(3);
    const ordered = await list(`/${name}/books?order[title]=desc&itemsPerPage=2&fields=title`);
    expect(titles(ordered.members)).toEqual(['The Left Hand of Darkness', 'The Dispossessed']);
    const { members } = await list(`/${name}/authors?fields=name`);
    const calvino = members.find((one) => one.name === 'Italo Calvino');
    const his = await list(
      `/${name}/books?author=${encodeURIComponent(String(calvino?.['@id']))}&fields=title`,
    );
    expect(titles(his.members)).toEqual(['Invisible Cities', 'The Baron in the Trees', 'Cosmicomics']);
    for (const query of [
      'pageCount[gte]=300',
      'order[publishedOn]=asc',
      'exists[author]=true',
      'q[]=x&author.name=x',
    ])
      expect((await call('GET', `/${name}/books?${query}`)).body).toMatchObject({
        status: 400,
        code: 'REM-008',
      });
  });

  it('names related records in one call a record, however many rows name it', async () => {
    await library(name).calls();
    const { members } = await list(`/${name}/books?itemsPerPage=3&fields=title,author{name}`);
    expect(members.map(({ author }) => (author as Json).name)).toEqual([
      'Ursula Le Guin',
      'Ursula Le Guin',
      'Italo Calvino',
    ]);
    const calls = (await library(name).calls()).map((one) => one.replace(/[?].*|\/[^/]*$/, ''));
    const isEmbedded = name === 'bare' || name === 'plain';
    expect(calls).toHaveLength(isEmbedded ? 1 : 3);
  });

  it('leaves as a file of all its records, its columns in words or as they are, for those who may', async () => {
    const read = (format: string, query: string, token = manager) =>
      fetch(`${server.origin}/${name}/books/export.${format}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const csv = await read('csv', 'fields=title,author.name,publishedOn&language=fr&bom=0');
    expect(csv.headers.get('content-disposition')).toContain('.csv');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[1]).toBe('"The Dispossessed";"Ursula Le Guin";"01/05/1974"');
    const machines = await (
      await read('csv', 'fields=title,pageCount&header=names&title[contains]=the')
    ).text();
    expect(machines.trim().split('\r\n').slice(0, 2)).toEqual([
      '"title","pageCount"',
      '"The Dispossessed",341',
    ]);
    expect(machines.trim().split('\r\n')).toHaveLength(4);
    const json = (await (await read('jsonld', 'fields=title')).json()) as {
      member: Json[];
      totalItems: number;
    };
    expect([json.totalItems, titles(json.member)[0]]).toEqual([8, 'The Dispossessed']);
    const book = Buffer.from(await (await read('xlsx', 'fields=title,pageCount')).arrayBuffer());
    expect(book.subarray(0, 2).toString()).toBe('PK');
    expect((await read('csv', 'fields=nonsense')).status).toBe(400);
    expect((await read('csv', 'fields=title&contract=999')).status).toBe(403);
    expect((await read('csv', 'fields=title', 'nobody')).status).toBe(401);
  });

  it('makes, changes and deletes a record', async () => {
    const { members } = await list(`/${name}/authors?fields=name`);
    const [author] = members;
    const made = await call('POST', `/${name}/books?fields=title,pageCount,author{name}`, {
      title: 'The Lathe of Heaven',
      pageCount: 184,
      publishedOn: '1971-01-01',
      author: author?.['@id'],
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ title: 'The Lathe of Heaven', author: { name: 'Ursula Le Guin' } });
    const address = String(made.body['@id']);
    const read = await call('GET', address);
    expect(read.body).toMatchObject({ pageCount: 184, publishedOn: '1971-01-01' });
    const changed = await call('PATCH', address, { pageCount: 185 }, { 'if-match': read.etag ?? '' });
    // What was not changed is not lost where the whole record is sent.
    expect(changed.body).toMatchObject({
      title: 'The Lathe of Heaven',
      pageCount: 185,
      publishedOn: '1971-01-01',
    });
    expect((await call('GET', `${address}?fields=author{name}`)).body.author).toMatchObject({
      name: 'Ursula Le Guin',
    });
    const stale = await call('PATCH', address, { pageCount: 1 }, { 'if-match': read.etag ?? '' });
    expect(stale.body).toMatchObject({ status: 412, code: 'TX-002' });
    expect((await call('GET', address)).body.pageCount).toBe(185);
    expect((await call('DELETE', address, undefined, { 'if-match': changed.etag ?? '' })).status).toBe(204);
    expect((await call('GET', address)).body).toMatchObject({ status: 404, code: 'REQ-010' });
  });

  it('names the property whose value is wrong', async () => {
    const { members } = await list(`/${name}/books?itemsPerPage=1&fields=title`);
    const refused = await call('PATCH', String(members[0]?.['@id']), { pageCount: 0 });
    expect(refused.body).toMatchObject({ status: 422, code: 'REM-010' });
    expect(refused.body.violations).toEqual([
      { propertyPath: 'pageCount', message: 'A book has at least one page.', code: 'remote' },
    ]);
    const unknown = await call('PATCH', String(members[0]?.['@id']), { pages: 3 });
    expect(unknown.body.violations).toMatchObject([{ propertyPath: 'pages', code: 'unknown' }]);
  });

  it('is asked by those who may, about their own contract', async () => {
    await library(name).calls();
    const asked = (token: string, query = '', method = 'GET') =>
      fetch(`${server.origin}/${name}/books${query}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{"title":"Not hers"}' }),
      });
    expect((await fetch(`${server.origin}/${name}/books`)).status).toBe(401);
    expect(await (await asked(seller, '', 'POST')).json()).toMatchObject({ status: 403, code: 'RIGHT-001' });
    expect((await asked(manager, '?contract=999')).status).toBe(403);
    expect(await library(name).calls()).toEqual([]);
  });
});

describe('a server that does not do as it should', () => {
  const faults = [
    ['error', 502, 'REM-005'],
    ['html', 502, 'REM-006'],
    ['drop', 502, 'REM-003'],
    ['redirect', 502, 'REM-005'],
    ['slow', 504, 'REM-004'],
  ] as const;

  it.each(faults)('is answered for: %s', async (kind, status, code) => {
    await library('prefixed').fail({ kind });
    connect('prefixed', { seconds: 1 });
    expect((await call('GET', '/prefixed/books')).body).toMatchObject({ status, code });
    expect((await call('PATCH', '/prefixed/books/1', { title: 'Lost' })).body).toMatchObject({
      status,
      code,
    });
    await library('prefixed').fail({});
    expect((await call('GET', '/prefixed/books/1')).body.title).toBe('The Dispossessed');
  });

  it('that takes our credentials no more never signs anybody out', async () => {
    connect('plain', { credentials: { kind: 'header', name: 'X-Api-Key', value: 'an old key' } });
    const { body } = await call('GET', '/plain/books');
    expect(body).toMatchObject({ status: 502, code: 'REM-007' });
    expect(JSON.stringify(body)).not.toContain('an old key');
    connect('plain');
    expect((await call('GET', '/plain/books')).status).toBe(200);
  });

  it.each([
    ['busy', 429, 503, 'REM-011'],
    ['conflict', 409, 409, 'REM-009'],
  ] as const)('is no fault of the values: %s', async (kind, _their, status, code) => {
    await library('prefixed').fail({ kind });
    expect((await call('PATCH', '/prefixed/books/1', { title: 'Lost' })).body).toMatchObject({
      status,
      code,
    });
  });
});

describe('the connection', () => {
  it('is sealed, and no answer has anything of it', async () => {
    const text = readFileSync(join(server.varDir, 'remotes', 'plain'), 'utf8');
    expect(text).not.toContain('library-key');
    expect(text).not.toContain('127.0.0.1');
    const { body } = await call('GET', '/plain/books?itemsPerPage=1');
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it("of one organiser is nobody else's", async () => {
    const address = `${library('asserted').origin}/api`;
    const credentials = { kind: 'none' } as const;
    removeConnection(server.varDir, 'asserted', undefined);
    writeConnection(server.varDir, { api: 'asserted', contract: 999 }, { address, credentials });
    expect((await call('GET', '/asserted/books')).body).toMatchObject({ status: 503, code: 'REM-001' });
    removeConnection(server.varDir, 'asserted', 999);
    connect('asserted');
    expect((await call('GET', '/asserted/books')).status).toBe(200);
  });

  it('leads to no address that the installation has not allowed', async () => {
    for (const address of ['http://127.0.0.1:9', 'https://localhost', 'https://169.254.169.254']) {
      connect('prefixed', { address });
      expect((await call('GET', '/prefixed/books')).body).toMatchObject({ status: 502, code: 'REM-002' });
    }
    connect('prefixed');
    await library('prefixed').calls();
    // A step up in an id stays an id.
    const answer = await call('GET', '/prefixed/books/..%2F..%2Fsecret');
    expect(answer.status).toBe(404);
    expect(await library('prefixed').calls()).toEqual(['GET /api/books/../../secret']);
    expect((await list('/prefixed/books?id[]=..&id[]=/prefixed/books/..')).members).toEqual([]);
    expect((await call('PATCH', '/prefixed/books/1', { author: '..' })).status).toBe(422);
    expect(await library('prefixed').calls()).toEqual([]);
  });
});
