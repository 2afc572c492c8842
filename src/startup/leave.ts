/** What an address asks for before anything else: https, another person, another contract. */
import { findSwitch } from '../../schema/findSwitch.ts';
import { PREPRODUCTION_META } from '../../schema/startup.ts';
import { findSecureAddress } from './findSecureAddress.ts';

function listPreproduction(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PREPRODUCTION_META}"]`);
  return meta?.content.split(/[\s,]+/) ?? [];
}

/** @returns whether the page is being left */
export function leave(): boolean {
  const secure = findSecureAddress(window.location, listPreproduction());
  if (secure) console.warn('http is not supported anymore, redirecting to https');
  const address = secure ?? findSwitch(window.location);
  if (address) window.location.replace(address);
  return address !== undefined;
}
