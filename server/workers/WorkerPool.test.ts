import { afterEach, describe, expect, it } from 'vitest';
import type { WorkersSettings, WorkTask } from '../kit.ts';
import type * as tasks from './fixtures/tasks.ts';
import { WorkerPool } from './WorkerPool.ts';

const pools: WorkerPool[] = [];
const logged: unknown[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop();
  logged.length = 0;
});

function openPool(settings: Partial<WorkersSettings> = {}): WorkerPool {
  const pool = new WorkerPool(
    { threads: 1, waiting: 100, memory: 256, ...settings },
    { error: (details) => logged.push(details) },
  );
  pools.push(pool);
  return pool;
}

function task<Name extends keyof typeof tasks>(
  name: Name,
  timeLimit = 60_000,
): WorkTask<(typeof tasks)[Name]> {
  return { name, file: new URL('./fixtures/tasks.ts', import.meta.url), timeLimit };
}

/** Work that begins and does not end before `open`. */
function closeGate() {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  return {
    gate,
    open: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const small = { bytes: Uint8Array.of(1, 2, 3) };

describe('the pool', () => {
  it('answers what the work returned', async () => {
    const pool = openPool();
    expect(await pool.run(task('double'), small, { contract: 1 })).toEqual(Uint8Array.of(2, 4, 6));
    // The input was copied, and is still the caller's.
    expect(small.bytes).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('rejects with the problem that the work refused with, and with the message of what it threw', async () => {
    const pool = openPool();
    await expect(pool.run(task('refuse'), { task: 'This' }, { contract: 1 })).rejects.toMatchObject({
      code: 'WORK-001',
      status: 503,
      values: { task: 'This' },
    });
    await expect(pool.run(task('fail'), { message: 'No such sheet.' }, { contract: 1 })).rejects.toThrow(
      'No such sheet.',
    );
  });

  it('takes turns between contracts: two pieces of one are done among the first of another’s twenty', async () => {
    const pool = openPool();
    const { gate, open } = closeGate();
    const order: number[] = [];
    const note = (contract: number) => () => void order.push(contract);
    const first = pool.run(task('waitForGate'), { gate, answer: 0 }, { contract: 1 });
    const rest = [
      ...Array.from({ length: 20 }, () => pool.run(task('double'), small, { contract: 1 }).then(note(1))),
      ...Array.from({ length: 2 }, () => pool.run(task('double'), small, { contract: 2 }).then(note(2))),
    ];
    open();
    await Promise.all([first, ...rest]);
    expect(order.slice(0, 4)).toEqual([1, 2, 1, 2]);
    expect(order).toHaveLength(22);
  });

  it('refuses with WORK-001 what there is no room for, and goes on with the rest', async () => {
    const pool = openPool({ waiting: 4 });
    const { gate, open } = closeGate();
    const first = pool.run(task('waitForGate'), { gate, answer: 'first' }, { contract: 1 });
    const ask = (contract: number) => codeOf(pool.run(task('double'), small, { contract }));
    const answers = Promise.all([1, 1, 1, 2, 2, 3].map(ask));
    open();
    // A contract takes half of the room; the last came when all of it was taken.
    expect(await answers).toEqual(['done', 'done', 'WORK-001', 'done', 'done', 'WORK-001']);
    expect(await first).toBe('first');
    expect(await ask(3)).toBe('done');
  });

  it('counts the buffers that wait as well', async () => {
    const pool = openPool();
    const { gate, open } = closeGate();
    const first = pool.run(task('waitForGate'), { gate, answer: 0 }, { contract: 1 });
    const large = { bytes: new Uint8Array(60 * 1_048_576) };
    const answers = Promise.all(
      [0, 1, 2].map(() => codeOf(pool.run(task('double'), large, { contract: 1 }))),
    );
    open();
    expect(await answers).toEqual(['done', 'done', 'WORK-001']);
    await first;
  });

  it.each(['exit', 'fillMemory'] as const)(
    'answers WORK-002 when the thread ends under its work (%s), logs the cause, and goes on',
    async (name) => {
      const pool = openPool({ memory: 32 });
      const [ended, next] = [
        codeOf(pool.run(task(name), {}, { contract: 1 })),
        codeOf(pool.run(task('double'), small, { contract: 1 })),
      ];
      expect(await ended).toBe('WORK-002');
      expect(await next).toBe('done');
      expect(logged).toEqual([{ err: expect.any(Error), task: name }]);
    },
  );

  it('stops with WORK-003 what takes longer than it may, and goes on', async () => {
    const pool = openPool();
    const { gate } = closeGate();
    const late = codeOf(pool.run(task('waitForGate', 50), { gate, answer: 0 }, { contract: 1 }));
    const next = codeOf(pool.run(task('double'), small, { contract: 1 }));
    expect(await late).toBe('WORK-003');
    expect(await next).toBe('done');
  });

  it('gives up what nobody waits for any more, whether it waits or is under way', async () => {
    const pool = openPool();
    const { gate } = closeGate();
    const left = new AbortController();
    const { signal } = left;
    const ran: string[] = [];
    const underWay = codeOf(pool.run(task('waitForGate'), { gate, answer: 0 }, { contract: 1, signal }));
    const waiting = codeOf(
      pool
        .run(task('waitForGate'), { gate, answer: 0 }, { contract: 1, signal })
        .then(() => ran.push('waiting')),
    );
    const next = codeOf(pool.run(task('double'), small, { contract: 2 }));
    left.abort(new Error('gone'));
    expect([await underWay, await waiting]).toEqual(['gone', 'gone']);
    // The gate stays closed: only the end of the thread lets the next piece begin.
    expect(await next).toBe('done');
    expect(ran).toEqual([]);
    expect(await codeOf(pool.run(task('double'), small, { contract: 1, signal }))).toBe('gone');
  });

  it('answers WORK-004 when the server stops', async () => {
    const pool = openPool();
    const { gate } = closeGate();
    const work = [0, 1].map((answer) =>
      codeOf(pool.run(task('waitForGate'), { gate, answer }, { contract: 1 })),
    );
    await pool.stop();
    expect(await Promise.all(work)).toEqual(['WORK-004', 'WORK-004']);
    expect(await codeOf(pool.run(task('double'), small, { contract: 1 }))).toBe('WORK-004');
    expect(logged).toEqual([]);
  });
});
