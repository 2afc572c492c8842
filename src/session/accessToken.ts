/** The stored token and its content. Reading a token proves nothing: the server verifies it with every call. */
import { storage } from './storage.ts';

/** The specification's key. */
const KEY = 'rest_client_sdk.api.access_token';

/** A token is refreshed when this many seconds or less remain. The specification's threshold. */
const REFRESH_THRESHOLD = 300;

export interface AccessToken {
  readonly access_token: string;
  readonly refresh_token?: string;
  /** Milliseconds of the epoch. */
  readonly expires_at: number;
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: string;
  /** Seconds. */
  readonly expires_in: number;
}

export function readToken(): AccessToken | undefined {
  try {
    const token = JSON.parse(storage.getItem(KEY) ?? 'null') as AccessToken | null;
    return token?.access_token ? token : undefined;
  } catch {
    return undefined;
  }
}

export function storeToken(answer: TokenAnswer, now = Date.now()): AccessToken {
  const { access_token, refresh_token } = answer;
  const token = { access_token, refresh_token, expires_at: now + answer.expires_in * 1000 };
  storage.setItem(KEY, JSON.stringify(token));
  return token as AccessToken;
}

export function forgetToken(): void {
  storage.removeItem(KEY);
}

export function needsRefresh(token: AccessToken, now = Date.now()): boolean {
  // What cannot be renewed is used to its end.
  if (!token.refresh_token) return token.expires_at <= now;
  return token.expires_at - now <= REFRESH_THRESHOLD * 1000;
}
