/** Whether a page served over plain http moves to https. Pure. */

interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly href: string;
}

/** This machine, and the names that RFC 6761 keeps for it and for tests. */
const ownHosts = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\]|.+\.test)$/;

/**
 * @param preproduction further hosts that may stay on http
 * @returns the address to move to; undefined to stay
 */
export function findSecureAddress(
  { protocol, hostname, href }: Address,
  preproduction: readonly string[],
): string | undefined {
  if (protocol !== 'http:' || ownHosts.test(hostname) || preproduction.includes(hostname)) return undefined;
  return href.replace(/^http:/, 'https:');
}
