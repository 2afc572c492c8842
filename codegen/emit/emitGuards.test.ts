/** The guards on a real database made from the fixture: who sees which rows, and what is written to the outbox. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from '../fixtures/copyTree.ts';
import { entity } from '../fixtures/refuse.ts';

const outbox = `create table "outbox" ("contract_id" bigint, "id" bigserial, "entity" text, "entity_id" bigint,
  "entity_ids" bigint[], "action" text, "changes" jsonb, "actor" text)`;

/** More columns than a function of PostgreSQL takes arguments. */
const answers = Array.from({ length: 120 }, (_, index) => `"answer${index}": { "range": "string" }`);
const survey = entity(
  'Survey',
  `"collection": "/surveys", "title": "answer0", "properties": { ${answers.join(', ')} }`,
);

let database: PGlite;

const query = async (text: string) => (await database.query(text)).rows;

/** What was written to the outbox since last asked. */
async function takeOutbox(): Promise<unknown[]> {
  await database.exec('reset role');
  const rows = await query(
    'select o."contract_id" c, o."entity" e, r."entity_id" id, o."action" a, r."changes" ch, o."actor" who from "outbox" o, "records_in"(o) r order by o."id", r."entity_id"',
  );
  await database.exec('truncate "outbox"; set role "back_office"');
  return rows;
}

beforeAll(async () => {
  const tree = copyTree();
  cpSync(join(import.meta.dirname, '../fixtures/schema'), join(tree.path, 'schema'), { recursive: true });
  writeFileSync(join(tree.path, 'schema/programme/Survey.jsonld'), survey);
  spawnSync(process.execPath, ['codegen/cli.ts'], { cwd: tree.path });
  const read = (path: string) => readFileSync(join(tree.path, 'server', path), 'utf8');
  database = await PGlite.create();
  await database.exec(read('migrations/0000_initial.sql'));
  await database.exec(outbox);
  // Twice: what was applied once may be applied again.
  await database.exec(read('generated/guards.sql'));
  await database.exec(read('generated/guards.sql'));
  await database.exec(readFileSync(join(import.meta.dirname, '../../server/outbox.sql'), 'utf8'));
  tree.remove();
  await database.exec(`
    insert into "house" ("contract_id", "id", "name") values (1, 1, 'A'), (9, 2, 'B');
    insert into "rate" ("percent") values (5.5);
    insert into "genre" ("contract_id", "id", "name") values (2, 90, 'Circus');
    select set_config('app.contract', '1', false), set_config('app.actor', 'anna', false);
    set role "back_office"`);
  await takeOutbox();
}, 60_000);

afterAll(() => database.close());

it('shows a contract its own rows and those shared by all', async () => {
  expect(await query('select "contract_id" c, "name" from "house"')).toEqual([{ c: 1, name: 'A' }]);
  expect(await query('select "percent" from "rate"')).toEqual([{ percent: '5.5' }]);
  expect(await query('select "id" from "genre"')).toEqual([]);
});

it('lets a contract write nothing of another, nor what is shared', async () => {
  await expect(query(`insert into "genre" ("contract_id", "name") values (2, 'Farce')`)).rejects.toThrow(
    'new row violates row-level security policy for table "genre"',
  );
  await expect(query('insert into "rate" ("percent") values (1)')).rejects.toThrow(
    'permission denied for table rate',
  );
  await query(`update "genre" set "name" = 'Ours' where "id" = 90`);
  expect(await takeOutbox()).toEqual([]);
});

it('shows nothing where no contract was named', async () => {
  await database.exec(`select set_config('app.contract', '', false)`);
  expect(await query('select "id" from "house"')).toEqual([]);
  await database.exec(`select set_config('app.contract', '1', false)`);
});

it('refuses a reference to a row of another contract', async () => {
  await expect(query('insert into "play_genres" values (1, 1, 90, 0)')).rejects.toThrow(
    'violates foreign key',
  );
});

describe.each([
  { who: 'a statement that says nothing', rows: '', first: 1 },
  { who: 'a statement that writes many', rows: 'many', first: 101 },
])('of $who', ({ rows, first }) => {
  const second = first + 1;

  beforeAll(() => database.exec(`select set_config('app.rows', '${rows}', false)`));

  afterAll(async () => {
    await database.exec(
      `select set_config('app.rows', '', false); update "genre" set "name" = "name" || "id"`,
    );
    await takeOutbox();
  });

  it('records in the outbox each row written, with the columns that changed', async () => {
    await database.exec(`
      insert into "genre" ("contract_id", "id", "name", "parent_id")
        values (1, ${first}, 'Drama', null), (1, ${second}, 'Tragedy', ${first});
      update "genre" set "name" = upper("name") where "id" = ${first};
      update "genre" set "name" = 'DRAMA' where "id" = ${first};
      update "genre" set "name" = lower("name") where "id" in (${first}, ${second})`);
    expect(await takeOutbox()).toEqual([
      { c: 1, e: 'Genre', id: first, a: 'create', ch: {}, who: 'anna' },
      { c: 1, e: 'Genre', id: second, a: 'create', ch: {}, who: 'anna' },
      { c: 1, e: 'Genre', id: first, a: 'update', ch: { name: ['Drama', 'DRAMA'] }, who: 'anna' },
      { c: 1, e: 'Genre', id: first, a: 'update', ch: { name: ['DRAMA', 'drama'] }, who: 'anna' },
      { c: 1, e: 'Genre', id: second, a: 'update', ch: { name: ['Tragedy', 'tragedy'] }, who: 'anna' },
    ]);
  });

  it('records in the outbox that a secret changed and not what it was', async () => {
    await database.exec(`
      insert into "play" ("contract_id", "id", "title", "door_code") values (1, 5, 'Phaedra', '4711');
      update "play" set "door_code" = '0815' where "id" = 5;
      delete from "play" where "id" = 5`);
    const written = await takeOutbox();
    expect(JSON.stringify(written)).not.toMatch(/4711|0815/);
    expect(written[1]).toMatchObject({ a: 'update', ch: { door_code: ['***', '***'] } });
    expect(written[2]).toMatchObject({ a: 'delete', ch: { door_code: ['***', null] } });
  });

  it('records in the outbox what a deleted row had and whose reference it cleared', async () => {
    await query(`delete from "genre" where "id" = ${first}`);
    const had = { contract_id: [1, null], id: [first, null], name: ['drama', null] };
    const written = await takeOutbox();
    expect(written).toHaveLength(2);
    expect(written).toContainEqual({ c: 1, e: 'Genre', id: first, a: 'delete', ch: had, who: 'anna' });
    const ch = { parent_id: [first, null] };
    expect(written).toContainEqual({ c: 1, e: 'Genre', id: second, a: 'update', ch, who: 'anna' });
  });

  it('records nothing of a row that was saved as it was', async () => {
    await query(`update "genre" set "name" = "name"`);
    expect(await takeOutbox()).toEqual([]);
  });

  it('keeps the outbox silent when asked to', async () => {
    await database.exec(`select set_config('app.outbox', 'off', false);
      insert into "play" ("contract_id", "id", "title") values (1, 7, 'Faust');
      update "play" set "title" = 'Faust II' where "id" = 7; delete from "play" where "id" = 7;
      select set_config('app.outbox', '', false)`);
    expect(await takeOutbox()).toEqual([]);
  });
});

it('records in the outbox what changed of a hundred columns and more', async () => {
  await database.exec(`select set_config('app.rows', 'many', false)`);
  await query(`insert into "survey" ("contract_id", "id", "answer0") values (1, 1, 'yes'), (1, 2, 'no')`);
  await takeOutbox();
  await query(`update "survey" set "answer0" = null, "answer119" = 'last'`);
  await database.exec(`select set_config('app.rows', '', false)`);
  expect((await takeOutbox()).map((written) => (written as { ch: unknown }).ch)).toEqual([
    { answer0: ['yes', null], answer119: [null, 'last'] },
    { answer0: ['no', null], answer119: [null, 'last'] },
  ]);
});

it('records pairs in the outbox as a change of the row they start from', async () => {
  await database.exec(`
    insert into "play" ("contract_id", "id", "title") values (1, 1, 'Hamlet');
    insert into "play_genres" values (1, 1, 2, 0)`);
  await takeOutbox();
  await query('delete from "play_genres"');
  await query('insert into "play_genres" values (1, 1, 2, 0)');
  expect(await takeOutbox()).toEqual([
    { c: 1, e: 'Play', id: 1, a: 'update', ch: { genres: [[2], []] }, who: 'anna' },
    { c: 1, e: 'Play', id: 1, a: 'update', ch: { genres: [[], [2]] }, who: 'anna' },
  ]);
});

describe('of many rows together', () => {
  const perRow = async () =>
    (await query('select cardinality("entity_ids") n from "outbox" order by "id"')).map(
      (row) => (row as { n: number }).n,
    );

  beforeAll(() => database.exec(`select set_config('app.rows', 'many', false)`));

  afterAll(async () => {
    await database.exec(`select set_config('app.outbox', 'off', false);
      delete from "genre" where "id" > 500; delete from "play" where "id" > 500;
      select set_config('app.outbox', '', false), set_config('app.rows', '', false)`);
    await takeOutbox();
  });

  it('writes a row for a hundred, and for fewer where their changes are long', async () => {
    await query(
      `insert into "genre" ("contract_id", "id", "name") select 1, 500 + n, 'G' || n from generate_series(1, 250) n`,
    );
    expect(await perRow()).toEqual([100, 100, 50]);
    expect((await takeOutbox()).map((written) => (written as { id: number }).id)).toEqual(
      Array.from({ length: 250 }, (_, index) => 501 + index),
    );
    await query(
      `insert into "play" ("contract_id", "id", "title") select 1, 500 + n, 'P' || n from generate_series(1, 5) n`,
    );
    await takeOutbox();
    await query(`update "play" set "links" = to_jsonb(repeat('P', 600000)) where "id" > 500`);
    expect(await perRow()).toEqual([1, 2, 1, 1]);
    expect(await takeOutbox()).toHaveLength(5);
  });

  it('finds what they hold of a record, in its own contract and of its own entity', async () => {
    await query(`update "genre" set "name" = lower("name") where "id" in (501, 502)`);
    const find = (entity: string, id: number) => query(`select "batches_with"('${entity}', ${id}) id`);
    expect([await find('Genre', 502), await find('Genre', 503), await find('Play', 502)]).toEqual([
      [{ id: expect.any(Number) }],
      [],
      [],
    ]);
    await database.exec(`select set_config('app.contract', '2', false)`);
    const foreign = await find('Genre', 502);
    await database.exec(`select set_config('app.contract', '1', false)`);
    expect(foreign).toEqual([]);
    await takeOutbox();
  });
});

it('records many rows at a cost that grows with them, also after a write of one', async () => {
  await database.exec(`reset role; set app.outbox = 'off';
    insert into "genre" ("contract_id", "id", "name") select 1, 1000 + n, 'H' || n from generate_series(1, 4000) n;
    select set_config('app.contract', '1', false), set_config('app.outbox', 'on', false), set_config('app.rows', 'many', false);
    set role "back_office"`);
  const update = `update "genre" set "name" = "name" || 'x' where "id" > 1000 and "id" <= 1000 + `;
  await query(`${update} 1`);
  const cost = async (rows: number) => {
    const turns: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const start = performance.now();
      await query(`${update} ${rows}`);
      turns.push(performance.now() - start);
    }
    return Math.min(...turns);
  };
  const few = await cost(250);
  // Sixteen times as many: all pairs of rows would be 256 times the work.
  expect((await cost(4000)) / few).toBeLessThan(30);
  expect(await takeOutbox()).toHaveLength(1 + 3 * 250 + 3 * 4000);
});
