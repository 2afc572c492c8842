/**
 * The public kit of the server: what `overrides/<area>/<Name>/server` may import to give an entity its behaviour
 * or the product a service. Types and the few functions behind them; everything else in `server/` is private.
 */
import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { ResourceKind } from '../schema/descriptor.ts';
import type { ActionName } from '../schema/generated/actions.ts';
import type { EntityName } from '../schema/generated/entities.ts';
import type { EntityValues } from '../schema/generated/values.ts';

export { AUDIENCE } from './authenticate.ts';
export { isUnavailable } from './database/DatabaseUnavailable.ts';
export type { Violation } from './errors.ts';
export { defineErrors, Problem } from './errors.ts';
export { abortOnClose } from './http/abortOnClose.ts';
export { refuseFor } from './http/describeOutage.ts';
export { chooseOrigin, findOrigin, listOrigins } from './http/ownOrigin.ts';
export { problemBody } from './http/problemBody.ts';
export { shortenAddress } from './http/shortenAddress.ts';
export { readKeys } from './keys.ts';
export { readContract, readContractId } from './request/readContract.ts';
export { seal, unseal } from './secrets/seal.ts';
export { unsealText } from './secrets/sealedText.ts';
export { actorOf } from './transaction/actorOf.ts';
export { verifyToken } from './verifyToken.ts';

/** Who is asking, from a verified access token. */
export interface Caller {
  /** Id of the account (a person who signs in), not of the contract's user. */
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The contracts this person works for. */
  readonly contracts: readonly number[];
  /** The contract the token implies; absent when the person has several and chose none. */
  readonly contract?: number;
  /** The sign-in that the token comes from; absent where it was given without one. */
  readonly session?: number;
  /** Set when not the person asks but a program that carries a token of theirs: how far it reaches. */
  readonly program?: Program;
  /** Who really acts, where somebody works as this person: RFC 8693's `act`. */
  readonly impersonator?: Impersonator;
  /** What they may do in the contract a request is about; given by the engine, absent where it was not asked. */
  readonly rights?: Rights;
}

export interface Impersonator {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** Names the token (`jti`), so that it can be ended. */
  readonly token: string;
}

/** A program in a person's name: no more than the person may, and of that no more than these policies. */
export interface Program {
  readonly policies: readonly string[];
  readonly isReadOnly: boolean;
}

/** How far a policy reaches: the whole contract, or what it is bound to, by ids. */
export type Holding = 'all' | { readonly kind: ResourceKind; readonly ids: readonly number[] };

/** What somebody may do in one contract. */
export interface Rights {
  /** By code; what is not here is not allowed. */
  readonly policies: ReadonlyMap<string, Holding>;
  /** The same for the same rights, whoever has them. */
  readonly signature: string;
}

/** Looks up what a caller may do in a contract; asked for every request, so it remembers. */
export type RightsSource = (caller: Caller, contract: number) => Promise<Rights>;

/** A change of a record as the outbox tells it; one row of it may tell of several records. */
export interface Committed {
  /** Of the row. */
  readonly id: number;
  readonly entity: string;
  readonly entityId: number;
  readonly action: 'create' | 'update' | 'delete';
}

/** What callers see, for services that tell what nobody asked for; the engine provides it as `sight`. */
export interface Sight {
  /** The caller with the rights they have in a contract: one object for as long as these stay the same. */
  callerIn(caller: Caller, contract: number): Promise<Caller>;
  /** Of committed changes of a contract, those that each caller (of `callerIn`) may be told of. */
  filterByCaller<Row extends Committed>(batch: {
    readonly contract: number;
    readonly rows: readonly Row[];
    readonly callers: Iterable<Caller>;
  }): Promise<ReadonlyMap<Caller, readonly Row[]>>;
}

/**
 * In whose name the database is asked. `{ contract }` puts row-level security on: only rows of that contract and
 * global rows are seen. `system` is for migrations, sign-in, sweeps and the demo: it sees all.
 */
export type Scope =
  | {
      readonly contract: number;
      readonly actor?: string;
      /** What is asked writes many rows by a statement. */
      readonly rows?: 'many';
    }
  | 'system';

/** A statement whose tables and columns are checked: of `db`, `sqlFile` or `sqlText` of `server/sql.ts`. */
export interface Statement<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Something that runs SQL: a checked statement, or a text whose parameters are $1, $2 …; int8 and numeric come back as
 * numbers, json parsed.
 */
export interface Sql {
  query<Row = Record<string, unknown>>(
    statement: string | Statement<Row>,
    params?: readonly unknown[],
  ): Promise<Row[]>;
}

/** An open transaction: what is asked through it is committed together, or not at all. */
export type Transaction = Sql;

/** The store behind everything: PostgreSQL by pool, or the embedded PGlite in its worker thread. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** One statement, committed by itself. */
  query<Row = Record<string, unknown>>(
    scope: Scope,
    statement: string | Statement<Row>,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /** All or nothing: commits when `run` resolves, rolls back when it throws. */
  transaction<Result>(scope: Scope, run: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  readonly connections: { readonly inUse: number; readonly idle: number };
  stop(): Promise<void>;
}

/** What is known of a write before its transaction: all that `normalize` goes by. */
export interface WriteFacts {
  readonly operation: 'create' | 'update';
  readonly contract: number;
  readonly caller: Caller;
  readonly now: Date;
}

/** What a behaviour knows while it writes. `tx` is scoped to `contract`. */
export interface WriteContext {
  readonly tx: Transaction;
  readonly contract: number;
  readonly caller: Caller;
  readonly now: Date;
  readonly write: RecordWriter;
  /** Runs after the commit, never when the transaction rolled back. */
  afterCommit(run: () => void | Promise<void>): void;
}

/** Values by property name: relations as ids (numbers), many relations as arrays of ids, money as integers. */
export type Values = Record<string, unknown>;

/** An entity that has records. */
export type RecordName = keyof EntityValues;

/** Some values of a record, on their way into it: relations as ids, money in minor units. */
export type Draft<Name extends RecordName> = {
  -readonly [Property in keyof EntityValues[Name]]?: EntityValues[Name][Property] | undefined;
};

/** A record as it is. */
export type Stored<Name extends RecordName> = EntityValues[Name] & { readonly id: number };

/**
 * Writes records inside the open transaction as every other source does: normalized, with the hooks of their entity,
 * locked in the order of their ids. What the caller may do is for who writes to check: their own call was allowed, and
 * records that follow from it are written whatever their entity's rights say.
 */
export interface RecordWriter {
  /** @returns the id */
  create<Name extends RecordName>(entity: Name, values: Draft<Name>): Promise<number>;
  /** @returns ids in the order of the records */
  createMany<Name extends RecordName>(
    entity: Name,
    records: readonly Draft<Name>[],
  ): Promise<readonly number[]>;
  /** @throws REQ-010 where there is no such record in the contract */
  update<Name extends RecordName>(entity: Name, id: number, values: Draft<Name>): Promise<void>;
  /** @throws BULK-002 where one of them is not in the contract */
  updateMany<Name extends RecordName>(
    entity: Name,
    records: readonly { readonly id: number; readonly values: Draft<Name> }[],
  ): Promise<void>;
  /** @throws REQ-010 where there is no such record in the contract */
  delete(entity: RecordName, id: number): Promise<void>;
}

/** What the handler of a call reads with, where it changes nothing: each statement by itself. */
export interface ReadContext extends Omit<WriteContext, 'tx' | 'write' | 'afterCommit'> {
  readonly tx: Sql;
}

/** What a handler has before and after the transaction of its call. */
export interface OutsideContext extends ReadContext {
  readonly host: Host;
  /** Aborted when whoever asked has gone away. */
  readonly signal: AbortSignal;
  /** A transaction of its own in the caller's contract, committed whatever becomes of the call. */
  transaction<Result>(run: (context: WriteContext) => Promise<Result>): Promise<Result>;
}

/** A call of an entity as the engine runs it; `defineAction` of `server/action.ts` makes one, typed by its name. */
export interface Action<Name extends ActionName = ActionName> {
  readonly name: Name;
  prepare?(context: OutsideContext, request: unknown): unknown;
  run(context: ReadContext, request: unknown, prepared: unknown): unknown;
  finish?(context: OutsideContext, result: unknown, request: unknown): unknown;
}

/** What a bulk call carries beside its records: the members that metadata names in `bulkWith`. */
export interface BulkRequest {
  readonly operation: 'create' | 'update';
  readonly beside: Readonly<Record<string, unknown>>;
  /** In the order of the body; `id` on updates. */
  readonly records: readonly { readonly id?: number; readonly values: Values }[];
}

/** SQL of a value, given the alias of the entity's row: `(row) => `${row}.valid_until < now()``. */
export type RowSql = (row: string) => string;

/** SQL of a condition on a row; `param` gives the place of a value in the statement. */
export type RowFilter = (filter: {
  row: string;
  value: string;
  caller: Caller;
  param(value: unknown): string;
}) => string;

type Waiting<Value> = Value | Promise<Value>;

/** What a hook sets, and what it hands to the hook that runs once the record is written. */
export class Carried<Set, Carry> {
  readonly set: Set;
  readonly carry: Carry;

  constructor(set: Set, carry: Carry) {
    this.set = set;
    this.carry = carry;
  }
}

export type HookResult = Values | Carried<Values, unknown> | undefined;

/** An entity's behaviour as the engine runs it; `defineBehaviour` of `server/behaviour.ts` makes one, typed by its name. */
export interface Behaviour {
  readonly entity: string;
  /** SQL of computed properties. A relation gives the target's id, a relation to many a jsonb list of ids. */
  readonly computed?: Readonly<Record<string, RowSql | undefined>>;
  /** SQL of parameters of a list that are no properties (`opened=1`, `user=me`): a condition, with its values. */
  readonly filters?: Readonly<Record<string, RowFilter>>;
  /**
   * SQL of which rows of the contract the caller sees at all. Lists, their exports and bulk selections hold to it,
   * and so does reading one record; a change of one is for `beforeUpdate` and `beforeDelete` to refuse.
   */
  visible?(asked: { row: string; caller: Caller; param(value: unknown): string }): string;
  /**
   * What the values given imply, in whatever way they come: pure, without the record or the database. May refuse.
   * An entity that defines no other hook is written by one statement, however many its records are.
   */
  normalize?(values: Values, facts: WriteFacts): Values | undefined;
  /** `beforeUpdate` and `afterUpdate` are for changes of one of these properties; absent: of any. */
  readonly onUpdateOf?: readonly string[];
  /**
   * Hooks run inside the transaction, a record after the other. Those before return what they set: other values stay,
   * and one set to undefined is left out of what the engine writes. `carrying` hands something to the hook after.
   */
  beforeCreate?(record: { values: Values }, context: WriteContext): Waiting<HookResult>;
  beforeUpdate?(
    record: { id: number; values: Values; current: Values },
    context: WriteContext,
  ): Waiting<HookResult>;
  beforeDelete?(record: { id: number; current: Values }, context: WriteContext): Waiting<void>;
  afterCreate?(record: { id: number; values: Values; carry: unknown }, context: WriteContext): Waiting<void>;
  afterUpdate?(
    record: { id: number; values: Values; current: Values; carry: unknown },
    context: WriteContext,
  ): Waiting<void>;
  /** Once a bulk call that carries more than its records, before they are written. Without it such a call is a 501. */
  bulk?(request: BulkRequest, context: WriteContext): Promise<void> | void;
  /** Handlers of the actions that metadata declares; what has none answers 501. */
  readonly actions?: readonly Action[];
}

/** What a job was asked, and what it has come to, as JSON; its own kind of work knows the members. */
export interface JobData {
  readonly [member: string]: unknown;
}

/** A committed change of one record, as subscribers and followers of the outbox get it. */
export interface Change extends Committed {
  readonly contract: number;
  /** The transaction it was committed in: PostgreSQL's 64-bit id, as text. */
  readonly transaction: string;
  /** E-mail of who did it; null for the product itself. */
  readonly actor: string | null;
}

/** The same with what changed, by column: `[from, to]`. A created record has none, a secret value is never there. */
export interface DetailedChange extends Change {
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** What a subscriber works with. `tx` is scoped to the contract; with it, how far the subscriber has come is committed. */
export interface DeliveryContext {
  readonly tx: Transaction;
  readonly contract: number;
  readonly now: Date;
}

/**
 * Work that follows from committed changes. Every change of its entities is delivered at least once, within a contract in
 * the order of commits, by one server process at a time. What `run` writes by `tx` is done exactly once.
 */
export interface Subscriber {
  readonly entities: readonly EntityName[];
  /**
   * Of up to a hundred changes, in one transaction. What it throws undoes all: they are tried again one by one, each later
   * than before, and at last given up as a dead letter. Records may have changed since: read them instead of trusting the
   * change.
   */
  run(changes: readonly DetailedChange[], context: DeliveryContext): Promise<void> | void;
}

/** A change that a subscriber could not take as often as it was tried. The subscriber has gone on without it. */
export interface DeadLetter {
  readonly subscriber: string;
  readonly change: Change;
  readonly attempts: number;
  /** For developers: what the last attempt threw. */
  readonly error: string;
}

/** Where a reader of the outbox is. */
export interface OutboxPosition {
  readonly transaction: string;
  readonly id: number;
}

/** The outbox as it is read: rows are passed on once no transaction that still runs could commit one before them. */
export interface Outbox {
  /** Before the server listens. A new name begins with what is committed from then on; its position is kept by name. */
  subscribe(name: string, subscriber: Subscriber): void;
  /**
   * For what each server process does for itself, such as telling its own sockets: changes of all contracts from now on.
   * Nothing is stored and nothing is tried again.
   *
   * @returns where the reading is, given between two turns
   */
  follow(name: string, run: (changes: readonly Change[]) => Promise<void>): () => Promise<OutboxPosition>;
  /** Of one service: stores what is given up, in the transaction that goes on without it. Without it nothing is given up. */
  keepDeadLetters(store: (tx: Sql, letter: DeadLetter) => Promise<void>): void;
  /** Delivers a change once more, by itself, in a transaction of its contract. @throws what the subscriber throws */
  redeliver(tx: Transaction, letter: Redelivery): Promise<void>;
}

/** Names what a dead letter is about. */
export interface Redelivery {
  readonly contract: number;
  readonly subscriber: string;
  /** Of the outbox. */
  readonly row: number;
  readonly entityId: number;
}

/** Work too long for a request, as it runs: in the contract and the name of who asked for it. */
export interface JobRun {
  readonly id: number;
  readonly contract: number;
  readonly caller: Caller;
  readonly parameters: JobData;
  /** What an earlier run saved before it was cut off; undefined at first. */
  readonly saved: JobData | undefined;
  readonly host: Host;
  /** Aborted when the server stops: leave at the next safe place by throwing its reason; the job goes on elsewhere. */
  readonly signal: AbortSignal;
  /**
   * Progress (0 to 100) and what is done so far, shown to people and given to the next run. Within `tx`, both are
   * committed with the work they tell of, so that nothing is done twice; a run that was overtaken fails here.
   */
  save(state: { progress: number; result: JobData }, tx?: Sql): Promise<void>;
}

/** Long work on the database's own queue: outlives the process, is tried again, is run by one server at a time. */
export interface Jobs {
  /** Says how a kind of work is done, before the server listens. What `run` answers is the job's result. */
  define(name: string, run: (job: JobRun) => Promise<JobData>): void;
  /**
   * Work by the clock, before the server listens: each run once, by one of all server processes. A run that was missed while
   * none ran is made up for at the next start, once. One that fails is tried again after a minute and after ten.
   *
   * @param cron five fields, or six with seconds before them
   */
  schedule(
    name: string,
    cron: string,
    when: { readonly timezone: string },
    /** `signal` is aborted when the server stops: leave at the next safe place; another process begins anew. */
    run: (signal: AbortSignal) => Promise<void>,
  ): void;
  /** Asks for work; never inside a transaction. @returns the record people watch */
  start(job: {
    readonly name: string;
    readonly contract: number;
    readonly caller: Caller;
    readonly parameters: JobData;
    /** Written in the transaction that asks for it, once the record is there; what it throws undoes all. */
    readonly along?: (tx: Sql, iri: string) => Promise<void>;
  }): Promise<{ readonly id: number; readonly iri: string }>;
}

/** Work that would hold up every other request if the server's own thread did it: a function of a file, run in another. */
export interface WorkTask<Run extends (input: never) => unknown> {
  /** Of the function, which the file exports under this name. */
  readonly name: string;
  readonly file: URL;
  /** Milliseconds that one piece may take. */
  readonly timeLimit: number;
  /** Gives the task its types, and is never set. */
  readonly run?: Run;
}

/** A few threads beside the server's own, which take turns between contracts. They start with the first work. */
export interface Workers {
  /**
   * Input and output are copied between threads (structured clone): plain data and buffers.
   *
   * @throws what the work throws; 503 when too much is waiting (WORK-001) or it takes too long (WORK-003)
   */
  run<Run extends (input: never) => unknown>(
    task: WorkTask<Run>,
    input: Parameters<Run>[0],
    asked: {
      readonly contract: number;
      /** Aborted when nobody waits for it any more. */
      readonly signal?: AbortSignal;
    },
  ): Promise<Awaited<ReturnType<Run>>>;
  /** Pieces of work that wait and that run now, and that were done and failed since the start. */
  counts(): WorkCounts;
}

export interface WorkCounts {
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly refused: number;
}

interface Metric<Label extends string> {
  /** As Prometheus has them: `what_unit`, with `_total` for counters. */
  readonly name: string;
  readonly help: string;
  /** Of few values each: a route's pattern, a state. Never an id, an address, or anything people typed. */
  readonly labels: readonly Label[];
}

type LabelValues<Label extends string> = Readonly<Record<Label, string>>;

type Reading<Label extends string> = readonly {
  readonly labels: LabelValues<Label>;
  readonly value: number;
}[];

/** What is measured while it runs, served at `/metrics`; without METRICS_TOKEN nothing is kept. */
export interface Metrics {
  /** With `read`, what is counted elsewhere. */
  counter<Label extends string>(
    metric: Metric<Label> & { read?(): Reading<Label> },
  ): { add(labels: LabelValues<Label>): void };
  /** Read when somebody asks; left out of that answer when it fails or takes long. */
  gauge<Label extends string>(
    metric: Metric<Label> & { read(): Reading<Label> | Promise<Reading<Label>> },
  ): void;
  histogram<Label extends string>(
    metric: Metric<Label> & { readonly buckets: readonly number[] },
  ): { observe(labels: LabelValues<Label>, value: number): void };
}

/** One run of scheduled work. */
export interface ScheduledRun {
  readonly name: string;
  /** When it was due and when it was begun, as the database writes instants; the second names the run. */
  readonly dueAt: string;
  readonly startedAt: string;
  /** In a row, before this run. */
  readonly failures: number;
}

/** The records of scheduled work, which people see: given to the server as the service `scheduledTasks`. */
export interface ScheduledTasks {
  /** Made where it is missing, and due anew where its times have changed. */
  keep(
    sql: Sql,
    task: { readonly name: string; readonly cron: string; readonly timezone: string; readonly dueAt: Date },
  ): Promise<void>;
  /** Begins what is due of these and runs nowhere: what gave no sign of life for a minute does not. */
  begin(sql: Sql, names: readonly string[]): Promise<readonly ScheduledRun[]>;
  giveSign(sql: Sql, run: ScheduledRun): Promise<void>;
  /** What was cut off neither failed nor succeeded. */
  end(
    sql: Sql,
    run: ScheduledRun,
    how: { readonly is: 'succeeded' | 'failed' | 'cut off'; readonly dueAt: Date },
  ): Promise<void>;
}

/** The record of a job that people watch: given to the server as the service `jobRecords`. */
export interface JobRecords {
  create(
    sql: Sql,
    job: { contract: number; name: string; caller: Caller; parameters: JobData },
  ): Promise<number>;
  read(
    sql: Sql,
    job: { contract: number; id: number },
  ): Promise<
    | {
        readonly name: string;
        readonly caller: Caller;
        readonly parameters: JobData;
        readonly result: JobData | undefined;
        readonly state: 'waiting' | 'running' | 'done' | 'failed';
      }
    | undefined
  >;
  /** @param change.after the result it must still have. @returns whether it was written */
  write(
    sql: Sql,
    job: { contract: number; id: number },
    change: {
      readonly state?: 'running' | 'done' | 'failed';
      readonly progress?: number;
      readonly result?: JobData;
      readonly after?: JobData | null;
    },
  ): Promise<boolean>;
  iri(id: number): string;
}

export interface WorkersSettings {
  readonly threads: number;
  /** Pieces that may wait. */
  readonly waiting: number;
  /** Megabytes of JavaScript's memory of one thread. */
  readonly memory: number;
}

/** What a call costs the server more than others, by kind. */
export type CostlyKind = 'exports' | 'imports' | 'documents' | 'bulk';

export type RateLimits = Readonly<Record<CostlyKind, number>>;

/** Settings of the process, read once from the environment. */
export interface Settings {
  readonly port: number;
  /** The address people open, without a slash at its end, e.g. `http://localhost:8080`. */
  readonly origin: string;
  readonly varDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** The box agent is started beside the server. */
  readonly box: boolean;
  /** Proxies whose word on a caller's address is taken; anybody else's header is not. */
  readonly trustedProxies: readonly string[];
  readonly workers: WorkersSettings;
  readonly logRequests: boolean;
  /** Whoever brings it reads `/metrics`; without it there is no such address. */
  readonly metricsToken: string | undefined;
  /** Other sites whose pages may call the API with an access token. */
  readonly corsOrigins: readonly string[];
  /** How many calls of each costly kind an account may make a minute; 0: any number. */
  readonly rateLimits: RateLimits;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a service may hold on to. Everything that opens something registers its undo with `onStop`. */
export interface Host {
  readonly settings: Settings;
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly http: Server;
  /** The caller of a request; throws a 401 problem without a valid token. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** The same for a bare token, as sockets and the box send it. */
  authenticateToken(token: string): Promise<Caller>;
  /** Says who carries tokens that begin so, in requests alone; undefined for one that is good for nothing. */
  acceptTokens(prefix: string, read: (token: string) => Promise<Caller | undefined>): void;
  /** Asked whenever somebody who works as someone else is told from their token; throws once that is over. */
  holdImpersonators(check: (caller: Caller) => Promise<void>): void;
  onStop(undo: () => void | Promise<void>): void;
  /** Runs every `ms` until stop, never beside a turn that still runs; an error is logged and the next turn comes. */
  every(ms: number, name: string, run: () => Promise<void>): void;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly workers: Workers;
  readonly metrics: Metrics;
  /** Things services give one another, by name, e.g. `channel`. */
  provide(name: string, value: unknown): void;
  use<Value>(name: string): Value;
}

/** Work an operator asks for on the command line, beside no server of this process. @returns the exit code */
export type Command = (call: {
  readonly database: Database;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}) => Promise<number>;

/** A part of the product that is no entity: sign-in, the box channel, sweeps, documents. */
export interface Service {
  readonly name: string;
  /** Before the server listens: routes, sockets, timers. */
  register(host: Host): Promise<void> | void;
  /** Once, on an empty database that is to get the demo organiser. */
  seed?(host: Pick<Host, 'settings' | 'database'>): Promise<void>;
  /** By name: what `node run.js server/main.ts <name> …` runs. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Of one service: where the engine learns what callers may do. Without any, it asks for no policy. */
  rights?(host: Pick<Host, 'database'>): RightsSource;
}
