/** An entity in one minute: one file added to a copy of the tree, one command, a restart — and everything is there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type TreeCopy } from '../../codegen/fixtures/copyTree.ts';
import type { ServerProcess } from '../fixtures/serverProcess.ts';
import { putUsers, runInTree, signToken, startInTree, treeEntries } from '../fixtures/treeServer.ts';

const root = resolve(import.meta.dirname, '../..');

const ADMINISTRATOR = 'a@demo.test';
const NEWCOMER = 'b@demo.test';

let tree: TreeCopy;
let server: ServerProcess | undefined;
let origin = '';
let token = '';
let command: { status: number | null; out: string };

beforeAll(async () => {
  tree = copyTree(treeEntries);
  // A database from before the change: its restart has to bring the new table.
  const before = startInTree(tree.path);
  await before.ready;
  await before.stop();
  await putUsers(tree.path, [ADMINISTRATOR, NEWCOMER]);
  copyFileSync(
    join(root, 'tests/fixtures/Sponsor.jsonld'),
    join(tree.path, 'schema/programming/Sponsor.jsonld'),
  );
  command = runInTree(tree.path, 'codegen/cli.ts');
  server = startInTree(tree.path);
  origin = await server.ready;
  token = await signToken(tree.path, ADMINISTRATOR);
});

afterAll(async () => {
  await server?.stop();
  tree.remove();
});

async function call(method: string, path: string, body?: unknown, as = token) {
  const patch = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      accept: 'application/ld+json',
      ...(body === undefined ? {} : { 'content-type': patch }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: (text ? JSON.parse(text) : undefined) as Record<string, unknown> };
}

describe('one file and one command', () => {
  it('write types, descriptor, table and migration, and touch nothing else by hand', () => {
    // Every migration names what an earlier change left in the tables until the next release.
    const lines = command.out.replace(/^ {2}(?:kept until a release|What only has another name).*\n/gm, '');
    expect(lines.split('\n').map((line) => line.replace(/\d+ ms|\d{4}(?=_add)/, 'N'))).toEqual([
      'wrote schema/generated/programming/Sponsor.ts',
      'wrote schema/generated/descriptors.ts',
      'wrote schema/generated/entities.ts',
      'wrote schema/generated/values.ts',
      'wrote server/generated/database.ts',
      'wrote server/generated/guards.sql',
      'wrote server/generated/tables.ts',
      expect.stringMatching(/ entities, 7 written, 0 removed, N$/),
      'wrote server/migrations/N_add_sponsor.sql: read it before you commit it',
      '',
    ]);
    expect(command.status).toBe(0);
    const migrations = join(tree.path, 'server/migrations');
    const added = readdirSync(migrations).find((name) => name.endsWith('_add_sponsor.sql')) ?? '';
    expect(readFileSync(join(migrations, added), 'utf8')).toBe(
      readFileSync(join(root, 'tests/fixtures/add_sponsor.sql'), 'utf8'),
    );
  });

  it('give types that a program can be held to', () => {
    writeFileSync(
      join(tree.path, 'use.ts'),
      [
        "import type { EntityInputs, EntityName } from './schema/generated/entities.ts';",
        "import { sponsorDescriptor } from './schema/generated/programming/Sponsor.ts';",
        "import { sponsorTable } from './server/generated/tables.ts';",
        "export const name: EntityName = 'Sponsor';",
        "export const input: EntityInputs['Sponsor'] = { name: 'Ada', level: 'gold', contribution: 500 };",
        '// @ts-expect-error no such level',
        "export const wrong: EntityInputs['Sponsor'] = { name: 'Ada', level: 'lead' };",
        "export const column: 'ticketing_id' = sponsorTable.ticketingId.name as 'ticketing_id';",
        "export const last: 'ticketing' = sponsorDescriptor.properties[8].name;",
      ].join('\n'),
    );
    const config = { extends: './tsconfig.json', files: ['use.ts'], include: [] };
    writeFileSync(join(tree.path, 'tsconfig.use.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-p', 'tsconfig.use.json'], { cwd: tree.path, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('give an API that creates, lists, reads, changes and deletes', async () => {
    const show = await call('POST', '/ticketing/v1/ticketings', {
      title: 'Hamlet',
      timezone: 'Europe/Paris',
      currency: 'EUR',
    });
    expect(show).toMatchObject({ status: 201 });
    const ticketing = String(show.json['@id']);
    const body = {
      name: 'Ada',
      level: 'gold',
      contribution: 50_000,
      since: '2024-09-01',
      website: 'https://ada.test',
      ticketing,
    };
    const made = await call('POST', '/ticketing/v1/sponsors', body);
    const iri = String(made.json['@id']);
    const want = { '@type': 'Sponsor', ...body, isPublic: true };
    expect(made).toMatchObject({ status: 201, json: want });
    expect(await call('GET', iri)).toMatchObject({ status: 200, json: want });
    expect(await call('GET', `/ticketing/v1/sponsors?level=gold&ticketing=${ticketing}`)).toMatchObject({
      status: 200,
      json: { totalItems: 1, member: [want] },
    });
    expect(await call('GET', '/ticketing/v1/sponsors?level=silver')).toMatchObject({
      json: { totalItems: 0 },
    });
    expect(await call('PATCH', iri, { level: 'silver' })).toMatchObject({
      status: 200,
      json: { ...want, level: 'silver' },
    });
    expect(await call('PATCH', iri, { level: 'lead' })).toMatchObject({
      status: 422,
      json: { violations: [{ propertyPath: 'level' }] },
    });
    const secrets = { doorCode: 4711, isDebtor: false };
    const kept = await call('PATCH', iri, secrets);
    expect([kept.status, Object.keys(kept.json).filter((name) => name in secrets)]).toEqual([200, []]);
    expect(await call('PATCH', iri, { doorCode: 12, isDebtor: 'no' })).toMatchObject({
      status: 422,
      json: { violations: [{ propertyPath: 'doorCode' }, { propertyPath: 'isDebtor' }] },
    });
    expect(await call('DELETE', iri)).toMatchObject({ status: 204 });
    expect(await call('GET', iri)).toMatchObject({ status: 404 });
  });

  it('open it to administrators alone, until its file says whose it is', async () => {
    const newcomer = await signToken(tree.path, NEWCOMER);
    const answers = [
      await call('GET', '/ticketing/v1/sponsors', undefined, newcomer),
      await call('POST', '/ticketing/v1/sponsors', { name: 'Ada', level: 'gold' }, newcomer),
    ];
    expect(answers.map(({ status, json }) => [status, json.code, json.values])).toEqual([
      [403, 'RIGHT-001', { call: 'read', entity: 'Sponsor', policy: 'settings.read' }],
      [403, 'RIGHT-001', { call: 'create', entity: 'Sponsor', policy: 'settings.write' }],
    ]);
  });

  it('give documents that name it', async () => {
    const hydra = (await call('GET', '/docs.jsonld')).json;
    expect(JSON.stringify(hydra)).toContain('Who pays for a show without selling it.');
    const openApi = (await call('GET', '/docs.json')).json as { paths: Record<string, object> };
    expect(Object.keys(openApi.paths['/ticketing/v1/sponsors'] ?? {})).toEqual(
      expect.arrayContaining(['get', 'post']),
    );
  });

  // The four screens are shown in a browser by tests/browser, on a tree made the same way.
  it('give screens their descriptor', () => {
    expect(existsSync(join(tree.path, 'schema/generated/programming/Sponsor.ts'))).toBe(true);
    const index = readFileSync(join(tree.path, 'schema/generated/entities.ts'), 'utf8');
    expect(index).toContain("Sponsor: () => import('./programming/Sponsor.ts')");
  });
});
