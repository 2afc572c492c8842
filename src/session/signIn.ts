/** The way to the sign-in page and back: authorization code with PKCE, a random state, the address one came from. */
import { checkConfiguration } from 'ra-data-hydra/developerErrors.ts';
import { storeToken } from './accessToken.ts';
import { requestToken } from './freshToken.ts';
import { leaveWithDrafts } from './leaveWithDrafts.ts';
import { chooseStorage } from './storage.ts';

const AUTHORIZE = '/accounts/oauth/auth';
const CLIENT_ID = 'desk';
const PENDING = 'rest_client_sdk.sign_in';

/** Reading and writing CRM customers, as the specification asks; its name there is not shown, this one is ours. */
const SCOPE = 'openid offline_access crm_customers_read_write';

interface Pending {
  readonly state: string;
  readonly verifier: string;
  /** Path, query and hash to come back to. */
  readonly address: string;
  /** What the screen keeps beside its address, e.g. what a form was begun with. */
  readonly history: unknown;
}

export type WayBack = Pick<Pending, 'address' | 'history'>;

/** Of the tab: two windows that sign in at once must not take each other's way back. */
const storage = chooseStorage(() => globalThis.sessionStorage);

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const drawText = () => encode(crypto.getRandomValues(new Uint8Array(32)));

/** Where the page may be left to; only our own paths, or a stored address could lead anywhere. */
function findAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname.startsWith('/oauth/') || pathname === '/login' ? '/' : `${pathname}${search}${hash}`;
}

let leaving: Promise<void> | undefined;

/** Leaves the page for sign-in, once: several calls that are refused together must not begin several sign-ins. */
export function goToSignIn(): Promise<void> {
  leaving ??= beginSignIn();
  return leaving;
}

async function beginSignIn(): Promise<void> {
  leaveWithDrafts();
  const { origin, protocol } = window.location;
  const redirect_uri = `${origin}/oauth/callback`;
  checkConfiguration('token generation', {
    'host path': AUTHORIZE,
    scheme: protocol,
    'client id': CLIENT_ID,
    // The page has none: the proxy adds it.
    'client secret': 'at the proxy',
    'redirect URI': redirect_uri,
  });
  const pending: Pending = {
    state: drawText(),
    verifier: drawText(),
    address: findAddress(),
    history: window.history.state,
  };
  storage.setItem(PENDING, JSON.stringify(pending));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pending.verifier));
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri,
    scope: SCOPE,
    theme: 'pro',
    state: pending.state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  window.location.assign(`${AUTHORIZE}?${query}`);
}

/**
 * Turns the code in the callback's address into a token.
 *
 * @param contract to ask a token of; one that is not the person's is not given
 * @returns where to go back to
 * @throws when the state is not the one that was sent: somebody else's sign-in
 */
export async function completeSignIn(search: string, contract?: number): Promise<WayBack> {
  const query = new URLSearchParams(search);
  const pending = JSON.parse(storage.getItem(PENDING) ?? 'null') as Pending | null;
  storage.removeItem(PENDING);
  const code = query.get('code');
  if (!pending || !code || query.get('state') !== pending.state)
    throw new Error(
      query.get('error_description') ?? 'The sign-in was not begun in this browser. Begin again.',
    );
  storeToken(
    await requestToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${window.location.origin}/oauth/callback`,
      code_verifier: pending.verifier,
      ...(contract !== undefined && { contract: String(contract) }),
    }),
  );
  return pending;
}
