/** A token fit for use now: refreshed once for all who wait, in this page and in every other of the same browser. */
import {
  type AccessToken,
  forgetToken,
  needsRefresh,
  readToken,
  storeToken,
  type TokenAnswer,
} from './accessToken.ts';
import { chosenContract } from './chosenContract.ts';
import { endImpersonation } from './impersonation.ts';
import { type OAuthErrorKind, oauthErrorKind } from './oauthErrorKind.ts';

/** The refresh was refused: the person has to sign in again. */
export class SignedOutError extends Error {
  readonly kind: OAuthErrorKind;
  constructor(reason: string) {
    super(`The session is over: ${reason}. Sign in again.`);
    this.kind = oauthErrorKind(reason);
  }
}

type RefreshFailure = (error: SignedOutError) => void;

let reportFailure: RefreshFailure = () => undefined;

/** What is done when a token cannot be renewed, after the sign-out here: the product goes to sign-in. */
export function onRefreshFailure(callback: RefreshFailure): void {
  reportFailure = callback;
}

/** Signs out in this browser; the accounts service has refused what could be revoked there. */
function endSession(error: SignedOutError): SignedOutError {
  forgetToken();
  reportFailure(error);
  return error;
}

class TokenRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The token endpoint answered ${status}. Try again in a moment.`);
    this.status = status;
  }
}

const PROXY = '/api/oauth/proxy';

/** Form-encoded, as the token endpoint wants it; the proxy adds the client's id and secret. */
export async function requestToken(form: Readonly<Record<string, string>>): Promise<TokenAnswer> {
  const response = await fetch(PROXY, { method: 'POST', body: new URLSearchParams(form) });
  const answer = (await response.json()) as TokenAnswer & { readonly error?: string };
  // Only an OAuth error ends the session; a server that is away for a moment does not.
  if (answer.error) throw new SignedOutError(answer.error);
  if (!response.ok) throw new TokenRefusal(response.status);
  return answer;
}

let refreshing: Promise<AccessToken> | undefined;

/** A token of the contract that was chosen, as long as the person works for it. */
async function requestContractToken(refresh_token: string): Promise<TokenAnswer> {
  const form = { grant_type: 'refresh_token', refresh_token };
  const chosen = chosenContract.read();
  if (chosen === undefined) return requestToken(form);
  try {
    return await requestToken({ ...form, contract: String(chosen) });
  } catch (error) {
    if (!(error instanceof TokenRefusal) || error.status !== 403) throw error;
    chosenContract.forget();
    return requestToken(form);
  }
}

/** To the home page as oneself: what is on the screen is another person's. */
function comeBack(): Promise<never> {
  window.location.assign('/');
  return new Promise(() => undefined);
}

async function refreshOnce(stale: AccessToken): Promise<AccessToken> {
  const current = readToken();
  // Another page may have refreshed while this one waited for its turn.
  if (current && current.access_token !== stale.access_token && !needsRefresh(current)) return current;
  // Ended by another page meanwhile: its refresh token is used up, and sending it again would look like theft.
  if (!current) throw endSession(new SignedOutError('it was ended in another window'));
  if (!current.refresh_token && endImpersonation()) return comeBack();
  if (!current.refresh_token) throw endSession(new SignedOutError('it cannot be renewed'));
  try {
    return storeToken(await requestContractToken(current.refresh_token));
  } catch (error) {
    throw error instanceof SignedOutError ? endSession(error) : error;
  }
}

const TURN = 'rest_client_sdk.refresh';

/** What another page keeps is seen here a moment after its turn ends: a browser's pages do not share one memory. */
const KEPT_ELSEWHERE_MS = 1000;

async function hearOfOther(stale: AccessToken): Promise<void> {
  const end = Date.now() + KEPT_ELSEWHERE_MS;
  while (readToken()?.access_token === stale.access_token && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function refreshInTurn(stale: AccessToken): Promise<AccessToken> {
  const locks = globalThis.navigator?.locks;
  // Without locks (an old browser), two pages may both ask; the server gives one browser one answer.
  if (!locks) return refreshOnce(stale);
  const mine = await locks.request(TURN, { ifAvailable: true }, (turn) => turn && refreshOnce(stale));
  return mine ?? locks.request(TURN, () => hearOfOther(stale).then(() => refreshOnce(stale)));
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
  if (!token) throw endSession(new SignedOutError('nobody is signed in'));
  return (needsRefresh(token) ? await refreshToken(token) : token).access_token;
}
