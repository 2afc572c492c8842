/** Where a change of organiser may lead to: an address of this product, or nowhere. */

const hasControl = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f');

/**
 * @param host of the request, e.g. `desk.example:8080`
 * @returns path, query and hash; undefined for an address elsewhere
 */
export function findRedirect(redirectUrl: unknown, host: string): string | undefined {
  if (redirectUrl === undefined || redirectUrl === '') return '/';
  if (typeof redirectUrl !== 'string' || hasControl(redirectUrl)) return undefined;
  const base = `http://${host}`;
  if (!URL.canParse(redirectUrl, base)) return undefined;
  const { protocol, host: wanted, pathname, search, hash, username, password } = new URL(redirectUrl, base);
  const isOurs = wanted === host && ['http:', 'https:'].includes(protocol) && !username && !password;
  // A path of two slashes would be read as a host.
  return isOurs && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
