/** Ends the work as someone else on the server, so that its token is good for nothing from then on. */
import { callAction } from '../data/callAction.ts';
import { needsRefresh, readToken } from './accessToken.ts';
import { currentCaller } from './currentCaller.ts';

/** To be called while its token is the one kept. Without an answer, and where it is about to, it ends by itself. */
export async function revokeImpersonation(): Promise<void> {
  const token = readToken();
  const { impersonator, contract } = currentCaller() ?? {};
  if (!token || needsRefresh(token) || impersonator === undefined || contract === undefined) return;
  await callAction('DELETE /contracts/{contractId}/impersonations', {
    params: { contractId: contract },
  }).catch(() => undefined);
}
