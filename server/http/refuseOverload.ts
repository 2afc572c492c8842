/**
 * Refuses what would wait too long for the database, before anything of it is read: what waits already is answered in
 * time then, and whoever is refused knows at once when to come again.
 */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit.ts';
import { transactionProblem } from '../transaction/errors.ts';

/** Calls that wait for a connection. A server answers as many in a second or two. */
const MOST_WAITING = 1000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that reports how the server is: it is answered however much there is to do. */
    isHealth?: true;
  }
}

export function refuseOverload(app: FastifyInstance, database: Pick<Database, 'waiting'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (database.waiting < MOST_WAITING || request.routeOptions.config.isHealth) return done();
    done(transactionProblem('TX-009'));
  });
}
