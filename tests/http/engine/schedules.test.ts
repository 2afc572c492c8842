/** Work by the clock: once for all servers, made up for once, tried again, taken over. */
import { afterEach, expect, it } from 'vitest';
import { scheduledTasks } from '../../../overrides/jobs/ScheduledTask/server.ts';
import type { Host, ScheduleContext, Service } from '../../../server/kit.ts';
import { type Ground, mostServers, openGround } from './ground.ts';

let ground: Ground | undefined;
afterEach(() => ground?.stop());

/** Far enough away that it is due in a test only when the test makes it so. */
const YEARLY = '0 0 1 1 *';

const nightly = (run: (context: ScheduleContext) => Promise<void>, cron = YEARLY): Service => ({
  name: 'nightly',
  register: (host) => host.jobs.schedule('nightly check', cron, { timezone: 'Europe/Paris' }, run),
});

const change = ({ database }: Pick<Host, 'database'>, set: string) =>
  database.query('system', `UPDATE "scheduled_task" SET ${set} WHERE "name" = 'nightly check' RETURNING 1`);

async function readTask({ database }: Pick<Host, 'database'>) {
  const [task] = await database.query<{
    due: boolean;
    soon: boolean;
    failures: number;
    ended: boolean;
    succeeded: boolean;
  }>(
    'system',
    `SELECT "due_at" <= now() AS "due", "due_at" <= now() + interval '61 seconds' AS "soon", "failures",
       coalesce("ended_at" >= "started_at", false) AS "ended", coalesce("succeeded_at" = "ended_at", false) AS "succeeded"
     FROM "scheduled_task" WHERE "name" = 'nightly check'`,
  );
  return task;
}

const waitForRecord = (host: Host) => expect.poll(() => readTask(host)).toBeDefined();

it(`runs once for ${mostServers} servers, and once however often it was missed`, async () => {
  ground = await openGround();
  let runs = 0;
  const services = [
    scheduledTasks,
    nightly(async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }),
  ];
  const first = await ground.start(services);
  await waitForRecord(first.host);
  expect([runs, await readTask(first.host)]).toMatchObject([0, { due: false, ended: false }]);
  await change(first.host, `"due_at" = now() - interval '40 days'`);
  await first.stop();
  const [{ host }] = (await Promise.all(
    Array.from({ length: mostServers }, () => (ground as Ground).start(services)),
  )) as [Awaited<ReturnType<Ground['start']>>];
  await expect.poll(() => readTask(host)).toMatchObject({ due: false, ended: true, succeeded: true });
  expect(runs).toBe(1);
  await change(host, `"due_at" = now()`);
  await expect.poll(() => runs).toBe(2);
  await expect.poll(() => readTask(host)).toMatchObject({ due: false, succeeded: true });
  expect(runs).toBe(2);
});

it('is tried again soon after a failure, which its record shows until it succeeds', async () => {
  ground = await openGround();
  let isBroken = true;
  const { host } = await ground.start([
    scheduledTasks,
    nightly(async () => {
      if (isBroken) throw new Error('The facts are not to be had.');
    }),
  ]);
  await waitForRecord(host);
  await change(host, `"due_at" = now()`);
  await expect
    .poll(() => readTask(host))
    .toMatchObject({ due: false, soon: true, ended: true, succeeded: false, failures: 1 });
  isBroken = false;
  await change(host, `"due_at" = now()`);
  await expect.poll(() => readTask(host)).toMatchObject({ soon: false, succeeded: true, failures: 0 });
});

it('is begun anew when the server that ran it gave no sign of life for a minute, and not before', async () => {
  ground = await openGround();
  let runs = 0;
  const { host } = await ground.start([
    scheduledTasks,
    nightly(async () => {
      runs += 1;
    }),
  ]);
  await waitForRecord(host);
  const begun = (ago: number) =>
    `"due_at" = now() - interval '1 hour', "started_at" = now() - interval '1 hour', "ended_at" = NULL,
     "alive_at" = now() - interval '${ago} seconds'`;
  await change(host, begun(0));
  // One look of the server, and more.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(runs).toBe(0);
  await change(host, begun(61));
  await expect.poll(() => readTask(host)).toMatchObject({ succeeded: true });
  expect(runs).toBe(1);
});

it('is left by a server that stops, and begun anew by the next', async () => {
  ground = await openGround();
  const ends: string[] = [];
  const services = [
    scheduledTasks,
    nightly(async ({ signal }) => {
      if (ends.length > 0) return void ends.push('done');
      ends.push('begun');
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      ends.push('left');
      throw signal.reason;
    }),
  ];
  const first = await ground.start(services);
  await waitForRecord(first.host);
  await change(first.host, `"due_at" = now()`);
  await expect.poll(() => ends).toEqual(['begun']);
  await first.stop();
  const next = await ground.start(services);
  await expect.poll(() => readTask(next.host)).toMatchObject({ succeeded: true, failures: 0 });
  expect(ends).toEqual(['begun', 'left', 'done']);
});

it('is due anew when its times change', async () => {
  ground = await openGround();
  const first = await ground.start([scheduledTasks, nightly(async () => undefined)]);
  await waitForRecord(first.host);
  expect(await readTask(first.host)).toMatchObject({ soon: false });
  await first.stop();
  const next = await ground.start([scheduledTasks, nightly(async () => undefined, '* * * * *')]);
  await expect.poll(() => readTask(next.host)).toMatchObject({ soon: true });
});
