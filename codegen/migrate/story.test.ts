/**
 * What becomes of the rows of a database while its schema changes: the migrations that codegen makes of each save, on a
 * database that has rows, as a server applies them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from '../fixtures/copyTree.ts';

const tree = copyTree();
let database: PGlite;
const applied = new Set<string>();

const price = 'schema/programme/Price.jsonld';
const genre = 'schema/programme/Genre.jsonld';
const kind = 'schema/programme/Kind.jsonld';
const play = 'schema/programme/Play.jsonld';

function run(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/cli.ts', ...args], {
    cwd: tree.path,
    encoding: 'utf8',
  });
  return { status, out: (stdout + stderr).replace(/\d+ ms/g, 'N ms') };
}

const read = (path: string) => readFileSync(join(tree.path, path), 'utf8');

type Values = Record<string, unknown>;

interface Entity extends Values {
  properties: Record<string, Values>;
}

/** The entity's file as somebody saves it next. */
function save(path: string, change: (entity: Entity) => void): void {
  const entity = JSON.parse(read(path)) as Entity;
  change(entity);
  writeFileSync(join(tree.path, path), JSON.stringify(entity, null, 2));
}

/** A property of the file under another name. */
function rename(properties: Record<string, Values>, from: string, to: string, more: Values = {}): void {
  properties[to] = { ...properties[from], ...more };
  delete properties[from];
}

/** The migrations that the database lacks, and then the guards. @returns statements of the last one */
async function apply(): Promise<string[]> {
  const folder = join(tree.path, 'server/migrations');
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  await database.exec(`select set_config('app.outbox', 'off', false)`);
  for (const name of missing) {
    applied.add(name);
    await database.exec(readFileSync(join(folder, name), 'utf8'));
  }
  await database.exec(`select set_config('app.outbox', '', false)`);
  await database.exec(read('server/generated/guards.sql'));
  const last = missing.at(-1);
  return last === undefined
    ? []
    : readFileSync(join(folder, last), 'utf8').trim().split('\n--> statement-breakpoint\n');
}

const query = async (text: string) => (await database.query(text)).rows;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/schema'), join(tree.path, 'schema'), { recursive: true });
  run();
  database = await PGlite.create();
  await database.exec(`create table "outbox" ("contract_id" bigint, "id" bigserial, "entity" text,
    "entity_id" bigint, "entity_ids" bigint[], "action" text, "changes" jsonb, "actor" text)`);
  await apply();
  await database.exec(`
    insert into "house" ("contract_id", "id", "name") values (1, 1, 'A');
    insert into "genre" ("contract_id", "name") values (1, 'Farce'), (1, 'Circus');
    insert into "play" ("contract_id", "title", "door_code") values (1, 'Hamlet', 'sealed');
    insert into "play_genres" values (1, 1, 2, 0);
    insert into "rate" ("percent") values (5.5);
    insert into "price" ("contract_id", "play_id", "name", "amount", "rate_id", "sold") values (1, 1, 'full', 900, 1, 7)`);
}, 60_000);

afterAll(async () => {
  await database.close();
  tree.remove();
});

/** What codegen wrote, by which a step that waits shows that it wrote nothing. */
const written = () => [
  read('server/generated/tables.ts'),
  read('server/generated/guards.sql'),
  readdirSync(join(tree.path, 'server/migrations')),
];

// One story on one tree: each step starts from what the one before it left.
describe('a database under a changing schema', () => {
  it('keeps the values of properties that have another name, and the pairs of a relation', async () => {
    save(price, ({ properties }) => {
      rename(properties, 'rate', 'vat', { was: 'rate' });
      rename(properties, 'sold', 'soldCount', { was: 'sold' });
    });
    save(play, ({ properties }) => rename(properties, 'genres', 'kinds', { was: 'genres' }));
    expect(run()).toMatchObject({ status: 0 });
    expect(await apply()).toEqual([
      'ALTER TABLE "play_genres" RENAME TO "play_kinds";',
      'ALTER TABLE "price" RENAME COLUMN "rate_id" TO "vat_id";',
      'ALTER TABLE "price" RENAME COLUMN "sold" TO "sold_count";',
      'ALTER TABLE "play_kinds" RENAME CONSTRAINT "play_genres_pkey" TO "play_kinds_pkey";',
      'ALTER TABLE "play_kinds" RENAME CONSTRAINT "play_genres_source_id_fk" TO "play_kinds_source_id_fk";',
      'ALTER TABLE "play_kinds" RENAME CONSTRAINT "play_genres_target_id_fk" TO "play_kinds_target_id_fk";',
      'ALTER INDEX "play_genres_target_id_index" RENAME TO "play_kinds_target_id_index";',
      'ALTER TABLE "price" RENAME CONSTRAINT "price_rate_id_fk" TO "price_vat_id_fk";',
      'ALTER INDEX "price_rate_id_index" RENAME TO "price_vat_id_index";',
    ]);
    expect(await query('select "sold_count", "vat_id" from "price"')).toEqual([{ sold_count: 7, vat_id: 1 }]);
    expect(await query('select "target_id" from "play_kinds"')).toEqual([{ target_id: 2 }]);
  }, 60_000);

  it('keeps the rows of an entity that has another name, and counts on', async () => {
    renameSync(join(tree.path, genre), join(tree.path, kind));
    save(kind, (entity) => {
      Object.assign(entity, { '@id': 'Kind', was: 'Genre' });
      Object.assign(entity.properties.parent ?? {}, { range: 'Kind' });
    });
    save(play, ({ properties }) => Object.assign(properties.kinds ?? {}, { range: 'Kind' }));
    expect(run()).toMatchObject({ status: 0 });
    const statements = await apply();
    expect(statements.slice(0, 2)).toEqual([
      'ALTER TABLE "genre" RENAME TO "kind";',
      'ALTER SEQUENCE "genre_id_seq" RENAME TO "kind_id_seq";',
    ]);
    expect(statements.filter((one) => !/ RENAME |^DROP INDEX IF EXISTS "genre_search";$/.test(one))).toEqual(
      [],
    );
    await database.exec(`insert into "kind" ("contract_id", "name") values (1, 'Revue')`);
    expect(await query('select "id", "name" from "kind" order by "id"')).toEqual([
      { id: 1, name: 'Farce' },
      { id: 2, name: 'Circus' },
      { id: 3, name: 'Revue' },
    ]);
    expect(run('check')).toEqual({ status: 0, out: '' });
  }, 60_000);

  it('keeps what was removed, out of the way, and has it again when it is written again', async () => {
    const before = [read(price), read(play)];
    save(price, ({ properties }) => {
      delete properties.soldCount;
      delete properties.amount;
    });
    save(play, ({ properties }) => {
      delete properties.doorCode;
    });
    const { out } = run();
    expect(out.match(/kept until a release: .*/g)).toEqual([
      'kept until a release: play.door_code',
      'kept until a release: price.amount',
      'kept until a release: price.sold_count',
    ]);
    expect(await apply()).toEqual(['ALTER TABLE "price" ALTER COLUMN "amount" DROP NOT NULL;']);
    await database.exec(`insert into "price" ("contract_id", "play_id", "name") values (1, 1, 'reduced')`);
    await database.exec(`insert into "play" ("contract_id", "title", "door_code") values (1, 'Medea', 'sealed');
      delete from "play" where "title" = 'Medea'`);
    const [gone] = await query(
      `select "changes" -> 'door_code' as code from "outbox" where "action" = 'delete'`,
    );
    expect(gone).toEqual({ code: ['***', null] });
    [price, play].forEach((path, index) => void writeFileSync(join(tree.path, path), before[index] ?? ''));
    save(price, ({ properties }) => {
      delete properties.amount?.required;
    });
    expect(run()).toMatchObject({ status: 0, out: expect.not.stringContaining('kept') });
    expect(await apply()).toEqual([]);
    expect(await query('select "amount", "sold_count" from "price" order by "id"')).toEqual([
      { amount: 900, sold_count: 7 },
      { amount: null, sold_count: 0 },
    ]);
    expect(await query('select "door_code" from "play"')).toEqual([{ door_code: 'sealed' }]);
  }, 60_000);

  it('writes nothing that loses something, or that rows may stop, before a person has confirmed it', async () => {
    const before = [read(price), read(play)];
    const was = written();
    save(price, ({ properties }) => {
      Object.assign(properties.name ?? {}, { unique: true, in: ['full'] });
      Object.assign(properties.amount ?? {}, { required: true, max: 500 });
    });
    save(play, ({ properties }) => {
      properties.doorCode = { range: 'date' };
      properties.length = { range: 'integer', required: true };
    });
    const { status, out } = run();
    expect(status).toBe(1);
    expect(out.split('\n')).toEqual([
      'Nothing was written. This waits for you, and the tables and the server stay as they are:',
      '  play.door_code is date instead of text: not every value can be converted',
      '  play.length is new and required, and has no default: rows that are there have no value for it',
      '  price.amount is required and has no default: rows without a value stop it',
      '  price.name is unique: rows that are alike stop it',
      `  price.name is held to "name" in ('full'): rows with another value stop it`,
      '  price.amount is held to "amount" >= 0 and "amount" <= 500: rows with another value stop it',
      'What only has another name says so: "was": "<the name before>".',
      'Take it back, or read it and confirm it: npm run codegen -- generate --confirm',
      '',
    ]);
    expect(written()).toEqual(was);
    [price, play].forEach((path, index) => void writeFileSync(join(tree.path, path), before[index] ?? ''));
  }, 60_000);

  it('converts the values of a property of another kind', async () => {
    save(price, ({ properties }) => {
      properties.soldCount = { range: 'string', default: 'none', readOnly: true };
    });
    save(play, ({ properties }) => {
      properties.doorCode = { range: 'string', many: true };
    });
    expect(run()).toMatchObject({ status: 0 });
    expect(await apply()).toEqual([
      `ALTER TABLE "play" ALTER COLUMN "door_code" SET DATA TYPE jsonb USING CASE WHEN "door_code" IS NULL THEN NULL ELSE jsonb_build_array("door_code") END;`,
      'ALTER TABLE "price" ALTER COLUMN "sold_count" DROP DEFAULT;',
      'ALTER TABLE "price" ALTER COLUMN "sold_count" SET DATA TYPE text USING "sold_count"::text;',
      `ALTER TABLE "price" ALTER COLUMN "sold_count" SET DEFAULT 'none';`,
    ]);
    expect(await query('select "sold_count" from "price" order by "id"')).toEqual([
      { sold_count: '7' },
      { sold_count: '0' },
    ]);
    expect(await query('select "door_code" from "play"')).toEqual([{ door_code: ['sealed'] }]);
    save(price, ({ properties }) => {
      properties.soldCount = { range: 'integer', default: 0, readOnly: true };
    });
    expect(run().out).toContain(
      'price.sold_count is bigint instead of text: not every value can be converted',
    );
    expect(run('generate', '--confirm')).toMatchObject({ status: 0 });
    await apply();
    expect(await query('select sum("sold_count")::int as sold from "price"')).toEqual([{ sold: 7 }]);
  }, 60_000);

  it('brings the values over when the name before is written late', async () => {
    save(price, ({ properties }) => rename(properties, 'soldCount', 'soldNumber'));
    expect(run().out).toContain('kept until a release: price.sold_count');
    await apply();
    save(price, ({ properties }) => Object.assign(properties.soldNumber ?? {}, { was: 'soldCount' }));
    expect(run().out).toContain(
      '  price.sold_number is dropped with its values: price.sold_count takes its place\n',
    );
    expect(run('generate', '--confirm')).toMatchObject({ status: 0 });
    expect(await apply()).toEqual([
      'ALTER TABLE "price" DROP COLUMN "sold_number";',
      'ALTER TABLE "price" RENAME COLUMN "sold_count" TO "sold_number";',
    ]);
    expect(await query('select sum("sold_number")::int as sold from "price"')).toEqual([{ sold: 7 }]);
  }, 60_000);

  it('keeps the rows of a removed entity from everybody, and drops them with a release that is confirmed', async () => {
    rmSync(join(tree.path, price));
    for (const file of [play, 'schema/programme/PlayOrder.jsonld'])
      save(file, ({ properties }) => {
        delete properties.prices;
      });
    expect(run().out).toContain('kept until a release: price\n');
    expect(await apply()).toContain('ALTER TABLE "price" DROP CONSTRAINT "price_vat_id_fk";\n');
    await database.exec('delete from "rate"');
    expect(await query('select count(*)::int as "count" from "price" where "vat_id" is null')).toEqual([
      { count: 2 },
    ]);
    await database.exec(`set role "back_office"`);
    await expect(query('select * from "price"')).rejects.toThrow('permission denied for table price');
    await database.exec('reset role');
    const release = run('release');
    expect(release.status).toBe(1);
    expect(release.out.split('\n').slice(1)).toEqual([
      '  price is dropped with its rows',
      'Take it back, or read it and confirm it: npm run codegen -- release --confirm',
      '',
    ]);
    expect(await apply()).toEqual([]);
    expect(run('release', '--confirm')).toMatchObject({ status: 0 });
    expect(await apply()).toEqual(['DROP TABLE "price" CASCADE;']);
    expect(run('release')).toEqual({ status: 0, out: 'Nothing was removed since the last release.\n' });
  }, 60_000);
});
