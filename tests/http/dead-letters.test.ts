/** Failed updates as an administrator meets them: tried again in one transaction, or skipped. And tasks by the clock. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

const SUBSCRIBER = 'tags of seasons';
let world: SaleWorld;
let isBroken = true;

beforeAll(async () => {
  world = await startSaleWorld({
    services: [
      {
        name: SUBSCRIBER,
        register: (host) =>
          host.outbox.subscribe(SUBSCRIBER, {
            entities: ['Season'],
            async run(changes, { tx, contract }) {
              for (const { entityId } of changes)
                await tx.query(
                  'INSERT INTO "tag" ("contract_id", "name") SELECT $1, "name" FROM "season" WHERE "id" = $2',
                  [contract, entityId],
                );
              if (isBroken) throw new Error('The tags are not to be had.');
            },
          }),
      },
    ],
  });
});
afterAll(() => world?.stop());

/** A season whose tag was given up. @returns the letter */
async function fail(name: string): Promise<string> {
  isBroken = true;
  const season = (await world.manage('POST', '/seasons', { name })).body['@id'];
  const listed = async () =>
    (await world.manage('GET', `/dead_letters?fields=recordId&itemsPerPage=100`)).body.member.find(
      ({ recordId }: { recordId: number }) => recordId === idOf(season),
    );
  await expect
    .poll(async () => {
      await world.rows(
        'UPDATE "outbox_position" SET "attempts" = 5, "retry_at" = NULL WHERE "subscriber" = $1 AND "attempts" > 0',
        [SUBSCRIBER],
      );
      return listed();
    })
    .toBeDefined();
  return (await listed())['@id'];
}

const countTags = async (name: string) =>
  (await world.rows('SELECT 1 FROM "tag" WHERE "name" = $1', [name])).length;

it('is shown to administrators with what failed and why, and to nobody else', async () => {
  const letter = await fail('Shown');
  expect((await world.manage('GET', letter)).body).toMatchObject({
    subscriber: SUBSCRIBER,
    entity: 'Season',
    action: 'create',
    attempts: 6,
    error: 'The tags are not to be had.',
  });
  expect((await world.call('GET', '/dead_letters')).status).toBe(403);
  expect((await world.call('GET', letter)).status).toBe(403);
  expect((await world.call('PUT', `${letter}/retry`)).status).toBe(403);
  expect((await world.call('PUT', `${letter}/skip`)).status).toBe(403);
});

it('stays when it fails again, with nothing written, and is gone once it is done', async () => {
  const letter = await fail('Retried');
  const again = await world.manage('PUT', `${letter}/retry`);
  expect([again.status, again.body.code, again.body.detail ?? again.body.message]).toEqual([
    409,
    'JOB-003',
    expect.stringContaining('The tags are not to be had.'),
  ]);
  expect([await countTags('Retried'), (await world.manage('GET', letter)).status]).toEqual([0, 200]);
  isBroken = false;
  expect((await world.manage('PUT', `${letter}/retry`)).status).toBe(204);
  expect([await countTags('Retried'), (await world.manage('GET', letter)).status]).toEqual([1, 404]);
});

it('is gone when it is skipped, and is not done', async () => {
  const letter = await fail('Skipped');
  isBroken = false;
  expect((await world.manage('PUT', `${letter}/skip`)).status).toBe(204);
  expect([await countTags('Skipped'), (await world.manage('GET', letter)).status]).toEqual([0, 404]);
});

it('of tasks by the clock, administrators see when they ran, how it went and when they run next', async () => {
  await world.rows(`UPDATE "scheduled_task" SET "due_at" = now() WHERE "name" = 'counters'`, []);
  const read = async () => (await world.manage('GET', '/scheduled_tasks?name=counters')).body.member[0] ?? {};
  await expect.poll(async () => (await read()).state).toBe('succeeded');
  const task = await read();
  expect(task).toMatchObject({ cron: '30 3 * * *', timezone: 'Europe/Paris', failures: 0 });
  expect(Date.parse(task.dueAt)).toBeGreaterThan(Date.now());
  expect((await world.call('GET', '/scheduled_tasks')).status).toBe(403);
});
