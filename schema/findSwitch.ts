/**
 * The two parameters of an address that lead elsewhere before the product starts. The server that has the page sends
 * there at once; the page does where another server gave it. Their names are ours: the specification gives none. Pure.
 */

/** The person to work as; the accounts service decides who may. */
const USER = '_switch_user';
/** The contract to change to. */
const CONTRACT = '_switch_contract';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** @returns the address to leave for, which leads back to this one; undefined to stay */
export function findSwitch({ pathname, search, hash }: Address): string | undefined {
  const query = new URLSearchParams(search);
  const user = query.get(USER);
  const contract = query.get(CONTRACT);
  if (!user && !contract) return undefined;
  query.delete(USER);
  query.delete(CONTRACT);
  const rest = query.size > 0 ? `?${query}` : '';
  const redirectUrl = `${pathname}${rest}${hash}`;
  if (user) return `/accounts/impersonate?${new URLSearchParams({ user, redirectUrl })}`;
  return `/api/contracts/switch/${encodeURIComponent(contract ?? '')}?${new URLSearchParams({ redirectUrl })}`;
}
