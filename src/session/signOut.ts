/** The way out of the product. */
import { forgetToken, readToken } from './accessToken.ts';
import { restoreOwnToken } from './impersonation.ts';
import { revokeImpersonation } from './revokeImpersonation.ts';

/** Ends the sign-in here and at the accounts service. */
export async function signOut(): Promise<void> {
  const token = readToken();
  const refresh_token = (restoreOwnToken() ?? token)?.refresh_token;
  forgetToken();
  await revokeImpersonation(token);
  if (refresh_token)
    await fetch('/api/oauth/revoke', { method: 'POST', body: new URLSearchParams({ refresh_token }) }).catch(
      () => undefined,
    );
}
