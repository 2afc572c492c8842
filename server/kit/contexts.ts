/** What handlers of calls work with beside an open transaction. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './caller.ts';
import type { Sql } from './database.ts';
import type { CallHost } from './host.ts';
import { defineToken } from './token.ts';
import type { WriteContext } from './writing.ts';

/** What the handler of a call reads with, where it changes nothing: each statement by itself. */
export interface ReadContext extends Omit<WriteContext, 'tx' | 'write' | 'afterCommit' | 'use'> {
  readonly tx: Sql;
}

/**
 * What the handler of a call of scope `account` has: no contract, and so no records to write by their entity's hooks. Its
 * statements see all contracts, and the account is the caller's to hold to.
 */
export type AccountReadContext = Omit<ReadContext, 'contract'>;
export type AccountWriteContext = Omit<WriteContext, 'contract' | 'write' | 'use'>;
export type AccountOutsideContext = Omit<OutsideContext, 'contract' | 'transaction'>;

/**
 * Whether a caller may use what is their account's own, checked before anything of the call is read. Given by the service
 * that knows sign-ins. Throws the refusal.
 */
export const accountGuard = defineToken<(caller: Caller) => Promise<void>>('who may use their own account');

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
