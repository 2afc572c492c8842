/** The built admin: hashed assets kept for ever, every other address answered with the one page. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const adminFolder = resolve(import.meta.dirname, '../../dist/admin');

const security = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob: https:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};

/** Paths of the server itself, where an unknown address is a 404 and no page. */
export const isOwnPath = (url: string) =>
  /^\/(ticketing|accounts|crm|api|contexts|docs\.json|socket\.io|healthz|readyz|assets)(\/|$|\?|ld)/.test(
    url,
  );

export async function serveAdmin(app: FastifyInstance): Promise<void> {
  if (!existsSync(adminFolder)) return;
  await app.register(fastifyStatic, {
    root: adminFolder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => {
    if (isOwnPath(request.url)) return reply.callNotFound();
    return reply.headers(security).header('cache-control', 'no-cache').sendFile('index.html');
  });
}
