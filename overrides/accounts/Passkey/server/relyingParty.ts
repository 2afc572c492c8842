/** For whom passkeys are made: the desk's own configured address, never the one that a request names. */
import { findOrigin, type Host } from '../../../../server/kit.ts';

export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly id: string;
  /** The one address whose answers are taken. */
  readonly origin: string;
}

/** WebAuthn takes no addresses of numbers: this machine is called by its name. */
export function findRelyingParty(host: Pick<Host, 'settings' | 'http'>): RelyingParty {
  const url = new URL(findOrigin(host));
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** What a device keeps beside a passkey, to know whose it is: nothing that reveals a name. */
export const handleOf = (accountId: number) => new TextEncoder().encode(String(accountId));

export const loadLibrary = () => import('@simplewebauthn/server');
