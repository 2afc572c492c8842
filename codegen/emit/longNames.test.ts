/** Names that PostgreSQL would cut: two tables that begin alike, on a database, each reported as its own entity. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { copyTree } from '../fixtures/copyTree.ts';
import { entity } from '../fixtures/refuse.ts';

const start = 'PerformanceOfATravellingCompanyInAVenueThatWasRentedFor';
const names = [`${start}OneEvening`, `${start}OneSeason`];
const property = 'numberOfSeatsThatAreSoldToSubscribersBeforeTheSaleOpensToEverybodyElse';

it('keeps apart tables, columns and triggers whose names begin alike', async () => {
  const tree = copyTree();
  cpSync(join(import.meta.dirname, '../fixtures/schema'), join(tree.path, 'schema'), { recursive: true });
  for (const [index, name] of names.entries())
    writeFileSync(
      join(tree.path, `schema/programme/${name}.jsonld`),
      entity(
        name,
        `"collection": "/performances${index}", "title": "name", "uniques": [["name", "${property}"]], "properties": {
          "name": { "range": "string" },
          "${property}": { "range": "integer", "min": 0, "filter": true },
          "${property}ByOrder": { "range": "integer", "min": 0 },
          "${property}Genre": { "range": "Genre" },
          "${property}Genres": { "range": "Genre", "many": true } }`,
      ),
    );
  const { status, stderr } = spawnSync(process.execPath, ['codegen/cli.ts'], {
    cwd: tree.path,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const read = (path: string) => readFileSync(join(tree.path, 'server', path), 'utf8');
  const [migration, tables, guards] = [
    'migrations/0000_initial.sql',
    'generated/tables.ts',
    'generated/guards.sql',
  ].map(read);
  tree.remove();
  const quoted = [...`${migration}`.matchAll(/"([^"]+)"/g), ...`${tables}`.matchAll(/'([^']+)'/g)];
  expect(quoted.map(([, name]) => name ?? '').filter((name) => name.length > 63)).toEqual([]);
  const database = await PGlite.create();
  await database.exec(`${migration};
    create table "outbox" ("contract_id" bigint, "id" bigserial, "entity" text, "entity_id" bigint,
      "entity_ids" bigint[], "action" text, "changes" jsonb, "actor" text)`);
  await database.exec(guards ?? '');
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_name like 'performance%' and column_name = 'id' order by 1`,
  );
  expect(rows).toHaveLength(2);
  await database.exec(`insert into "house" ("contract_id", "id", "name") values (1, 1, 'A')`);
  for (const { name } of rows) {
    await database.exec(`insert into "${name}" ("contract_id", "name") values (1, 'Ada')`);
    await database.exec(`update "${name}" set "name" = 'Grace'`);
  }
  const written = await database.query(`select "entity", "changes" from "outbox" where "action" = 'update'`);
  expect(written.rows).toEqual(
    expect.arrayContaining(names.map((name) => ({ entity: name, changes: { name: ['Ada', 'Grace'] } }))),
  );
  await database.close();
}, 90_000);
