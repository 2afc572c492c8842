/** The addresses people know this server by: from its settings, never from what a request names. */
import type { Host } from '../kit/host.ts';

/** With `PORT=0` the port is known only once the server listens. */
export function findOrigin({ settings, http }: Pick<Host, 'settings' | 'http'>): string {
  const address = http.address();
  if (settings.port !== 0 || settings.env.ORIGIN || typeof address !== 'object' || !address)
    return settings.origin;
  return `http://localhost:${address.port}`;
}

/** Who opens the machine's own address by another of its names stays there. */
export function listOrigins(origin: string): readonly string[] {
  const { protocol, port, hostname } = new URL(origin);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `http://${name}${port ? `:${port}` : ''}`);
}

/** @returns the one of our own addresses that the request names, else the configured one */
export function chooseOrigin(
  host: Pick<Host, 'settings' | 'http'>,
  { host: named }: { readonly host?: string | undefined },
): string {
  const own = findOrigin(host);
  return listOrigins(own).find((origin) => origin === `http://${named}`) ?? own;
}
