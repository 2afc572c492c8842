/**
 * A selection of more than a thousand records, as a job: batches of a thousand by id, each all or nothing together with
 * the job's progress. A batch that is refused is done again record by record, so that the rest goes on and the job's
 * result names what was refused. Records made after the call was answered are left alone.
 */
import { Problem } from '../errors.ts';
import type { JobRun, Values, WriteContext } from '../kit.ts';
import { collectionIri } from '../plan/resource.ts';
import { renderMatchedLock } from '../query/renderMatched.ts';
import type { Query } from '../request/readFields.ts';
import { callerIn } from '../rights/callerIn.ts';
import { checkCall } from '../rights/checkRights.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { type MatchedWrite, matchOf, writeMatched } from '../transaction/writeMatched.ts';
import { mostAtOnce, readPatch, readSelectionFilter } from '../validate/readSelection.ts';
import { refuse } from '../validate/refuse.ts';
import { type Engine, seenBy } from './engine.ts';

/** The result names no more refused records than this; `failed` counts them all. */
const mostNamed = 100;

interface Parameters {
  readonly entity: string;
  readonly operation: 'update' | 'delete';
  readonly query: Query;
  readonly patch?: unknown;
  readonly total: number;
  readonly upTo: number;
}

/** A record that was refused, and why, with the values that fill the words for it. */
interface Refused extends Pick<Problem, 'code' | 'message' | 'values'> {
  readonly record: string;
}

interface State {
  /** The last id that is done with. */
  readonly after: number;
  readonly matched: number;
  readonly changed: number;
  readonly failed: number;
  readonly errors: readonly Refused[];
}

const nothingDone: State = { after: 0, matched: 0, changed: 0, failed: 0, errors: [] };

function readWrite(
  engine: Engine,
  { contract, caller }: Pick<JobRun, 'contract' | 'caller'>,
  parameters: Parameters,
): MatchedWrite {
  const { model } = engine;
  const resource = model.get(parameters.entity);
  if (!resource) throw new Error(`There is no entity "${parameters.entity}".`);
  checkCall(resource, parameters.operation, caller);
  const seen = seenBy(engine, resource, caller);
  const filter = readSelectionFilter(seen.engine.model, seen.resource, parameters.query);
  if (parameters.operation === 'delete') return { model, resource, filter, patch: 'delete' };
  const { values, violations } = readPatch(
    { model: seen.engine.model, resource: seen.resource, contract },
    parameters.patch,
  );
  if (violations.length > 0) throw refuse(violations);
  return { model, resource, filter, patch: values satisfies Values };
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Problem) return true;
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** One run of the job, from where the last one left. */
export function runSelection(engine: Engine) {
  return async (job: JobRun): Promise<Readonly<Record<string, unknown>>> => {
    const parameters = job.parameters as unknown as Parameters;
    // What the person may do today, not when they asked.
    const caller = await callerIn(engine.rights, job.caller, job.contract);
    const { contract } = job;
    const write = readWrite(engine, { contract, caller }, parameters);
    const { total, upTo } = parameters;
    let state = (job.saved as State | undefined) ?? nothingDone;
    const transaction = <Result>(run: (context: WriteContext) => Promise<Result>): Promise<Result> =>
      runWrite({ host: job.host, model: engine.model, caller, contract, now: new Date() }, run);

    /** The rows after the last one done, in one transaction with the job's state. @returns whether there were any more */
    async function writeBatch(window: { readonly limit: number; readonly upTo: number }): Promise<boolean> {
      const [isFull, next] = await transaction(async (context) => {
        const within = { ...window, after: state.after };
        const { matched, last, changed } = await writeMatched(write, context, within);
        const after = {
          ...state,
          after: Number(last ?? window.upTo),
          matched: state.matched + matched,
          changed: state.changed + changed,
        };
        await job.save({ progress: progressOf(after), result: { ...after } }, context.tx);
        return [matched === window.limit, after] as const;
      });
      state = next;
      return isFull;
    }

    const progressOf = ({ matched }: State): number => Math.min(99, Math.floor((100 * matched) / total));

    async function listBatch(): Promise<readonly number[]> {
      const window = { after: state.after, upTo, limit: mostAtOnce };
      const lock = renderMatchedLock(matchOf(write, { contract, caller }), window);
      const rows = await job.host.database.query<{ id: number }>({ contract }, lock.text, lock.values);
      return rows.map(({ id }) => Number(id));
    }

    /** Notes why a record was refused and goes on after it. */
    async function skip(id: number, error: unknown): Promise<void> {
      const { resource } = write;
      const attempt = { resource, operation: parameters.operation, id: String(id) };
      const problem = await toProblem(job.host.database, error, attempt);
      if (!(problem instanceof Problem)) throw problem;
      const record = `${collectionIri(resource, job.contract)}/${id}`;
      const { code, message, values } = problem;
      const named = { record, code, message, values };
      const next = {
        ...state,
        after: id,
        matched: state.matched + 1,
        failed: state.failed + 1,
        errors: state.errors.length < mostNamed ? [...state.errors, named] : state.errors,
      };
      await job.save({ progress: progressOf(next), result: { ...next } });
      state = next;
    }

    async function writeOneByOne(): Promise<boolean> {
      const ids = await listBatch();
      for (const id of ids) {
        job.signal.throwIfAborted();
        try {
          await writeBatch({ limit: 1, upTo: id });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          await skip(id, error);
        }
      }
      return ids.length === mostAtOnce;
    }

    for (;;) {
      job.signal.throwIfAborted();
      let isFull: boolean;
      try {
        isFull = await writeBatch({ limit: mostAtOnce, upTo });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        isFull = await writeOneByOne();
      }
      if (!isFull) return { ...state };
    }
  };
}
