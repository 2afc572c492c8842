/**
 * Working as someone else, in this browser: their token is in place of one's own, which is kept aside. It cannot be
 * renewed, so it ends by itself; then, or by hand, one's own comes back.
 */
import { type AccessToken, readToken, storeToken, type TokenAnswer } from './accessToken.ts';
import { storage } from './storage.ts';

const OWN = 'back_office.own_token';

export function beginImpersonation(answer: TokenAnswer): void {
  const own = readToken();
  if (own) storage.setItem(OWN, JSON.stringify(own));
  const { access_token, expires_in } = answer;
  storeToken({ access_token, expires_in });
}

/** One's own token, taken back out of where it was kept. */
export function restoreOwnToken(): AccessToken | undefined {
  const kept = storage.getItem(OWN);
  storage.removeItem(OWN);
  try {
    return (JSON.parse(kept ?? 'null') as AccessToken | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether there was one to end */
export function endImpersonation(now = Date.now()): boolean {
  const own = restoreOwnToken();
  if (!own) return false;
  storeToken({ ...own, expires_in: (own.expires_at - now) / 1000 }, now);
  return true;
}
