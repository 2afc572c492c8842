/** What is generated is what the schema says, quickly made, and the schema is JSON-LD that any processor reads. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import { callsPath, emitCalls } from '../../codegen/calls/emitCalls.ts';
import { readCallSources } from '../../codegen/calls/makeCalls.ts';
import { formatFault } from '../../codegen/fault.ts';
import { compareFiles, readGenerated, readSources } from '../../codegen/files.ts';
import { generate } from '../../codegen/generate.ts';
import { isMigrated } from '../../codegen/migrate/stamp.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = readSources(root);
const entities = sources.filter(({ path }) => path.split('/').length === 3);

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

  it('are what openapi-typescript makes of the calls that are no entities', async () => {
    const calls = readCallSources(root);
    expect(calls.map(({ path }) => path)).toEqual([
      'schema/calls/accounts.openapi.json',
      'schema/calls/crm.openapi.json',
    ]);
    for (const source of calls)
      expect(await emitCalls(source)).toEqual({ text: readFileSync(join(root, callsPath(source)), 'utf8') });
  });

  it('have the migration that makes their tables', () => {
    expect(isMigrated()).toBe(true);
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
