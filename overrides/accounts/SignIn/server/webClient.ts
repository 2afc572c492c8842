/** Where a call comes from, as a person sees it: an address and a browser. */
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { nameBrowser } from './browserName.ts';

export interface WebClient {
  readonly address: string;
  readonly browser: string;
}

export function readWebClient(request: Pick<FastifyRequest, 'ip' | 'headers'>): WebClient {
  return { address: request.ip, browser: nameBrowser(request.headers['user-agent']) };
}

const kept = new WeakMap<IncomingMessage, WebClient>();

/** For the authorization server, which sees the bare request and knows nothing of trusted proxies. */
export function storeWebClient(raw: IncomingMessage, webClient: WebClient): void {
  kept.set(raw, webClient);
}

export function webClientOf(raw: IncomingMessage | undefined): WebClient {
  return (raw && kept.get(raw)) ?? { address: '', browser: '' };
}
