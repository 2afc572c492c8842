/** What happens before anything of the admin is fetched: nobody goes in without a sign-in. */
import { readToken } from './accessToken.ts';
import { onRefreshFailure } from './freshToken.ts';
import { completeSignIn, goToSignIn } from './signIn.ts';

const CALLBACK = '/oauth/callback';

/** Whether somebody is signed in already, or comes back from the sign-in page. */
export const isComingIn = (): boolean => window.location.pathname === CALLBACK || readToken() !== undefined;

/**
 * Comes back from the sign-in page, or leaves for it.
 *
 * @param contract that a new sign-in is for, where the person works for it
 * @returns whether someone is signed in; false while the page is being left
 * @throws when the sign-in failed
 */
export async function enter(contract?: number): Promise<boolean> {
  onRefreshFailure(() => void goToSignIn());
  if (window.location.pathname === CALLBACK) {
    const { address, history } = await completeSignIn(window.location.search, contract);
    // The code is good for one use: it must not be in the way back.
    window.history.replaceState(history, '', address);
    return true;
  }
  if (readToken()) return true;
  await goToSignIn();
  return false;
}
