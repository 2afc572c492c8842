/** Sign-in as react-admin asks for it. */
import type { AuthProvider } from 'ra-core';
import { readToken } from './accessToken.ts';
import { currentCaller } from './currentCaller.ts';
import { completeSignIn, goToSignIn, signOut } from './signIn.ts';

/** On the callback's page nobody is signed in yet, and the code in its address is about to say who is. */
const isReturning = () => window.location.pathname === '/oauth/callback';

let returning: Promise<string> | undefined;

export const authProvider: AuthProvider = {
  async login() {
    await goToSignIn();
  },
  async logout() {
    await signOut();
    await goToSignIn();
    return false;
  },
  async checkAuth() {
    if (readToken() || isReturning()) return;
    await goToSignIn();
    // The page is being left: nothing is drawn meanwhile.
    await new Promise(() => undefined);
  },
  async checkError({ status }: { readonly status?: number }) {
    if (status === 401) throw new Error('The session is over.');
  },
  async handleCallback() {
    // A code is good for one use, and the callback's page may ask twice.
    returning ??= completeSignIn(window.location.search);
    return { redirectTo: await returning };
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
