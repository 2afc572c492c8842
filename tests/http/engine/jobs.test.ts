/** Long work: run once in the name of who asked, gone on with after an end, given up with its reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  type JobRun,
  type Service,
  transactionProblem,
  workerProblem,
} from '../../../server/kit.ts';
import { jobRecords } from './jobRecords.ts';
import { startWorld, type World } from './world.ts';

const caller: Caller = { accountId: 7, email: 'anna@one.test', name: 'Anna', contracts: [1], contract: 1 };
type Result = Readonly<Record<string, unknown>>;

const runs: Record<string, (job: JobRun) => Promise<Result>> = {
  async greets(job) {
    await job.save({ progress: 40, result: { half: true } });
    return { hello: job.parameters.name, actor: job.caller.email, contract: job.contract };
  },
  async refuses(job) {
    await job.save({ progress: 10, result: { done: 3 } });
    throw transactionProblem('TX-001', { entity: 'Venue', id: 9 });
  },
  async waitsForRoom(job) {
    if (job.saved === undefined) {
      await job.save({ progress: 50, result: { after: 300 } });
      throw workerProblem('WORK-001', { task: 'readTable' });
    }
    return { from: job.saved.after };
  },
  async stumbles(job) {
    if (job.saved === undefined) {
      await job.save({ progress: 50, result: { after: 500 } });
      throw new Error('the first time');
    }
    return { from: job.saved.after };
  },
  async breaks(job) {
    await job.save({ progress: 20, result: { after: 200 } });
    // Its last try.
    await job.host.database.query('system', `UPDATE pgboss.job SET retry_limit = 0 WHERE data->>'job' = $1`, [
      String(job.id),
    ]);
    throw new Error('every time');
  },
  async overtaken(job) {
    if (job.saved !== undefined) return job.saved;
    // Another server has gone on with the job meanwhile.
    await job.host.database.query(
      { contract: job.contract },
      `UPDATE test_job SET result = '{"after": 9}' WHERE id = $1`,
      [job.id],
    );
    await job.host.database.transaction({ contract: job.contract }, async (tx) => {
      await tx.query(`INSERT INTO "tag" ("contract_id", "name") VALUES ($1, 'overtaken')`, [job.contract]);
      await job.save({ progress: 50, result: { after: 5 } }, tx);
    });
    return {};
  },
};

const kinds: Service = {
  name: 'kinds of jobs',
  register(host) {
    for (const [name, run] of Object.entries(runs)) host.jobs.define(name, run);
  },
};

let world: World;
beforeAll(async () => {
  world = await startWorld([], [jobRecords, kinds]);
});
afterAll(() => world?.stop());

interface Row {
  readonly state: string;
  readonly progress: number;
  readonly result: Record<string, unknown> | null;
}

async function finish(id: number, states = ['done', 'failed']): Promise<Row> {
  for (let turn = 0; turn < 400; turn += 1) {
    const [row] = await world.database.query<Row>(
      { contract: 1 },
      'SELECT state, progress, result FROM test_job WHERE id = $1',
      [id],
    );
    if (row && states.includes(row.state)) return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The job ${id} did not end.`);
}

const start = (name: string, parameters: Result = {}) =>
  world.host.jobs.start({ name, contract: 1, caller, parameters });

describe('a job', () => {
  it('costs nothing until there is one', async () => {
    const [row] = await world.database.query<{ found: boolean }>(
      'system',
      `SELECT to_regclass('pgboss.job') IS NOT NULL AS found`,
    );
    expect(row?.found).toBe(false);
  });

  it('runs with its parameters, in the contract and the name of who asked', async () => {
    const { id, iri } = await start('greets', { name: 'Zoé' });
    expect(iri).toBe(`/ticketing/v1/jobs/${id}`);
    expect(await finish(id)).toEqual({
      state: 'done',
      progress: 100,
      result: { hello: 'Zoé', actor: 'anna@one.test', contract: 1 },
    });
  });

  it('that is refused fails at once, with the problem and what was done till then', async () => {
    const { id } = await start('refuses');
    const { state, result } = await finish(id);
    expect([state, result?.done, result?.problem]).toEqual([
      'failed',
      3,
      expect.objectContaining({ code: 'TX-001', status: 409 }),
    ]);
  });

  it('that breaks is tried again from what it saved', async () => {
    const { id } = await start('stumbles');
    expect(await finish(id)).toMatchObject({ state: 'done', result: { from: 500 } });
  });

  it('that the server has no room for is no refusal, and is tried again', async () => {
    const { id } = await start('waitsForRoom');
    expect(await finish(id)).toMatchObject({ state: 'done', result: { from: 300 } });
  });

  it('that breaks as often as it is tried is given up, and says how far it came', async () => {
    const { id } = await start('breaks');
    const { state, result } = await finish(id);
    expect([state, result?.after, result?.problem]).toEqual([
      'failed',
      200,
      expect.objectContaining({
        code: 'JOB-001',
        message: 'The job "breaks" failed as often as it was tried.',
      }),
    ]);
  });

  it('that another server took over writes nothing more', async () => {
    const { id } = await start('overtaken');
    expect((await finish(id)).result).toEqual({ after: 9 });
    const tags = (await world.call('GET', '/ticketing/v1/tags?name=overtaken')).body.totalItems;
    expect(tags).toBe(0);
  });

  it('that nobody knows is refused where it is asked for', async () => {
    await expect(start('unknown')).rejects.toThrow('No job "unknown" is defined.');
  });
});
