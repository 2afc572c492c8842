/** What our own server says about itself, imported: the same entities come back. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../codegen/files.ts';
import { type Document, readDocument } from '../../codegen/import/document.ts';
import { type Imported, importApi } from '../../codegen/import/importApi.ts';
import { readSchema, type SourceFile } from '../../codegen/read/readSchema.ts';
import type { ResolvedSchema } from '../../codegen/resolve/resolved.ts';
import { resolveSchema } from '../../codegen/resolve/resolveSchema.ts';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const sources = readSources(resolve(import.meta.dirname, '../..'));
/** The entity that holds contracts: no document says which one that is. */
const holder = Object.values(descriptors).find(({ scope }) => scope === 'self');
/** The organiser, and what its calls take in their query, which documents hold as parameters alone. */
const kept = [holder?.name, ...(holder?.actions.flatMap(({ query }) => query ?? []) ?? [])];
const isStart = ({ path }: SourceFile) =>
  /schema\/(?:apis|areas)\.jsonld$/.test(path) || kept.some((name) => path.endsWith(`/${name}.jsonld`));

let server: TestServer;
let hydra: Document;
let openApi: Document;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  const read = async (path: string) => readDocument(path, await (await fetch(server.origin + path)).text());
  [hydra, openApi] = [await read('/docs.jsonld'), await read('/docs.json')];
});
afterAll(() => server?.stop());

function importOwn(schema: readonly SourceFile[]): Extract<Imported, { ok: true }> {
  const imported = importApi({
    document: hydra,
    openApi,
    companions: [],
    findContext: () => undefined,
    schema,
    area: 'programming',
    api: 'ticketing',
  });
  if (!imported.ok) throw new Error(JSON.stringify(imported.faults, null, 1));
  return imported;
}

/** What documents can hold of a property. */
function describeRow({
  kind,
  target,
  many,
  required,
  readOnly,
  computed,
  role,
  inverse,
  embedded,
  ...rest
}: PropertyDescriptor) {
  const isAnswered = readOnly || computed || role || (inverse && !embedded);
  return {
    kind,
    target,
    many,
    embedded,
    shape: rest.shape,
    values: rest.values?.map(({ value }) => value),
    required: isAnswered ? undefined : required,
    readOnly: isAnswered ? true : undefined,
    min: kind === 'enum' ? undefined : rest.min,
    max: rest.max,
    maxLength: rest.maxLength,
    pattern: rest.pattern,
  };
}

/** Names that an entity's properties and calls speak of; a call at the address of the engine's own is taken for it. */
const namesIn = ({ collection, properties, actions }: EntityDescriptor): readonly (string | undefined)[] => [
  ...properties.flatMap(({ shape, target }) => [shape, target]),
  ...actions
    .filter(({ path }) => path !== `${collection}/bulk`)
    .flatMap(({ expects, returns }) => [expects, returns?.replace('collection:', '')]),
];

/** What documents describe: all but the values of calls that are taken for the engine's, and of queries. */
const described = (() => {
  const all: readonly EntityDescriptor[] = Object.values(descriptors);
  const names = new Set<string | undefined>();
  const visit = (entity: EntityDescriptor) => {
    if (names.has(entity.name)) return;
    names.add(entity.name);
    const spoken = namesIn(entity);
    for (const other of all) if (spoken.includes(other.name)) visit(other);
  };
  for (const entity of all) if (entity.scope !== 'value' || kept.includes(entity.name)) visit(entity);
  return all.filter(({ name }) => names.has(name));
})();

describe('our documents, imported onto nothing', () => {
  let made: ResolvedSchema;
  let imported: Extract<Imported, { ok: true }>;
  beforeAll(() => {
    const start = sources.filter(isStart);
    imported = importOwn(start);
    const paths = new Set(imported.files.map(({ path }) => path));
    made = resolveSchema(
      readSchema([...start.filter(({ path }) => !paths.has(path)), ...imported.files], []),
      [],
    );
  });

  it('give back every entity, in its API, at its collection, with its operations', () => {
    const facts = ({
      name,
      api,
      collection,
      operations,
      scope,
    }: (typeof made.entities)[number]['descriptor']) => ({
      name,
      ...(scope !== 'value' && { api, collection }),
      operations:
        scope === 'global' ? operations.filter((one) => one === 'list' || one === 'read') : operations,
    });
    expect(made.entities.map(({ descriptor }) => facts(descriptor))).toEqual(
      described.map(facts).sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('give back every property: range, number, choices, bounds, required, read only', () => {
    // A computed id beside its relation would be stored twice: it is left out, and reported.
    const isRemarked = (name: string, start: string) =>
      imported.remarks.some(({ about, text }) => about === name && text.startsWith(start));
    const isDropped = (name: string) => isRemarked(name, 'it holds the id of');
    // A list is taken for the other side of the one relation that leads back: that is a guess, and reported.
    const isGuessed = (name: string) => isRemarked(name, 'taken as the other side of');
    const list = (entities: readonly { name: string; properties: readonly PropertyDescriptor[] }[]) =>
      Object.fromEntries(
        entities.flatMap(({ name, properties }) =>
          properties
            // An address that a value answers with looks like its own.
            .filter((property) => property.name !== '@id')
            .filter((property) => !isDropped(`${name}.${property.name}`) && name !== holder?.name)
            .map((property) => {
              const path = `${name}.${property.name}`;
              return [path, { ...describeRow(property), ...(isGuessed(path) && { readOnly: true }) }];
            }),
        ),
      );
    expect(list(made.entities.map(({ descriptor }) => descriptor))).toEqual(list(described));
  });
});

it('our documents, imported onto our schema, change no file', () => {
  expect(importOwn(sources).files.map(({ path }) => path)).toEqual([]);
});
