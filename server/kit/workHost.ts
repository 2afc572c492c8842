/** What the server gives to work that is no service: the store, threads, a log. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Token } from './token.ts';
import type { Workers } from './workers.ts';

/** Where things are kept: for statements, seeds and commands. */
export interface StoreHost {
  readonly settings: Settings;
  readonly database: Database;
}

/** What long work and the handlers of calls do theirs with. */
export interface WorkHost extends StoreHost {
  readonly app: FastifyInstance;
  readonly workers: Workers;
  readonly metrics: Metrics;
  /** @throws when nothing provides it */
  use<Value>(token: Token<Value>): Value;
}
