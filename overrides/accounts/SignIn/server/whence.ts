/** Where a call comes from, as a person is told it: an address and a browser. */
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { nameBrowser } from './browserName.ts';

export interface Whence {
  readonly address: string;
  readonly browser: string;
}

export function readWhence(request: Pick<FastifyRequest, 'ip' | 'headers'>): Whence {
  return { address: request.ip, browser: nameBrowser(request.headers['user-agent']) };
}

const kept = new WeakMap<IncomingMessage, Whence>();

/** For the authorization server, which sees the bare request and knows nothing of trusted proxies. */
export function keepWhence(raw: IncomingMessage, whence: Whence): void {
  kept.set(raw, whence);
}

export function whenceOf(raw: IncomingMessage | undefined): Whence {
  return (raw && kept.get(raw)) ?? { address: '', browser: '' };
}
