/** How long requests take, by the pattern of their route: addresses would be without number. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../kit.ts';

/** Seconds. Each route has so many series for each of its statuses. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the end of its answer.',
    labels: ['method', 'route', 'status'],
    buckets,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    const status = String(reply.raw.statusCode);
    durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
}
