/** Work longer than a request. */
import type { Caller } from './caller.ts';
import type { Sql } from './database.ts';
import { defineToken } from './token.ts';
import type { WorkHost } from './workHost.ts';
import type { WriteContext } from './writing.ts';

/** What a job was asked, and what it has come to, as JSON; its own kind of work knows the members. */
export interface JobData {
  readonly [member: string]: unknown;
}

/** Work too long for a request, as it runs: in the contract and the name of who asked for it. */
export interface JobRun {
  readonly id: number;
  readonly contract: number;
  readonly caller: Caller;
  readonly parameters: JobData;
  /** What an earlier run saved before it was cut off; undefined at first. */
  readonly saved: JobData | undefined;
  readonly host: WorkHost;
  /** Aborted when the server stops: leave at the next safe place by throwing its reason; the job goes on elsewhere. */
  readonly signal: AbortSignal;
  /**
   * Progress (0 to 100) and what is done so far, shown to people and given to the next run. Within `tx`, both are
   * committed with the work they describe, so that nothing is done twice; a run that was overtaken fails here.
   */
  save(state: { progress: number; result: JobData }, tx?: Sql): Promise<void>;
}

/** What scheduled work has, of which a run is for all contracts. */
export interface ScheduleContext {
  /** Aborted when the server stops: leave at the next safe place; another process begins anew. */
  readonly signal: AbortSignal;
  /** All or nothing in one contract, in the name of the scheduled work. */
  transaction<Result>(contract: number, run: (context: WriteContext) => Promise<Result>): Promise<Result>;
}

/** Long work on the database's own queue: outlives the process, is tried again, is run by one server at a time. */
export interface Jobs {
  /** Defines how a kind of work is done, before the server listens. What `run` answers is the job's result. */
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
    run: (run: ScheduleContext) => Promise<void>,
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
  /**
   * Asks for the rest of a job that failed or was cancelled, from what it saved last, in the name of who began it; never
   * inside a transaction. @returns false where it has not ended so
   */
  goOn(job: { readonly id: number; readonly contract: number; readonly caller: Caller }): Promise<boolean>;
}

/** The record of a job that people watch; a service gives it to the server. */
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
  /** Waiting again, with this result, if it is failed. @returns whether it was */
  reopen(sql: Sql, job: { contract: number; id: number }, result: JobData): Promise<boolean>;
  iri(id: number): string;
}

export const jobRecords = defineToken<JobRecords>('the records of jobs');

/** One run of scheduled work. */
export interface ScheduledRun {
  readonly name: string;
  /** When it was due and when it was begun, as the database writes instants; the second names the run. */
  readonly dueAt: string;
  readonly startedAt: string;
  /** In a row, before this run. */
  readonly failures: number;
}

/** The records of scheduled work, which people see; a service gives them to the server. */
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

export const scheduledTasks = defineToken<ScheduledTasks>('the records of scheduled work');
