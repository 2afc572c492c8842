/** Who asks with a request, as far as it is known already: numbers, for the log. */
import type { FastifyRequest } from 'fastify';

interface Asker {
  readonly account?: number;
  /** Whoever really acts, where they work as that account. */
  readonly impersonator?: number;
  readonly contract?: number;
}

const askers = new WeakMap<FastifyRequest, Asker>();

export function noteAsker(request: FastifyRequest, asker: Asker): void {
  askers.set(request, { ...askers.get(request), ...asker });
}

export function askerOf(request: FastifyRequest): Asker {
  return askers.get(request) ?? {};
}
