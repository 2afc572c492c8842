/** Every schema file is real JSON-LD: expanded offline against our context, it says what Hydra, RDFS and SHACL say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';

const HYDRA = 'http://www.w3.org/ns/hydra/core#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\/.*\.jsonld$/.test(path),
);

/** Contexts come from the files beside; nothing is asked of any network. */
const documentLoader = async (url: string) => {
  if (!url.endsWith('/context.jsonld')) throw new Error(`"${url}" is not one of ours.`);
  return { documentUrl: url, document: JSON.parse(readFileSync(join(folder, 'context.jsonld'), 'utf8')) };
};

type Node = Record<string, readonly Record<string, unknown>[]>;

async function expand(path: string): Promise<Node> {
  const text = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const [node] = (await jsonld.expand(text, {
    base: `https://schema.invalid/${path}`,
    documentLoader,
    safe: true,
  } as never)) as unknown as [unknown];
  return node as Node;
}

describe('a schema file', () => {
  it.each(files)('%s is a hydra:Class with labels in two languages', async (path) => {
    const node = await expand(path);
    expect(node['@type']).toEqual([`${HYDRA}Class`]);
    expect(node[`${RDFS}label`]?.map((label) => label['@language']).sort()).toEqual(['en', 'fr']);
    expect(node[`${HYDRA}supportedProperty`]?.length).toBeGreaterThan(0);
  });

  it('says of a property its name, its range and whether it is required', async () => {
    const node = await expand('programming/Season.jsonld');
    const name = node[`${HYDRA}supportedProperty`]?.find(
      (property) => (property as Node)[`${HYDRA}title`]?.[0]?.['@value'] === 'name',
    ) as Node;
    expect(name[`${RDFS}range`]).toEqual([{ '@id': 'http://www.w3.org/2001/XMLSchema#string' }]);
    expect(name[`${HYDRA}required`]).toEqual([{ '@value': true }]);
  });
});
