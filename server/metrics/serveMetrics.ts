/**
 * `/metrics`, for whoever brings METRICS_TOKEN; without that setting there is no such address. That it is asked from this
 * machine proves nothing: behind a proxy on it, everybody does.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { tokenProblem } from '../authenticate.ts';
import type { Settings } from '../kit.ts';
import type { ServedMetrics } from './createMetrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export function serveMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  { render }: ServedMetrics,
): void {
  if (metricsToken === undefined || !render) return;
  const expected = digest(metricsToken);
  app.get('/metrics', { config: { isHealth: true } }, async (request, reply) => {
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw tokenProblem('AUTH-001');
    if (!timingSafeEqual(digest(token), expected))
      throw tokenProblem('AUTH-002', { reason: 'it is not the one of METRICS_TOKEN' });
    const { type, text } = await render();
    return reply.type(type).send(text);
  });
}
