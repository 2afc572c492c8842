/** The way to the sign-in page and back, as the browser goes it: what is asked for, what is kept, whose answer is taken. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page at an address, with a module of its own: a page leaves for sign-in once. */
async function visit(href: string, history: unknown = null) {
  vi.resetModules();
  const left: URL[] = [];
  const { origin, protocol, pathname, search, hash } = new URL(href);
  const assign = (to: string) => left.push(new URL(to, origin));
  vi.stubGlobal('window', {
    location: { origin, protocol, pathname, search, hash, assign },
    history: { state: history },
    addEventListener: () => undefined,
  });
  const { readToken } = await import('./accessToken.ts');
  return { left, readToken, ...(await import('./signIn.ts')) };
}

/** What the token endpoint is asked. */
let asked: { readonly path: string; readonly form: Record<string, string> }[] = [];

/** What outlives a page. */
const stores = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() };

beforeEach(() => {
  asked = [];
  for (const [name, kept] of Object.entries(stores)) {
    kept.clear();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    asked.push({ path, form: Object.fromEntries(body) });
    return path.endsWith('/revoke')
      ? new Response(null, { status: 204 })
      : Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const origin = 'https://desk.example';

/** Leaves an address for sign-in. @returns what the authorization page is asked */
async function leave(href: string, history?: unknown): Promise<Record<string, string>> {
  const { left, goToSignIn } = await visit(href, history);
  await goToSignIn();
  const [address] = left;
  return {
    address: `${address?.origin}${address?.pathname}`,
    ...Object.fromEntries(address?.searchParams ?? []),
  };
}

const comeBack = async (search: string, contract?: number) => {
  const page = await visit(`${origin}/oauth/callback${search}`);
  return { page, way: page.completeSignIn(search, contract) };
};

describe('leaving for sign-in', () => {
  it('asks for a code, theme pro, with the scope for reading and writing CRM customers', async () => {
    const { state, code_challenge, ...rest } = await leave(`${origin}/orders`);
    expect(rest).toEqual({
      address: `${origin}/accounts/oauth/auth`,
      client_id: 'desk',
      response_type: 'code',
      redirect_uri: `${origin}/oauth/callback`,
      scope: 'openid offline_access crm_customers_read_write',
      theme: 'pro',
      code_challenge_method: 'S256',
    });
    expect([state?.length, code_challenge?.length]).toEqual([43, 43]);
  });

  it('draws another state and another verifier each time', async () => {
    const [one, other] = [await leave(`${origin}/`), await leave(`${origin}/`)];
    expect(one.state).not.toBe(other.state);
    expect(one.code_challenge).not.toBe(other.code_challenge);
  });

  it('happens once, however many calls were refused together', async () => {
    const { left, goToSignIn } = await visit(`${origin}/orders`);
    await Promise.all([goToSignIn(), goToSignIn(), goToSignIn()]);
    expect(left).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('exchanges the code with its verifier, and leads to where the person was', async () => {
    const history = { typed: 'before' };
    const { state, code_challenge } = await leave(`${origin}/orders?page=2#top`, history);
    const { page, way } = await comeBack(`?code=the-code&state=${state}`, 5);
    expect(await way).toMatchObject({ address: '/orders?page=2#top', history });
    const [question] = asked;
    const { code_verifier = '', ...form } = question?.form ?? {};
    expect([question?.path, form]).toEqual([
      '/api/oauth/proxy',
      {
        grant_type: 'authorization_code',
        code: 'the-code',
        redirect_uri: `${origin}/oauth/callback`,
        contract: '5',
      },
    ]);
    expect(createHash('sha256').update(code_verifier).digest('base64url')).toBe(code_challenge);
    expect(page.readToken()).toMatchObject({ access_token: 'a', refresh_token: 'r' });
  });

  it.each(['/oauth/callback?code=used', '/login'])('leads home from %s', async (path) => {
    const { state } = await leave(origin + path);
    const { way } = await comeBack(`?code=c&state=${state}`);
    expect(await way).toMatchObject({ address: '/' });
  });

  it('takes no code with another state, without one, or a second time: it was somebody else’s sign-in', async () => {
    for (const search of ['?code=c&state=another', '?code=c']) {
      await leave(`${origin}/orders`);
      const { page, way } = await comeBack(search);
      await expect(way).rejects.toThrow('The sign-in was not begun in this browser. Begin again.');
      expect(page.readToken()).toBeUndefined();
    }
    const { state } = await leave(`${origin}/orders`);
    await (await comeBack(`?code=c&state=${state}`)).way;
    await expect((await comeBack(`?code=c&state=${state}`)).way).rejects.toThrow('Begin again.');
    expect(asked).toHaveLength(1);
  });

  it('says why the accounts service gave no code', async () => {
    const { state } = await leave(`${origin}/orders`);
    const { way } = await comeBack(`?error=access_denied&error_description=Not+today&state=${state}`);
    await expect(way).rejects.toThrow('Not today');
  });
});

it('signing out forgets the token here and ends it at the accounts service', async () => {
  const { state } = await leave(`${origin}/orders`);
  const { page, way } = await comeBack(`?code=c&state=${state}`);
  await way;
  const { signOut } = await import('./signOut.ts');
  await signOut();
  expect(asked.at(-1)).toEqual({ path: '/api/oauth/revoke', form: { refresh_token: 'r' } });
  expect(page.readToken()).toBeUndefined();
});
