/** Subscribers of the outbox: every change at least once, in order, whoever dies, fails or commits late. */
import { afterEach, describe, expect, it } from 'vitest';
import { deadLetters } from '../../../overrides/jobs/DeadLetter/server.ts';
import type { Database, DetailedChange, Host, Service, Subscriber } from '../../../server/kit.ts';
import { readNext, renderNext } from '../../../server/outbox/readOutbox.ts';
import type { RunningServer } from '../../../server/start.ts';
import { testDatabase } from '../../fixtures/server.ts';
import { type Ground, mostServers, openGround as open } from './ground.ts';

const grounds: Ground[] = [];
afterEach(async () => {
  for (const ground of grounds.splice(0)) await ground.stop();
});

async function openGround(): Promise<Ground> {
  const ground = await open();
  grounds.push(ground);
  return ground;
}

const subscribing = (name: string, run: Subscriber['run']): Service => ({
  name,
  register: (host) => host.outbox.subscribe(name, { entities: ['Season'], run }),
});

interface Got {
  readonly contract: number;
  readonly season: number;
  readonly action: string;
  readonly name: unknown;
}

const toGot = ({ contract, entityId, action, changes }: DetailedChange): Got => ({
  contract,
  season: entityId,
  action,
  name: changes.name?.[1],
});

async function createSeason(database: Database, contract: number, name: string): Promise<number> {
  const [season] = await database.query<{ id: number }>(
    { contract },
    `INSERT INTO "season" ("contract_id", "name") VALUES ($1, $2) RETURNING "id"`,
    [contract, name],
  );
  return Number(season?.id);
}

const rename = (database: Pick<Database, 'query'>, contract: number, season: number, name: string) =>
  database.query({ contract }, `UPDATE "season" SET "name" = $3 WHERE "contract_id" = $1 AND "id" = $2`, [
    contract,
    season,
    name,
  ]);

const readPosition = async ({ database }: Host, subscriber: string) =>
  (
    await database.query<{ attempts: number; error: string | null }>(
      'system',
      `SELECT "attempts", "error" FROM "outbox_position" WHERE "contract_id" = 1 AND "subscriber" = $1`,
      [subscriber],
    )
  )[0];

describe('a subscriber of the outbox', () => {
  it('gets what is committed after it is there for the first time, in order, and goes on where it was', async () => {
    const ground = await openGround();
    const before = await ground.start([]);
    const early = await createSeason(before.host.database, 1, 'Before anybody listens');
    await before.stop();
    const got: Got[] = [];
    const take = subscribing('seasons', (changes) => void got.push(...changes.map(toGot)));
    const first = await ground.start([take]);
    const season = await createSeason(first.host.database, 1, 'Winter');
    await rename(first.host.database, 1, season, 'Spring');
    await expect.poll(() => got.length).toBe(2);
    await first.stop();
    expect(got).toEqual([
      { contract: 1, season, action: 'create', name: undefined },
      { contract: 1, season, action: 'update', name: 'Spring' },
    ]);
    const without = await ground.start([]);
    await rename(without.host.database, 1, season, 'Summer');
    await rename(without.host.database, 1, early, 'Old');
    await without.stop();
    await ground.start([take]);
    await expect.poll(() => got.slice(2).map(({ name }) => name)).toEqual(['Summer', 'Old']);
  });

  it('gets every record that a statement wrote together, in portions of a hundred', async () => {
    const ground = await openGround();
    const portions: number[][] = [];
    const { host } = await ground.start([
      subscribing('seasons', (changes) => void portions.push(changes.map(({ entityId }) => entityId))),
    ]);
    const rows = await host.database.query<{ id: number }>(
      { contract: 1, rows: 'many' },
      `INSERT INTO "season" ("contract_id", "name") SELECT 1, 'Season ' || n FROM generate_series(1, 250) n RETURNING "id"`,
    );
    await expect.poll(() => portions.flat().length).toBe(250);
    expect(portions.flat()).toEqual(rows.map(({ id }) => Number(id)).sort((a, b) => a - b));
    expect(portions.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('writes in the transaction that moves it on: what failed is undone, and the record is tried again', async () => {
    const ground = await openGround();
    let failures = 2;
    const { host } = await ground.start([
      subscribing('copies', async (changes, { tx, contract }) => {
        for (const { entityId } of changes)
          await tx.query(
            `INSERT INTO "tag" ("contract_id", "name") SELECT $1, "name" FROM "season" WHERE "id" = $2`,
            [contract, entityId],
          );
        if (failures-- > 0) throw new Error('The tags are not to be had.');
      }),
    ]);
    await createSeason(host.database, 1, 'Once');
    await expect.poll(() => readPosition(host, 'copies')).toMatchObject({ attempts: 1 });
    expect(await readPosition(host, 'copies')).toEqual({ attempts: 1, error: 'The tags are not to be had.' });
    await expect.poll(() => readPosition(host, 'copies')).toEqual({ attempts: 0, error: null });
    const tags = await host.database.query('system', `SELECT "name" FROM "tag" WHERE "name" = 'Once'`);
    expect(tags).toHaveLength(1);
  });
});

/** The next attempt is the last one, and due. */
const exhaust = ({ database }: Host, subscriber: string) =>
  database.query(
    'system',
    `UPDATE "outbox_position" SET "attempts" = 5, "retry_at" = NULL WHERE "subscriber" = $1 AND "attempts" > 0`,
    [subscriber],
  );

describe('a change that fails as often as it is tried', () => {
  it('is put aside for people, and what came after it goes on', async () => {
    const ground = await openGround();
    const got: unknown[] = [];
    const { host } = await ground.start([
      deadLetters,
      subscribing('picky', (changes) => {
        if (changes.some(({ changes: { name } }) => name?.[1] === 'Poison'))
          throw new Error('Poison is not to my taste.');
        got.push(...changes.map(({ changes: { name } }) => name?.[1] ?? 'new'));
      }),
    ]);
    const { database } = host;
    const season = await createSeason(database, 1, 'Winter');
    const names = Array.from({ length: 12 }, (_, at) => (at === 7 ? 'Poison' : `Name ${at}`));
    await database.transaction({ contract: 1 }, async (tx) => {
      for (const name of names)
        await tx.query(`UPDATE "season" SET "name" = $2 WHERE "id" = $1`, [season, name]);
    });
    // Everything before it is not held up by it.
    await expect.poll(() => got).toEqual(['new', ...names.slice(0, 7)]);
    await expect.poll(() => readPosition(host, 'picky')).toMatchObject({ attempts: 1 });
    await exhaust(host, 'picky');
    await expect.poll(() => got).toEqual(['new', ...names.filter((name) => name !== 'Poison')]);
    const letters = await database.query(
      'system',
      `SELECT "subscriber", "entity", "record_id" AS "record", "action", "attempts", "error" FROM "dead_letter"`,
    );
    expect(letters).toEqual([
      {
        subscriber: 'picky',
        entity: 'Season',
        record: season,
        action: 'update',
        attempts: 6,
        error: 'Poison is not to my taste.',
      },
    ]);
  });
});

/** A pseudo-random sequence, the same at every run. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a storm of changes', () => {
  it(`reaches a failing subscriber of ${mostServers} servers whole and in order, each contract by one at a time`, {
    timeout: 120_000,
  }, async () => {
    const ground = await openGround();
    const dice = createDice(7);
    const got: Got[] = [];
    const under = new Set<number>();
    const overlaps: number[] = [];
    const take = subscribing('storm', async (changes, { tx, contract }) => {
      if (under.has(contract)) overlaps.push(contract);
      under.add(contract);
      try {
        await tx.query('SELECT 1');
        if (dice() < 0.1) throw new Error('Bad luck.');
        got.push(...changes.map(toGot));
        // Delivered and not stored: at least once, not exactly.
        if (dice() < 0.05) throw new Error('Worse luck.');
      } finally {
        under.delete(contract);
      }
    });
    const running = await Promise.all(Array.from({ length: mostServers }, () => ground.start([take])));
    const written = new Map<number, string[]>();
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const { database } = (running[writer % mostServers] as RunningServer).host;
        const contract = 1 + (writer % 2);
        const season = await createSeason(database, contract, `Of ${writer}`);
        const names: string[] = [];
        written.set(season, names);
        for (let turn = 0; turn < 25; turn += 1) {
          const name = `${writer}.${turn}`;
          names.push(name);
          await database.transaction({ contract }, async (tx) => {
            await tx.query(`UPDATE "season" SET "name" = $3 WHERE "contract_id" = $1 AND "id" = $2`, [
              contract,
              season,
              name,
            ]);
            // Ids are taken now, and committed in another order.
            if (testDatabase === 'postgres') await new Promise((resolve) => setTimeout(resolve, dice() * 20));
          });
        }
      }),
    );
    const namesOf = (season: number) =>
      got.flatMap((one) => (one.season === season && one.action === 'update' ? [String(one.name)] : []));
    const last = [...written].map(([season, names]) => [season, names.at(-1)] as const);
    await expect
      .poll(() => last.every(([season, name]) => namesOf(season).at(-1) === name), { timeout: 60_000 })
      .toBe(true);
    expect(overlaps).toEqual([]);
    for (const [season, names] of written) {
      const taken = namesOf(season);
      // Told again, some are; taken by their first time, all are there in order.
      expect([...new Set(taken)]).toEqual(names);
    }
  });
});

describe.runIf(testDatabase === 'postgres')('a change that is committed late, with a lower id', () => {
  /** One transaction writes first and commits last. @returns names in the order in which a reader got them */
  async function readAlong(isGuarded: boolean): Promise<readonly unknown[]> {
    const ground = await openGround();
    const { host } = await ground.start([]);
    const { database } = host;
    const [late, quick] = [await createSeason(database, 1, 'Late'), await createSeason(database, 1, 'Quick')];
    const [end] = await database.query<{ transaction: string; id: number }>(
      'system',
      `SELECT "transaction"::text AS "transaction", "id" FROM "outbox" ORDER BY "transaction" DESC, "id" DESC LIMIT 1`,
    );
    let after = { transaction: String(end?.transaction), id: Number(end?.id), place: 1 };
    const names: unknown[] = [];
    const readOn = async () => {
      const { changes, end: next } = await readNext(
        database,
        { contract: 1, after, entities: ['Season'], most: 10 },
        renderNext({ isGuarded }),
      );
      names.push(...changes.map((change) => change.changes.name?.[1]));
      after = next ?? changes.at(-1) ?? after;
    };
    await database.transaction({ contract: 1 }, async (tx) => {
      await tx.query(`UPDATE "season" SET "name" = 'written first' WHERE "id" = $1`, [late]);
      await rename(database, 1, quick, 'committed first');
      await readOn();
    });
    // Until all that runs began later: other databases of the server count too.
    await expect
      .poll(async () => {
        const [row] = await database.query<{ isPast: boolean }>(
          'system',
          `SELECT max("transaction") < pg_snapshot_xmin(pg_current_snapshot()) AS "isPast" FROM "outbox" WHERE "id" > $1`,
          [Number(end?.id)],
        );
        return row?.isPast;
      })
      .toBe(true);
    await readOn();
    return names;
  }

  it('is delivered, before what was written after it', async () => {
    expect(await readAlong(true)).toEqual(['written first', 'committed first']);
  });

  it('is lost by a reader that does not wait for the transactions that still run', async () => {
    expect(await readAlong(false)).toEqual(['committed first']);
  });
});
