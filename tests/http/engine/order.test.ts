/** Lists of words stand as in a dictionary, on every database alike, and are still read from an index. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Behaviour } from '../../../server/kit.ts';
import { readStatement } from '../../../server/sql/readStatement.ts';
import { startWorld, type World } from './world.ts';

const venues = '/ticketing/v1/venues';
const places = '/ticketing/v1/venue_places';

/** In their order. By bytes "École" would stand behind "Zoé" and "de Gaulle" behind "Zola". */
const names = [
  '10 rang',
  '2 rang',
  'abbé Pierre',
  'Abbey',
  'de Gaulle',
  'École',
  'eric',
  'eric',
  'Eric',
  'Éric',
  'Éric',
  'L’Hôte',
  'Noël',
  'Œuvrard',
  'Oz',
  'Zoé',
  'Zola',
];

/** Stands for all titles that are worked out. */
const behaviour: Behaviour = {
  entity: 'User',
  computed: {
    fullName: (row) =>
      `(SELECT u."full_name" FROM "accounts_user" u WHERE u."contract_id" = ${row}."contract_id" AND u."id" = ${row}."accounts_user_id")`,
  },
};

let world: World;
beforeAll(async () => {
  world = await startWorld([behaviour]);
  const shuffled = names.map((_, index) => names[(index * 7 + 3) % names.length]);
  const insert = (text: string) => world.database.query('system', text, [JSON.stringify(shuffled)]);
  await insert(
    `INSERT INTO "venue" ("contract_id", "name") SELECT 1, "name" FROM json_array_elements_text($1) "name"`,
  );
  await insert(
    `INSERT INTO "venue_place" ("contract_id", "venue_id", "lieu_id") SELECT 1, "id", "id"::text FROM "venue" WHERE $1::text <> ''`,
  );
  await insert(
    `INSERT INTO "accounts_user" ("contract_id", "email", "full_name") SELECT 1, "at" || '@example.test', "name" FROM json_array_elements_text($1) WITH ORDINALITY n("name", "at")`,
  );
  await insert(
    `INSERT INTO "user" ("contract_id", "accounts_user_id") SELECT 1, "id" FROM "accounts_user" WHERE "full_name" <> '' AND $1::text <> ''`,
  );
});
afterAll(() => world?.stop());

interface Row {
  readonly '@id': string;
  readonly [name: string]: unknown;
}

async function ask(path: string): Promise<{ member: Row[]; view: Record<string, string> }> {
  const { status, body, text } = await world.call('GET', path);
  expect(status, text).toBe(200);
  return body;
}

/** Rows page by page, two at a time, and back again. */
async function walk(path: string): Promise<{ there: Row[]; back: Row[] }> {
  let page = await ask(`${path}&itemsPerPage=2&cursor=`);
  const pages = [page.member];
  while (page.view.next) {
    page = await ask(page.view.next);
    pages.push(page.member);
  }
  const back = [page.member];
  while (page.view.previous) {
    page = await ask(page.view.previous);
    back.unshift(page.member);
  }
  return { there: pages.flat(), back: back.flat() };
}

const readName = (row: Row) => row.name;

describe.each(['asc', 'desc'])('by a name, %s', (direction) => {
  const wanted = direction === 'asc' ? names : names.toReversed();

  it('are as a dictionary has them, whole and by cursor both ways, and no row is lost or doubled', async () => {
    const path = `${venues}?fields=name&order[name]=${direction}`;
    const { member } = await ask(path);
    expect(member.map(readName)).toEqual(wanted);
    const { there, back } = await walk(path);
    expect(there).toEqual(member);
    expect(back).toEqual(member);
    expect(new Set(there.map((row) => row['@id'])).size).toBe(names.length);
  });

  it('are so through a relation', async () => {
    const path = `${places}?fields=venue{name}&order[venue.name]=${direction}`;
    const { there, back } = await walk(path);
    expect(there.map((row) => (row.venue as Row).name)).toEqual(wanted);
    expect(back).toEqual(there);
  });

  it('are so where the title is worked out', async () => {
    const { there, back } = await walk(`/ticketing/v1/users?fields=fullName&order[fullName]=${direction}`);
    expect(there.map((row) => row.fullName)).toEqual(wanted);
    expect(back).toEqual(there);
  });

  it.each([
    [venues, 'name', 'name'],
    [places, 'venue.name', 'venue.name'],
  ])('are so in the file of %s', async (path, field, order) => {
    const query = `fields=${field}&header=names&order[${order}]=${direction}`;
    const { text } = await world.call('GET', `${path}/export.csv?${query}`);
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((cell) => JSON.parse(cell)),
    ).toEqual(wanted);
  });
});

it('are so where they are searched and filtered', async () => {
  const found = async (query: string) =>
    (await ask(`${venues}?fields=name&order[name]=asc&${query}`)).member.map(readName);
  expect(await found('q=eri')).toEqual(['eric', 'eric', 'Eric', 'Éric', 'Éric']);
  expect(await found('name[startsWith]=ab')).toEqual(['abbé Pierre', 'Abbey']);
  expect(await found('name=Eric')).toEqual(['Eric']);
  expect(await found('name[]=eric&name[]=Éric')).toEqual(['eric', 'eric', 'Éric', 'Éric']);
});

/** What PostgreSQL does for the statement of a list, where reading the whole table is no way. */
async function explain(path: string): Promise<string> {
  const spy = vi.spyOn(world.database, 'query');
  await ask(path);
  const { text = '', values = [] } =
    spy.mock.calls
      .map(([, statement, params = []]) => readStatement(statement, params))
      .find(({ text: sql }) => sql.includes('string_agg(m.j')) ?? {};
  spy.mockRestore();
  return world.database.transaction({ contract: 1 }, async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    await tx.query('SET LOCAL enable_bitmapscan = off');
    const rows = await tx.query<Record<string, string>>(`EXPLAIN ${text}`, values);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

it('are read from an index: pages, later pages by cursor, and those of one name', async () => {
  const path = `${venues}?fields=name&count=none&itemsPerPage=5&order[name]=asc`;
  const { view } = await ask(`${path}&cursor=`);
  for (const one of [path, view.next ?? '', `${venues}?fields=name&count=none&order[id]=asc&name=Eric`]) {
    const plan = await explain(one);
    expect(plan).toContain('venue_name_index');
    expect(plan).not.toMatch(/Sort Key/);
  }
  expect(await explain(`${venues}?fields=name&count=none&order[name]=asc&name=Eric`)).toMatch(
    /Index Cond: .*name = /,
  );
});
