/**
 * The handler of an action, typed by the metadata of the call. The engine does the rest: it checks who asks, parses ids,
 * query and body, reads the record, opens and closes the one transaction, and sends the answer.
 */
import type { Readable } from 'node:stream';
import type { AccountCall, ActionName, ActionTypes } from '../schema/generated/actions.ts';
import type {
  AccountOutsideContext,
  AccountReadContext,
  AccountWriteContext,
  Action,
  OutsideContext,
  ReadContext,
  SentFile,
  WriteContext,
} from './kit.ts';

/** Of an entity, or of none. */
type Declared = keyof ActionTypes;

/** What a call is asked. Relations are ids of records that the caller's contract has; all else is as metadata bounds it. */
export interface ActionRequest<Name extends Declared> {
  /** Of the record that the path names. */
  readonly id: ActionTypes[Name]['id'];
  /** The record as it is now, locked until the commit. Of a GET: as it was when the call came. */
  readonly record: ActionTypes[Name]['record'];
  /** Of the path, beside the record's id. */
  readonly params: ActionTypes[Name]['params'];
  readonly query: ActionTypes[Name]['query'];
  readonly body: ActionTypes[Name]['body'];
  /** Of a call that takes one. */
  readonly file: ActionTypes[Name] extends { readonly file: true } ? SentFile : undefined;
}

/** Before the transaction nothing is locked and no record is read. */
export type EarlyRequest<Name extends Declared> = Omit<ActionRequest<Name>, 'record'>;

interface FileAnswer {
  readonly contentType: string;
  readonly filename?: string;
}

/** For all pages of the product, and readable by them: nothing that is a secret. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

export interface Redirect {
  readonly redirect: string;
  readonly cookie?: Cookie;
}

interface Answers<Returns> {
  /** Read back by the engine, `fields` honoured; or the record as the handler puts it together. */
  readonly record: { readonly id: number } | { readonly value: Returns };
  /** `total`: of how many these are a page; absent: they are all. */
  readonly records:
    | { readonly ids: readonly number[]; readonly total?: number }
    | { readonly members: readonly Returns[] };
  readonly value: { readonly value: Returns };
  readonly document:
    | (FileAnswer & { readonly document: Uint8Array })
    | (FileAnswer & { readonly stream: Readable });
  readonly nothing: undefined;
}

/** What a call may answer: what its metadata declares it returns, or the way to it. */
export type ActionAnswer<Name extends Declared> =
  | Answers<ActionTypes[Name]['returns']>[ActionTypes[Name]['answer']]
  | Redirect
  /** Long work has begun: its record's address. */
  | { readonly job: string };

export type Waiting<Value> = Value | Promise<Value>;

interface Contexts {
  readonly account: { readonly read: AccountReadContext; readonly write: AccountWriteContext };
  readonly contract: { readonly read: ReadContext; readonly write: WriteContext };
}

export type ContextOf<Name extends Declared> = Contexts[Name extends AccountCall
  ? 'account'
  : 'contract'][ActionTypes[Name]['method'] extends 'GET' ? 'read' : 'write'];

/** Before and after the transaction. */
type OutsideOf<Name extends Declared> = Name extends AccountCall ? AccountOutsideContext : OutsideContext;

export interface Steps<Name extends Declared, Prepared, Result> {
  /** Before the transaction: what has to be read elsewhere, or committed whatever follows. */
  prepare?(context: OutsideOf<Name>, request: EarlyRequest<Name>): Waiting<Prepared>;
  /** Inside the one transaction. Of a GET there is none, and each statement is by itself. */
  run(context: ContextOf<Name>, request: ActionRequest<Name>, prepared: Prepared): Waiting<Result>;
}

export interface Finish<Name extends Declared, Result> {
  /**
   * After the commit: a document drawn, a mail sent. Of a call with an Idempotency-Key, `result` is stored as JSON in the
   * transaction, and a repeated call finishes anew from it.
   */
  finish(context: OutsideOf<Name>, result: Result, request: EarlyRequest<Name>): Waiting<ActionAnswer<Name>>;
}

export function defineAction<const Name extends ActionName, Result, Prepared = void>(
  name: Name,
  steps: Steps<Name, Prepared, Result> & Finish<Name, Result>,
): Action<Name>;
export function defineAction<const Name extends ActionName, Prepared = void>(
  name: Name,
  steps: Steps<Name, Prepared, ActionAnswer<Name>>,
): Action<Name>;
export function defineAction(name: ActionName, steps: Omit<Action, 'name'>): Action {
  return { name, ...steps };
}
