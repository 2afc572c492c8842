/** The security headers of every answer, what another site's page cannot do, and where a redirect cannot lead. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSecurityHeaders } from '../../server/http/secureAnswers.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { createSignIn } from '../fixtures/signIn.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
const bearer = () => ({ authorization: `Bearer ${token}` });

/** Sends bytes as they are, which no client library would, and reads until the server closes or says no more. */
function sendRaw(text: string): Promise<string> {
  const { port, hostname } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    // Before the first byte a busy server may think as long as it likes.
    socket.once('data', () => socket.setTimeout(1000, () => socket.destroy()));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text, 'latin1');
  });
}

/** Says nothing of anybody and may be read by every page: what a program needs to sign in. */
const PUBLIC = '/accounts/oauth/.well-known/openid-configuration';

const answers: readonly (readonly [title: string, path: string, init?: RequestInit])[] = [
  ['a list', '/ticketing/v1/seasons?contract=1'],
  ['a refusal for want of a token', '/ticketing/v1/seasons', { headers: {} }],
  ['a write that is refused', '/ticketing/v1/seasons', { method: 'POST', body: '{}' }],
  ['an address the API has not', '/ticketing/v1/nothing'],
  ['an address nobody has', '/nowhere', { method: 'DELETE' }],
  ['an address that is no UTF-8', '/ticketing/v1/%c3%28'],
  ['a body that is no JSON', '/ticketing/v1/seasons', { method: 'POST', body: '{' }],
  ['the entrypoint', '/ticketing/v1'],
  ['the Hydra document', '/docs.jsonld'],
  ['the OpenAPI document', '/docs.json'],
  ['the OpenAPI document where generators look', '/openapi.json'],
  ['a context', '/contexts/Season.jsonld'],
  ['an export', '/ticketing/v1/seasons/export.csv?contract=1'],
  ['a health check', '/healthz'],
  ['the desk proxy', '/api/oauth/proxy', { method: 'POST', body: 'x' }],
  ['the authorization server', PUBLIC],
  ['a refusal of the authorization server', '/accounts/oauth/auth?client_id=nobody'],
  ['a sign-in that expired', '/accounts/sign-in/none'],
  ['the impersonation page', '/accounts/impersonate'],
  ['the socket polling', '/socket.io/?EIO=4&transport=polling'],
  ['a refusal of the socket', '/socket.io/?EIO=1&transport=nothing'],
  ['the admin', '/'],
  ['a page of the admin', '/orders/1'],
  ['the admin by its file', '/index.html'],
  ['a change of organiser', '/api/contracts/switch/1?redirectUrl=/orders'],
];

describe('every answer', () => {
  it.each(answers.map(([title, path, init = {}]) => ({ title, path, init })))(
    'guards the browser: $title',
    async ({ path, init }) => {
      const { headers } = await ask(path, { headers: bearer(), ...init });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'/);
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
      const permissions = (headers.get('permissions-policy') ?? '').split(', ');
      expect(permissions.filter((one) => !one.endsWith('=()'))).toEqual([
        'camera=(self)',
        'clipboard-write=(self)',
        'publickey-credentials-create=(self)',
        'publickey-credentials-get=(self)',
      ]);
      expect(permissions).toEqual(expect.arrayContaining(['geolocation=()', 'microphone=()', 'payment=()']));
      for (const name of ['server', 'x-powered-by', 'via', 'access-control-allow-credentials'])
        expect(headers.get(name), name).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBe(path === PUBLIC ? '*' : null);
      expect(headers.get('strict-transport-security'), 'over plain http').toBeNull();
    },
  );

  it('is bound to https where the product is', () => {
    const secure = listSecurityHeaders({ origin: 'https://desk.example' });
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
    expect(listSecurityHeaders({ origin: 'http://desk.test' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it('with records in it is kept nowhere, and with a name of its content for ever', async () => {
    const list = await ask('/ticketing/v1/orders?contract=1', { headers: bearer() });
    expect(list.headers.get('cache-control')).toBe('no-store');
    const page = await (await ask('/')).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const asset = await ask(script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
  });

  it('is the same for HEAD as for GET, without the body', async () => {
    for (const path of [
      '/',
      '/docs.json',
      '/ticketing/v1/seasons?contract=1',
      '/ticketing/v1/seasons/0?contract=1',
      '/assets/none.js',
      PUBLIC,
    ]) {
      const [whole, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => ask(path, { method, headers: bearer() })),
      );
      expect([path, head?.status]).toEqual([path, whole?.status]);
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
        expect([path, name, head?.headers.get(name)]).toEqual([path, name, whole?.headers.get(name)]);
      expect((await whole?.text())?.length).toBeGreaterThan(0);
      expect(await head?.text()).toBe('');
    }
  });

  it('is an error in words of ours alone, wherever it arises', async () => {
    for (const [method, path] of [
      ['GET', '/ticketing/v1/nothing'],
      ['DELETE', '/nowhere'],
      ['POST', '/assets/none.js'],
      ['GET', '/assets/none.js'],
      ['GET', '/assets/'],
      ['GET', '/assets/..%2findex.html'],
      ['GET', '/assets/..%2f..%2f..%2fpackage.json'],
      ['GET', '/assets//none.js'],
      ['GET', '/contexts/Nothing.jsonld'],
      ['GET', '/swagger.json'],
      ['GET', '/orders/1.json?page=2'],
      ['GET', '/api-docs/v1.jsonld'],
    ] as const) {
      const answer = await ask(path, { method, headers: bearer() });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect((await answer.json()).code).toBe('REQ-004');
    }
  });
});

describe('the pages', () => {
  it('run scripts of their own files only', async () => {
    const answer = await ask('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy.replace(/style-src [^;]+/, '')).not.toMatch(/unsafe|\*/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=/);
  });

  it('of the accounts service run no script at all', async () => {
    for (const path of ['/accounts/sign-in/none', '/accounts/oauth/auth']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
    }
  });
});

describe('a page of another site', () => {
  it('is reported by no answer that it may read', async () => {
    const headers = { ...bearer(), origin: 'https://evil.example' };
    for (const path of [
      '/ticketing/v1/seasons?contract=1',
      '/docs.jsonld',
      '/api/oauth/proxy',
      '/accounts/oauth/auth?client_id=desk&response_type=code',
      '/socket.io/?EIO=4&transport=polling',
    ]) {
      const answer = await ask(path, { headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('is refused when it asks before', async () => {
    for (const path of [
      '/ticketing/v1/seasons',
      '/api/oauth/proxy',
      '/accounts/oauth/token',
      '/socket.io/',
    ]) {
      const answer = await ask(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      expect([path, answer.status >= 400]).toEqual([path, true]);
      for (const name of ['origin', 'methods', 'headers', 'credentials'])
        expect(answer.headers.get(`access-control-allow-${name}`)).toBeNull();
    }
  });

  it('writes nothing with cookies alone', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b' };
    for (const foreign of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ])
      for (const path of ['/accounts/sign-in/none', '/api/oauth/proxy', '/api/oauth/revoke']) {
        const answer = await ask(path, {
          method: 'POST',
          headers: { ...form, ...(foreign as Record<string, string>) },
          body: 'a=b',
        });
        expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'REQ-015']);
      }
  });

  it('is distinguished from our own, which may', async () => {
    for (const own of [{ origin: server.origin }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      const answer = await ask('/api/oauth/revoke', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(own as Record<string, string>) },
        body: 'refresh_token=none',
      });
      expect(answer.status).toBe(204);
    }
  });

  it('cannot make a call of the API with what a browser adds by itself', async () => {
    const before = await server.database.query('system', 'SELECT count(*)::int AS n FROM "season"', []);
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded'])
      for (const path of ['/ticketing/v1/seasons?contract=1', '/ticketing/v1/me/settings?contract=1']) {
        const answer = await ask(path, {
          method: path.includes('settings') ? 'PUT' : 'POST',
          headers: { 'content-type': type, cookie: `access_token=${token}` },
          body: '{"name":"Foreign"}',
        });
        expect([400, 401, 415]).toContain(answer.status);
      }
    expect(await server.database.query('system', 'SELECT count(*)::int AS n FROM "season"', [])).toEqual(
      before,
    );
  });
});

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example/..',
  '/\\evil.example',
  '\\\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/orders/..//evil.example',
  '/%2e%2e//evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'http:evil.example',
  'https:evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '/orders\r\nset-cookie: a=b',
  'http://localhost@evil.example/',
  'http://evil.example#@localhost',
  'http://localhost.evil.example/',
  'http://user:pass@localhost/',
  '/\u2215/evil.example',
  '//%00evil.example',
  'ftp://localhost/',
];

describe('a redirect', () => {
  it.each(elsewhere)('leads nowhere else: %j', async (address) => {
    for (const path of ['/api/contracts/switch/1', '/accounts/impersonate']) {
      const query = `redirectUrl=${encodeURIComponent(address)}`;
      for (const accept of ['text/html', 'application/json']) {
        const answer = await ask(`${path}?${query}`, {
          headers: { accept, ...(accept === 'text/html' ? {} : bearer()) },
        });
        const location = answer.headers.get('location');
        expect(answer.headers.get('set-cookie') ?? '').not.toContain('a=b');
        const links = [...(await answer.text()).matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
        for (const led of [...(location === null ? [] : [location]), ...links])
          expect(new URL(led.replaceAll('&#47;', '/'), server.origin).origin).toBe(server.origin);
      }
    }
  });

  it('is no matter of the host the request names', async () => {
    const raw = await sendRaw(forge('/api/contracts/switch/1?redirectUrl=http://evil.example/orders'));
    expect(/^location: (.*)$/im.exec(raw)?.[1]?.trim() ?? '/').toMatch(/^\/(?!\/)/);
  });
});

/** Hosts that are not this server's: another's, another service of this machine, one in front of a host of ours. */
const forgedHosts = ['evil.example', 'localhost:1', '127.0.0.1', '[::1]', 'localhost@evil.example', ''];

/** A request that names another host wherever one can be named. */
const forge = (path: string, { host = 'evil.example', target = '', more = '' } = {}) =>
  `GET ${target}${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\nx-forwarded-host: ${host}\r\nx-forwarded-proto: https\r\nforwarded: host=${host};proto=https\r\n${more}connection: close\r\n\r\n`;

/** All addresses in an answer, whatever they are for. */
const addressesIn = (answer: string) => [...answer.matchAll(/https?:\/\/[^\s"'<>\\]+/g)].map(([one]) => one);

describe('a request that names another host', () => {
  it.each(forgedHosts)('gets the sign-in’s endpoints at our own address: %j', async (host) => {
    for (const target of ['', 'http://evil.example']) {
      const raw = await sendRaw(forge(PUBLIC, { host, target }));
      const found = JSON.parse(/\{.*\}/s.exec(raw)?.[0] ?? '{}') as Record<string, unknown>;
      const endpoints = Object.entries(found).filter(([name]) => /^issuer$|_(endpoint|uri)$/.test(name));
      expect(endpoints.map(([name]) => name).sort()).toEqual([
        'authorization_endpoint',
        'issuer',
        'jwks_uri',
        'pushed_authorization_request_endpoint',
        'token_endpoint',
      ]);
      for (const [name, address] of endpoints)
        expect([name, new URL(String(address)).origin]).toEqual([name, server.origin]);
      expect(raw).not.toContain('evil.example');
    }
  });

  it.each(forgedHosts)('is sent to no other while signing in: %j', async (host) => {
    const { authorizeUrl } = createSignIn(server.origin);
    const { pathname, search } = new URL(authorizeUrl(), server.origin);
    const begun = await sendRaw(forge(pathname + search, { host }));
    expect(begun).toMatch(/^HTTP\/1.1 30\d/);
    const [, id] = /^location: \/accounts\/sign-in\/([\w-]+)\r$/im.exec(begun) ?? [];
    const [kept] = await server.database.query<{ payload: unknown }>(
      'system',
      'SELECT "payload" FROM "oidc_store" WHERE "model" = \'Interaction\' AND "id" = $1',
      [id],
    );
    expect(JSON.stringify(kept?.payload)).toContain(`"returnTo":"${server.origin}/accounts/oauth/auth/`);
    for (const path of [
      '/accounts/oauth/auth?client_id=none',
      '/accounts/oauth/token',
      '/accounts/oauth/none',
    ])
      expect(await sendRaw(forge(path, { host }))).not.toContain('evil.example');
  });

  it.each(forgedHosts)('reads documents of our own address: %j', async (host) => {
    for (const path of [
      '/docs.jsonld',
      '/ticketing/v1',
      '/ticketing/v1/docs.jsonld',
      '/contexts/Season.jsonld',
    ]) {
      const raw = await sendRaw(forge(path, { host }));
      expect(raw).toMatch(/^HTTP\/1.1 200/);
      const elsewhere = addressesIn(raw).filter(
        (address) => !/^https?:\/\/(www\.w3\.org|schema\.org)\//.test(address),
      );
      expect(elsewhere.length).toBeGreaterThan(0);
      expect(elsewhere.filter((address) => new URL(address).origin !== server.origin)).toEqual([]);
    }
  });

  it('gets this machine’s other name where it came by that', async () => {
    const host = new URL(server.origin).host.replace('localhost', '127.0.0.1');
    const raw = await sendRaw(forge(PUBLIC, { host }));
    expect(raw).toContain(`"token_endpoint":"http://${host}/accounts/oauth/token"`);
  });
});

describe('on the wire', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  it.each([
    [
      'two lengths',
      `POST /api/oauth/revoke HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ],
    [
      'a length beside chunks',
      `POST /api/oauth/revoke HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'chunks under another name',
      `POST /api/oauth/revoke HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'a length that is none',
      `POST /api/oauth/revoke HTTP/1.1\r\nhost: x\r\ncontent-length: +5\r\n\r\n${smuggled}`,
    ],
    [
      'a folded header',
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: b\r\n transfer-encoding: chunked\r\n\r\n${smuggled}`,
    ],
    [
      'a space before the colon',
      `POST /api/oauth/revoke HTTP/1.1\r\nhost: x\r\ncontent-length : 5\r\n\r\n${smuggled}`,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['headers without an end', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ])('refuses and closes: %s', async (_title, text) => {
    const raw = await sendRaw(text);
    const statuses = [...raw.matchAll(/HTTP\/1.1 (\d+)/g)].map((match) => match[1]);
    expect(statuses).toEqual([expect.stringMatching(/^4\d\d$/)]);
    expect(raw).not.toMatch(/"status":"ok"|node_modules|at .*\.[jt]s/);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '/assets//etc/passwd',
    '/assets/%00',
    '/.git/config',
    '/var/keys',
    '//etc/passwd',
    '/contexts/..%2f..%2fpackage.json',
  ])('gives no file but the admin: %s', async (path) => {
    const raw = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(raw).not.toMatch(/ticketing-back-office"|root:.*:0:0|\[core\]|PRIVATE KEY/);
    expect(raw).toMatch(/^HTTP\/1.1 (4\d\d|200 OK[\s\S]*<div id="root">)/);
  });
});
