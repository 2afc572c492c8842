/** The built admin: hashed assets kept for ever, every other address answered with the one page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findSwitch } from '../../schema/findSwitch.ts';
import { PREPRODUCTION_META } from '../../schema/startup.ts';
import type { Settings } from '../kit.ts';

export const adminFolder = resolve(import.meta.dirname, '../../dist/admin');
const assets = join(adminFolder, 'assets/');

/**
 * The page's scripts are its own files. Styles are made while it runs (emotion), which without a server that writes each
 * page anew cannot carry a nonce; images of records stand where people put them.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Paths of the server itself, where an unknown address is a 404 and no page. */
export const isOwnPath = (url: string) =>
  /^\/(ticketing|accounts|crm|api|contexts|docs\.json|socket\.io|healthz|readyz|metrics|assets)(\/|$|\?|ld)/.test(
    url,
  );

/** Addresses of data: a program that asks there gets data or a refusal, never the page. */
export const isDataPath = (url: string) => /^[^?#]*\.json(ld)?([?#]|$)/.test(url);

/** Names and numbers of hosts alone: what is there is written into the page. */
const listHosts = (setting = '') =>
  setting
    .split(/[\s,]+/)
    .filter((host) => /^[\w.:[\]-]+$/.test(host))
    .join(' ');

/** The built page, with the hosts that may be opened over plain http. */
function renderPage(hosts: string): string {
  const page = readFileSync(join(adminFolder, 'index.html'), 'utf8');
  return page.replace('</head>', `<meta name="${PREPRODUCTION_META}" content="${hosts}"></head>`);
}

/** The page would only be fetched to leave for there. The part behind "#" goes along in the browser. */
function findElsewhere(url: string): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(base + url) ? findSwitch(new URL(base + url)) : undefined;
}

/** Names of the files in a folder, without the compressed copies of them. */
const listPlain = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name);

export async function serveAdmin(app: FastifyInstance, { env }: Pick<Settings, 'env'>): Promise<void> {
  if (!existsSync(adminFolder)) return;
  const hosts = listHosts(env.PREPRODUCTION_HOSTS);
  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(assets);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.endsWith('.html')) reply.header('content-security-policy', policy);
    },
  });
  // The hundreds of hashed files behind one route, which knows their names: a route each is half of what a start takes.
  const hashed = new Set(listPlain(assets));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    hashed.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
  for (const name of listPlain(adminFolder))
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, adminFolder));
  app.get('/*', (request, reply) => {
    if (isOwnPath(request.url) || isDataPath(request.url)) return reply.callNotFound();
    const elsewhere = findElsewhere(request.url);
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    return hosts
      ? reply.type('text/html; charset=utf-8').send(renderPage(hosts))
      : reply.sendFile('index.html', adminFolder);
  });
}
