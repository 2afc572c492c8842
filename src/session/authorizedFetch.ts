/** `fetch` in the name of who is signed in: a fresh token with every call, one retry when the server refuses it. */
import { readToken } from './accessToken.ts';
import { getFreshToken, refreshToken, SignedOutError } from './freshToken.ts';
import { goToSignIn } from './signIn.ts';

type Send = (input: string, init?: RequestInit) => Promise<Response>;

function withToken(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Whether a refusal is about the token itself: then a new one may help. */
async function isAboutToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  if (response.headers.get('www-authenticate')?.includes('invalid_grant')) return true;
  const { error } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { readonly error?: string };
  return error === 'invalid_scope' || error === 'access_denied';
}

async function send(input: string, init: RequestInit): Promise<Response> {
  const response = await fetch(input, withToken(init, await getFreshToken()));
  const stale = readToken();
  if (!stale || !(await isAboutToken(response))) return response;
  return fetch(input, withToken(init, (await refreshToken(stale)).access_token));
}

export const authorizedFetch: Send = async (input, init = {}) => {
  try {
    return await send(input, init);
  } catch (error) {
    if (error instanceof SignedOutError) await goToSignIn();
    throw error;
  }
};
