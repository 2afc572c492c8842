/** What the server gives to services and to handlers of calls. */
import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Caller, RightsSource } from './caller.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Outbox } from './outbox.ts';
import type { Projection } from './projection.ts';
import type { Token } from './token.ts';
import type { StoreHost, WorkHost } from './workHost.ts';
import type { WriteContext } from './writing.ts';

/** Who calls: for routes and sockets beside the engine's. */
export interface CallerHost {
  /** The caller of a request; throws a 401 problem without a valid token. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** The same for a bare token, as sockets and the box send it. */
  authenticateToken(token: string): Promise<Caller>;
  /** Who carries tokens that begin so, in requests alone; undefined for one that is good for nothing. */
  acceptTokens(prefix: string, read: (token: string) => Promise<Caller | undefined>): void;
  /** Asked whenever somebody who works as someone else is known from their token; throws once that is over. */
  holdImpersonators(check: (caller: Caller) => Promise<void>): void;
}

/** What the handler of a call has outside of its transaction: it may begin long work, and knows its own address. */
export interface CallHost extends WorkHost {
  readonly http: Server;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
}

/** Whose transaction it is: who wrote, as the history names them. */
export interface WriteScope {
  readonly contract: number;
  readonly actor: string;
}

/** What a service may hold on to. Everything that opens something registers its undo with `onStop`. */
export interface Host extends CallHost, CallerHost {
  /** All of the product, for whoever compares them. */
  readonly projections: readonly Projection[];
  onStop(undo: () => void | Promise<void>): void;
  /** All or nothing, for what nobody asked for: records are written with their hooks, whatever policies their calls ask for. */
  transaction<Result>(scope: WriteScope, run: (context: WriteContext) => Promise<Result>): Promise<Result>;
  /** Runs every `ms` until stop, never beside a turn that still runs; an error is logged and the next turn comes. */
  every(ms: number, name: string, run: () => Promise<void>): void;
  /** Gives something to other services, once. */
  provide<Value>(token: Token<Value>, value: NoInfer<Value>): void;
}

/** Work an operator asks for on the command line, beside no server of this process. @returns the exit code */
export type Command = (call: {
  readonly database: Database;
  readonly args: readonly string[];
  readonly projections: readonly Projection[];
  readonly print: (line: string) => void;
}) => Promise<number>;

/** A part of the product that is no entity: sign-in, the box channel, sweeps, documents. */
export interface Service {
  readonly name: string;
  /** Before the server listens: routes, sockets, timers. */
  register(host: Host): Promise<void> | void;
  /** Once, on an empty database that is to get the demo organiser. */
  seed?(host: StoreHost): Promise<void>;
  /** By name: what `node run.js server/main.ts <name> …` runs. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Of one service: where the engine learns what callers may do. Without any, it asks for no policy. */
  rights?(host: Pick<StoreHost, 'database'>): RightsSource;
}
