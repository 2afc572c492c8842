/** What is generated is what the schema says, quickly made, and the schema is JSON-LD that any processor reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { formatFault } from '../../codegen/fault.ts';
import { compareFiles, readGenerated, readSources } from '../../codegen/files.ts';
import { generate } from '../../codegen/generate.ts';
import { isMigrated } from '../../codegen/migrate/stamp.ts';
import { listRenames } from '../../codegen/resolve/listRenames.ts';
import { listRoutes } from '../../codegen/resolve/listRoutes.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { explainReservedTable, reservedRelations } from '../../schema/serverRelations.ts';
import * as accountTables from '../../server/accountTables.ts';
import { operations } from '../../server/engine.ts';
import { historyCalls } from '../../server/history/historyCalls.ts';
import { furtherCalls, servedCalls } from '../../server/plan/servedCalls.ts';
import { servedOperations } from '../../server/plan/servedOperations.ts';
import * as serverTables from '../../server/tables.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = readSources(root);
const entities = sources.filter(({ path }) => /^schema\/\w+\/[A-Z]\w*\.jsonld$/.test(path));

const hydra = 'http://www.w3.org/ns/hydra/core#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

type Expanded = Readonly<Record<string, unknown>>;

/** Nothing is fetched: `https://schema.test/` is the folder of the schema. */
async function expand(path: string): Promise<Expanded[]> {
  const documentLoader = async (url: string) => {
    if (!url.startsWith('https://schema.test/')) throw new Error(`"${url}" is not ours to fetch.`);
    const file = join(root, 'schema', new URL(url).pathname);
    return { contextUrl: undefined, documentUrl: url, document: JSON.parse(readFileSync(file, 'utf8')) };
  };
  const document = JSON.parse(readFileSync(join(root, path), 'utf8')) as jsonld.JsonLdDocument;
  const base = path.replace(/^schema\//, 'https://schema.test/');
  return (await jsonld.expand(document, { base, documentLoader })) as unknown as Expanded[];
}

describe('the generated files', () => {
  it('are what codegen makes of the schema', () => {
    const made = generate(sources);
    const faults = made.ok ? [] : made.faults.map(formatFault);
    expect(faults).toEqual([]);
    expect(compareFiles(readGenerated(root), made.ok ? made.files : [])).toEqual({
      written: [],
      removed: [],
    });
  });

  it('have the migration that makes their tables', () => {
    const made = generate(sources);
    const tables = readFileSync(join(root, 'server/generated/tables.ts'), 'utf8');
    expect(made.ok && isMigrated({ tables, renames: listRenames(made.schema) })).toBe(true);
  });
});

describe('the names that entities cannot have', () => {
  it('are those of the server’s own tables, and of what PostgreSQL keeps for each', () => {
    const tables = Object.values({ ...serverTables, ...accountTables }).filter((one) => is(one, PgTable));
    const names = tables
      .map((table) => getTableConfig(table))
      .flatMap(({ name, ...table }) => [
        name,
        ...table.primaryKeys.map((key) => key.getName()),
        ...table.uniqueConstraints.map((key) => key.getName()),
        ...table.indexes.map(({ config }) => config.name),
        ...table.columns
          .filter((column) => column.generatedIdentity || /serial/.test(column.getSQLType()))
          .map((column) => `${name}_${column.name}_seq`),
      ]);
    expect(names.sort()).toEqual(reservedRelations);
  });

  it('are those that statements of the engine give their own parts', () => {
    const texts = ['server/query', 'server/history']
      .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(path, 'utf8'));
    const parts = texts.flatMap((text) =>
      [...text.matchAll(/(?:WITH|,) (\w+) AS (?:MATERIALIZED )?\(/g)].map(([, name]) => name ?? ''),
    );
    expect(parts).toContain('past');
    expect(parts.filter((name) => explainReservedTable(name) === undefined)).toEqual([]);
  });
});

describe('the schema as JSON-LD', () => {
  it.each(entities.map(({ path }) => path))(
    'expands %s to a hydra:Class with its properties',
    async (path) => {
      const [node] = await expand(path);
      const source = JSON.parse(readFileSync(join(root, path), 'utf8')) as { properties: object };
      expect(node?.['@type']).toContain(`${hydra}Class`);
      const properties = (node?.[`${hydra}supportedProperty`] ?? []) as Expanded[];
      expect(properties).toHaveLength(Object.keys(source.properties).length);
      for (const property of properties) expect(Object.keys(property).length).toBeGreaterThan(1);
    },
  );

  it('gives the range of a property in the terms of RDFS', async () => {
    const [node] = await expand(entities[0]?.path ?? '');
    expect(JSON.stringify(node)).toContain(`"${rdfs}range"`);
  });
});

describe('the calls that codegen takes an entity to have', () => {
  const known = (name: string): string[] => {
    const descriptor = descriptors[name as keyof typeof descriptors];
    return listRoutes(descriptor).flatMap(({ action, method, path }) =>
      action ? [] : [`${method} ${path}`],
    );
  };
  const served = (name: string): string[] => {
    const descriptor = descriptors[name as keyof typeof descriptors];
    if (descriptor.scope === 'value') return [];
    const { collection } = descriptor;
    const isDeclared = (call: string) =>
      descriptor.actions.some(({ method, path }) => `${method} ${path}` === call);
    const further = Object.values(furtherCalls).map(({ method, path }) => `${method} ${collection}${path}`);
    return [
      ...servedOperations(descriptor).flatMap((one) =>
        operations[one].method.map(
          (method) => `${method} ${collection}${operations[one].item ? '/{id}' : ''}`,
        ),
      ),
      ...historyCalls(descriptor).map(
        ({ method, path }) => `${method} ${collection}${path.replace(/:(\w+)/g, '{$1}')}`,
      ),
      ...servedCalls(descriptor).map(
        (call) => `${furtherCalls[call].method} ${collection}${furtherCalls[call].path}`,
      ),
      // Those that an action takes the place of.
      ...known(name).filter((call) => further.includes(call) && isDeclared(call)),
    ];
  };

  it.each(Object.keys(descriptors))('are those that the server serves for %s', (name) => {
    expect(known(name).sort()).toEqual(served(name).sort());
  });
});
