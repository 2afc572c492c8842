/** `fetch` in the name of who is signed in: a fresh token with every call, one retry when the server refuses it. */
import { getFreshToken, refreshToken, SignedOutError } from './freshToken.ts';
import { goToSignIn } from './signIn.ts';

type Send = (input: string, init?: RequestInit) => Promise<Response>;

function withToken(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

const REFUSED = new Set([400, 401, 403]);

/**
 * Whether a refusal is about the token itself: then a new one may help. The specification does not show the status of
 * the two bodies; RFC 6750 §3.1 has such errors with 400, 401 and 403.
 */
async function isAboutToken(response: Response): Promise<boolean> {
  const challenge = response.headers.get('www-authenticate') ?? '';
  if (response.status === 401 && challenge.includes('invalid_grant')) return true;
  if (!REFUSED.has(response.status)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const error = (body as { readonly error?: unknown } | null | undefined)?.error;
  return error === 'invalid_scope' || error === 'access_denied';
}

async function send(input: string, init: RequestInit): Promise<Response> {
  const used = await getFreshToken();
  const response = await fetch(input, withToken(init, used));
  if (!(await isAboutToken(response))) return response;
  // Several that were refused together ask for one new token: the one they were sent with is the stale one.
  const stale = { access_token: used, expires_at: 0 };
  return fetch(input, withToken(init, (await refreshToken(stale)).access_token));
}

export const authorizedFetch: Send = async (input, init = {}) => {
  try {
    return await send(input, init);
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error;
    await goToSignIn();
    // The page is being left: an answer would only let the screen fall back from what was typed.
    return new Promise<Response>(() => undefined);
  }
};
