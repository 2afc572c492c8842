/**
 * `GET /api/contracts/switch/{contractId}?redirectUrl=`: leads back to a page of the product, which then asks the token
 * flow for a token of that organiser. A browser that follows a link sends no token, so what it may do is decided there;
 * a caller with a token is answered here.
 */
import { SWITCH_COOKIE } from '../../../../schema/startup.ts';
import { defineCall } from '../../../../server/call.ts';
import { ANONYMOUS, readContract } from '../../../../server/kit.ts';
import { rightsSource } from '../../../accounts/Policy/server/service.ts';
import { findRedirect } from '../../../accounts/Redirect/model.ts';
import { switchProblem } from './errors.ts';

/** Long enough to sign in first, too short to surprise somebody later. */
const KEPT_SECONDS = 600;

export const switchContract = defineCall('GET /contracts/switch/{contractId}', {
  async prepare({ host, caller, from }, { params: { contractId }, query: { redirectUrl } }) {
    if (caller !== ANONYMOUS) {
      readContract(caller, [contractId]);
      // Refuses who was disabled there or works there no more, as every other call does.
      await rightsSource(host)(caller, contractId);
    }
    const address = findRedirect(redirectUrl ?? '', from.headers.host ?? 'localhost');
    if (address === undefined)
      throw switchProblem('SWITCH-001', { redirectUrl: String(redirectUrl).slice(0, 200) });
    return address;
  },
  run: (_context, { params: { contractId } }, redirect) => ({
    redirect,
    cookie: { name: SWITCH_COOKIE, value: String(contractId), maxAgeSeconds: KEPT_SECONDS },
  }),
});
