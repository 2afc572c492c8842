/** The admin from its sources, for `npm run dev`: Vite answers what the server does not know, and reloads what changes. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isDataPath, isOwnPath } from './serveAdmin.ts';

/** @returns the undo */
export async function serveSources(app: FastifyInstance): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server, path: '/hot-reload' } },
  });
  app.get('/*', (request, reply) => {
    if (isOwnPath(request.url)) return reply.callNotFound();
    reply.hijack();
    // The sources come with inline scripts and a socket of Vite's own.
    reply.raw.removeHeader('content-security-policy');
    // Vite answers what is no file with the page, to whoever takes one.
    if (isDataPath(request.url)) request.raw.headers.accept = 'application/json';
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  return () => vite.close();
}
