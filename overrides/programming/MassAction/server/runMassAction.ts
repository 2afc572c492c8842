/**
 * The job of a mass action: some performances a transaction, each time with the job's progress. Where one of them is refused
 * they are done one by one, so that the others go on; what became of each record is a row, before and after, written once.
 */
import { instantToLocal } from '../../../../schema/localTime.ts';
import {
  type Host,
  type JobData,
  type JobRun,
  Problem,
  type Service,
  type Sql,
  type WriteContext,
} from '../../../../server/kit.ts';
import { copyDate } from '../../EventDate/server/cloneDate.ts';
import { deleteDate } from '../../EventDate/server/deleteDate.ts';
import { programmingProblem } from '../../errors.ts';
import type { DateFacts, MassActionName, MassChange } from '../model/change.ts';
import { type ChangedRow, isAsLeft, listRows } from '../model/changedRows.ts';
import { changesNothing, type Planned, planChange, type Refusal } from '../model/planChange.ts';
import { listChannels, lockFacts } from './readFacts.ts';
import { addRefusal, addRows, readChanged, readStart } from './rows.ts';

export const MASS_ACTION_JOB = 'mass-action';

/** Performances a transaction; of those that are made or deleted with all they have, fewer. */
const AT_ONCE = 25;
const WHOLE_AT_ONCE = 5;

export interface MassActionParameters {
  readonly ticketing: number;
  /** Of the show, for whoever reads about it later. */
  readonly show: string;
  readonly timezone: string;
  readonly change: MassChange<number> | { readonly action: 'undo'; readonly of: MassActionName };
  /** In the order of their ids. */
  readonly dates: readonly number[];
  /** The job that is taken back, by its rows. */
  readonly undoes?: number;
}

interface State {
  /** The last performance that is done with. */
  readonly after: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly failed: number;
}

const nothingDone: State = { after: 0, changed: 0, unchanged: 0, failed: 0 };

function refuse(refusal: Refusal): Problem {
  if (refusal.code === 'PROG-016') return programmingProblem('PROG-016', { ...refusal });
  if (refusal.code === 'PROG-018') return programmingProblem('PROG-018', { ...refusal });
  return programmingProblem(refusal.code, { start: refusal.start });
}

/** Places that were added and sold meanwhile stay. */
function refuseTaken(
  rows: readonly ChangedRow[],
  { startDate, timezone, occupiedStock: taken }: DateFacts<number>,
): void {
  for (const { before } of rows) {
    const { totalStock: places } = before;
    if (typeof places === 'number' && places < taken)
      throw programmingProblem('PROG-016', { start: instantToLocal(startDate, timezone), taken, places });
  }
}

/** What is done to one performance, and the rows that are known before it is done. */
interface Work {
  readonly id: number;
  readonly planned: Planned<number>;
  readonly rows: readonly ChangedRow[];
}

/** A copy is taken back as long as it is one: nobody opened it or holds a place of it. */
function planRemoval(facts: DateFacts<number>): Planned<number> {
  if (facts.status !== 'draft' || facts.isUsed) throw programmingProblem('PROG-020', { eventDate: facts.id });
  return { isDeleted: true, prices: [] };
}

/** @throws why it cannot be done to this performance */
function planWork(parameters: MassActionParameters, facts: DateFacts<number>, known: Known): Work {
  const { change } = parameters;
  const { id } = facts;
  if (change.action === 'undo' && change.of !== 'clone')
    return { id, planned: { prices: [] }, rows: planUndo(facts, known.undone) };
  const planned = change.action === 'undo' ? planRemoval(facts) : planChange(change, facts, known.channels);
  if (planned.refusal) throw refuse(planned.refusal);
  return { id, planned, rows: changesNothing(planned) ? [] : listRows(facts, planned) };
}

interface Known {
  readonly channels: readonly number[];
  readonly undone: readonly ChangedRow[];
}

/** @throws where it has changed since */
function planUndo(facts: DateFacts<number>, undone: readonly ChangedRow[]): readonly ChangedRow[] {
  const own = undone.filter(({ date }) => date === facts.id);
  if (!own.every((row) => isAsLeft(row, facts)))
    throw programmingProblem('PROG-020', { eventDate: facts.id });
  refuseTaken(own, facts);
  return own.map((row) => ({ ...row, before: row.after, after: row.before }));
}

/** @returns a row of each copy */
async function copyAll(
  context: WriteContext,
  { id, startDate: start }: DateFacts<number>,
  copies: readonly string[],
): Promise<readonly ChangedRow[]> {
  const rows: ChangedRow[] = [];
  for (const startDate of copies)
    rows.push({
      date: id,
      start,
      copy: await copyDate(context, id, startDate),
      before: {},
      after: { startDate },
    });
  return rows;
}

async function writeRows({ write }: WriteContext, rows: readonly ChangedRow[]): Promise<void> {
  const dates = rows.flatMap(({ date, price, after }) =>
    price === undefined && date !== null
      ? [{ id: date, values: 'totalStock' in after ? { ...after, manuallySetStock: true } : after }]
      : [],
  );
  const prices = rows.flatMap(({ price, after }) =>
    price === undefined ? [] : [{ id: price, values: after }],
  );
  if (dates.length > 0) await write.updateMany('EventDate', dates);
  if (prices.length > 0) await write.updateMany('TicketPrice', prices);
}

function isOfWholes(change: MassActionParameters['change']): boolean {
  const action = change.action === 'undo' ? change.of : change.action;
  return action === 'clone' || action === 'delete';
}

async function runMassAction(host: Host, job: JobRun): Promise<JobData> {
  const { contract, caller, signal } = job;
  const parameters = job.parameters as unknown as MassActionParameters;
  const scope = { contract, actor: caller.email };
  let state: State = { ...nothingDone, ...(job.saved as Partial<State> | undefined) };
  const { ticketing, undoes } = parameters;
  const whose = { contract, job: job.id, ticketing };
  const total = parameters.dates.length;
  const progressOf = ({ changed, unchanged, failed }: State) =>
    Math.min(99, Math.floor((100 * (changed + unchanged + failed)) / total));
  const save = (next: State, tx: Sql) => job.save({ progress: progressOf(next), result: { ...next } }, tx);

  async function change(dates: readonly number[]): Promise<void> {
    state = await host.transaction(scope, async (context) => {
      const { tx } = context;
      const facts = await lockFacts(tx, { contract, dates });
      const channels = (await tx.query(listChannels(contract))).map(({ id }) => id);
      const undone = undoes === undefined ? [] : await readChanged(tx, { contract, job: undoes }, dates);
      const work = facts.map((one) => ({ facts: one, ...planWork(parameters, one, { channels, undone }) }));
      await writeRows(
        context,
        work.flatMap(({ rows }) => rows),
      );
      const rows: ChangedRow[] = [];
      for (const { id, facts: original, planned, rows: own } of work) {
        if (planned.isDeleted) await deleteDate(context, id);
        rows.push(...own, ...(await copyAll(context, original, planned.copies ?? [])));
      }
      await addRows(tx, whose, rows);
      const changed = work.filter((one) => one.rows.length > 0 || one.planned.copies?.length).length;
      const next = {
        ...state,
        after: dates.at(-1) ?? state.after,
        changed: state.changed + changed,
        unchanged: state.unchanged + dates.length - changed,
      };
      await save(next, tx);
      return next;
    });
  }

  async function skip(date: number, problem: unknown): Promise<void> {
    if (!(problem instanceof Problem)) throw problem;
    state = await host.transaction(scope, async ({ tx }) => {
      const [found] = await tx.query(readStart(contract, date));
      await addRefusal(tx, whose, { date, start: found?.start ?? null, problem });
      const next = { ...state, after: date, failed: state.failed + 1 };
      await save(next, tx);
      return next;
    });
  }

  const left = parameters.dates.filter((id) => id > state.after);
  const atOnce = isOfWholes(parameters.change) ? WHOLE_AT_ONCE : AT_ONCE;
  for (let from = 0; from < left.length; from += atOnce) {
    signal.throwIfAborted();
    const dates = left.slice(from, from + atOnce);
    try {
      await change(dates);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      for (const date of dates) await change([date]).catch((one: unknown) => skip(date, one));
    }
  }
  return { ...state };
}

export const massActions: Service = {
  name: 'mass actions',
  register(host) {
    host.jobs.define(MASS_ACTION_JOB, (job) => runMassAction(host, job));
  },
};
