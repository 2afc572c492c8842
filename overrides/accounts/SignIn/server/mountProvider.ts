/**
 * Puts the authorization server under `/accounts/oauth`. It is a node handler of its own and makes its addresses from
 * what a request names: it is given the bare request, its body unread, with our own address in it.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { chooseOrigin, type Host } from '../../../../server/kit.ts';
import { readWebClient, storeWebClient } from './webClient.ts';

export const MOUNT = '/accounts/oauth';

interface Mounted {
  readonly host: Host;
  readonly provider: () => Promise<Provider>;
}

export function mountProvider(app: FastifyInstance, { host, provider }: Mounted): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: `${MOUNT}/*`,
    handler: async (request, reply) => {
      const handle = (await provider()).callback();
      reply.hijack();
      storeWebClient(request.raw, readWebClient(request));
      await handle(nameUs(request, chooseOrigin(host, request.headers)), reply.raw);
    },
  });
}

/** What else than our own address a request names – its host, a proxy's, a whole address to ask – is overwritten. */
function nameUs({ raw }: FastifyRequest, origin: string): IncomingMessage {
  const own = new URL(origin);
  const { pathname, search } = new URL(raw.url ?? MOUNT, origin);
  delete raw.headers['x-forwarded-host'];
  raw.headers.host = own.host;
  raw.headers['x-forwarded-proto'] = own.protocol.slice(0, -1);
  const originalUrl = pathname + search;
  return Object.assign(raw, { originalUrl, url: originalUrl.slice(MOUNT.length) });
}
