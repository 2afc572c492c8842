/** What handlers of calls work with beside an open transaction. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Sql } from './database.ts';
import type { CallHost } from './host.ts';
import type { WriteContext } from './writing.ts';

/** What the handler of a call reads with, where it changes nothing: each statement by itself. */
export interface ReadContext extends Omit<WriteContext, 'tx' | 'write' | 'afterCommit'> {
  readonly tx: Sql;
}

export interface RequestSource {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/** What a handler has before and after the transaction of its call. */
export interface OutsideContext extends ReadContext {
  readonly host: CallHost;
  /** Where the request comes from, for what is kept of who did something. */
  readonly from: RequestSource;
  /** Aborted when whoever asked has gone away. */
  readonly signal: AbortSignal;
  /** A transaction of its own in the caller's contract, committed whatever becomes of the call. */
  transaction<Result>(run: (context: WriteContext) => Promise<Result>): Promise<Result>;
}
