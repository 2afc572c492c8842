/** Sign-in as react-admin asks for it. */
import type { AuthProvider } from 'ra-core';
import { readToken } from './accessToken.ts';
import { currentCaller } from './currentCaller.ts';
import { forgetDrafts, saveDrafts } from './drafts.ts';
import { goToSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';

export const authProvider: AuthProvider = {
  async login() {
    await goToSignIn();
  },
  async logout() {
    forgetDrafts();
    await signOut();
    await goToSignIn();
    return false;
  },
  async checkAuth() {
    if (readToken()) return;
    await goToSignIn();
    // The page is being left: nothing is drawn meanwhile.
    await new Promise(() => undefined);
  },
  async checkError({ status }: { readonly status?: number }) {
    if (status !== 401) return;
    // A new token was refused too: the sign-in is ended at the accounts service as well, or it would be given again.
    saveDrafts();
    await signOut();
    await goToSignIn();
  },
  async getIdentity() {
    const caller = currentCaller();
    if (!caller) throw new Error('Nobody is signed in.');
    return { id: caller.id, fullName: caller.name, email: caller.email };
  },
  async getPermissions() {
    return undefined;
  },
  async canAccess() {
    return true;
  },
};
