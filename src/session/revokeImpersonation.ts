/** Ends the work as someone else on the server, so that its token is good for nothing from then on. */
import { apiBase } from '../data/apiUrl.ts';
import { type AccessToken, needsRefresh } from './accessToken.ts';
import { readCaller } from './currentCaller.ts';

/**
 * @param token theirs, once it is not the one kept any more: what the page asks meanwhile is asked as oneself.
 * Without an answer, and where it is about to, it ends by itself.
 */
export async function revokeImpersonation(token: AccessToken | undefined): Promise<void> {
  const { impersonator, contract } = readCaller(token) ?? {};
  if (!token || needsRefresh(token) || impersonator === undefined || contract === undefined) return;
  await fetch(`${apiBase('accounts')}/contracts/${contract}/impersonations`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token.access_token}` },
  }).catch(() => undefined);
}
