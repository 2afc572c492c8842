/** A token fit for use now: refreshed once for all who wait, in this page and in every other of the same browser. */
import {
  type AccessToken,
  forgetToken,
  keepToken,
  needsRefresh,
  readToken,
  type TokenAnswer,
} from './accessToken.ts';

/** The refresh was refused: the person has to sign in again. */
export class SignedOutError extends Error {
  constructor(reason: string) {
    super(`The session is over: ${reason}. Sign in again.`);
  }
}

const PROXY = '/api/oauth/proxy';

/** Form-encoded, as the token endpoint wants it; the proxy adds the client's id and secret. */
export async function askProxy(form: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const response = await fetch(PROXY, { method: 'POST', body: new URLSearchParams(form) });
  const answer = (await response.json()) as TokenAnswer & { readonly error?: string };
  // Only an OAuth error ends the session; a server that is away for a moment does not.
  if (answer.error) throw new SignedOutError(answer.error);
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}. Try again in a moment.`);
  return answer;
}

let refreshing: Promise<AccessToken> | undefined;

async function refreshOnce(stale: AccessToken): Promise<AccessToken> {
  const current = readToken();
  // Another page may have refreshed while this one waited for its turn.
  if (current && current.access_token !== stale.access_token && !needsRefresh(current)) return current;
  const refresh_token = current?.refresh_token ?? stale.refresh_token;
  if (!refresh_token) {
    forgetToken();
    throw new SignedOutError('it cannot be renewed');
  }
  try {
    return keepToken(await askProxy({ grant_type: 'refresh_token', refresh_token }));
  } catch (error) {
    if (error instanceof SignedOutError) forgetToken();
    throw error;
  }
}

async function refreshInTurn(stale: AccessToken): Promise<AccessToken> {
  // Without locks (an old browser), two pages may both refresh; the server then ends the older family.
  if (!globalThis.navigator?.locks) return refreshOnce(stale);
  return navigator.locks.request('rest_client_sdk.refresh', () => refreshOnce(stale));
}

/** Refreshes whatever the token's age; at most one call is under way in the browser. */
export function refreshToken(stale: AccessToken): Promise<AccessToken> {
  refreshing ??= refreshInTurn(stale).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** @throws SignedOutError when nobody is signed in or the session is over */
export async function getFreshToken(): Promise<string> {
  const token = readToken();
  if (!token) throw new SignedOutError('nobody is signed in');
  return (needsRefresh(token) ? await refreshToken(token) : token).access_token;
}
