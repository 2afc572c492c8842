/**
 * The provider on what other people's servers say: collections in each of the dialects; every class of their documents,
 * read by our importer and asked for as a resource; the collections that were saved beside somebody's documents.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyImport, emptySchema, importFile } from '../../codegen/fixtures/import/readImport.ts';
import { readSchema } from '../../codegen/read/readSchema.ts';
import { resolveSchema } from '../../codegen/resolve/resolveSchema.ts';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { hydraDataProvider } from './hydraDataProvider.ts';
import type { HydraResource, HydraShape } from './options.ts';

type Json = Readonly<Record<string, unknown>>;

const root = resolve(import.meta.dirname, '../..');
const borrowed = join(root, '../shared/hydra-docs');

/** Documents of this repository first; others' where they are kept beside the checkout. */
const documents = [join(root, 'codegen/fixtures/import'), borrowed]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith('.jsonld'));

if (!existsSync(borrowed)) console.info(`Others' documents are not read: there is no "${borrowed}".`);

/** How the dialects say a collection. `asserted` is API Platform 4.4 on: a class by assertion, terms bare. */
const dialects = {
  prefixed: (member: readonly Json[], total: number | undefined, view: Json) => ({
    '@context': '/contexts/Thing',
    '@id': '/api/things',
    '@type': 'hydra:Collection',
    'hydra:member': member,
    ...(total !== undefined && { 'hydra:totalItems': total }),
    'hydra:view': {
      '@type': 'hydra:PartialCollectionView',
      ...Object.fromEntries(Object.entries(view).map(([key, value]) => [`hydra:${key}`, value])),
    },
  }),
  bare: (member: readonly Json[], total: number | undefined, view: Json) => ({
    '@context': '/contexts/Thing',
    '@id': '/api/things',
    '@type': 'Collection',
    member,
    ...(total !== undefined && { totalItems: total }),
    view: { '@type': 'PartialCollectionView', ...view },
  }),
  asserted: (member: readonly Json[], total: number | undefined, view: Json) => ({
    '@context': '/contexts/Thing',
    '@id': '/api/things',
    '@type': 'Collection',
    memberAssertion: { property: { '@id': 'rdf:type' }, object: '#Thing' },
    member,
    ...(total !== undefined && { totalItems: total }),
    view: { '@type': 'PartialCollectionView', ...view },
  }),
} as const;

function provide(answer: (path: string) => unknown, shape: HydraShape = {}) {
  const asked: string[] = [];
  const provider = hydraDataProvider({
    apis: {
      other: {
        url: 'https://other.test/api',
        fetch: async (url) => {
          const path = decodeURIComponent(url.replace('https://other.test', ''));
          asked.push(path);
          return Response.json(answer(path));
        },
      },
    },
    resources: {
      Thing: { api: 'other', path: '/things', describe: () => shape },
      Other: { api: 'other', path: '/others' },
    },
  });
  return { provider, asked };
}

const page = {
  pagination: { page: 2, perPage: 2 },
  sort: { field: 'id', order: 'ASC' as const },
};

const view = { '@id': '/api/things?page=2', previous: '/api/things?page=1', next: '/api/things?page=3' };

describe.each(Object.entries(dialects))('a collection in the %s dialect', (_name, write) => {
  const members = [
    { '@id': '/api/things/3', '@type': 'Thing', name: 'Three', other: '/api/others/8' },
    { '@id': '/api/things/a%20b', '@type': 'Thing', name: 'Four', other: null },
  ];
  const shape = { relations: { other: { resource: 'Other' } } };

  it('is a list with its total', async () => {
    const { provider } = provide(() => write(members, 7, view), shape);
    expect(await provider.getList('Thing', { ...page, filter: {} })).toEqual({
      data: [
        { '@id': '/api/things/3', '@type': 'Thing', id: '3', name: 'Three', other: '8' },
        { '@id': '/api/things/a%20b', '@type': 'Thing', id: 'a b', name: 'Four', other: null },
      ],
      total: 7,
      meta: { isTotalBound: false },
    });
  });

  it('is paged by its view links where no total is said', async () => {
    const { provider } = provide(() => write(members, undefined, view), shape);
    const { pageInfo, total } = await provider.getList('Thing', { ...page, filter: {} });
    expect([total, pageInfo]).toEqual([undefined, { hasNextPage: true, hasPreviousPage: true }]);
    const { provider: last } = provide(() => write(members, undefined, { previous: view.previous }), shape);
    expect((await last.getList('Thing', { ...page, filter: {} })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it('is asked by filters as API Platform reads them', async () => {
    const { provider, asked } = provide(() => write([], 0, {}), shape);
    await provider.getList('Thing', {
      ...page,
      sort: { field: 'name', order: 'DESC' },
      filter: { name: 'Three', other: '8', made: { after: '2026-01-01' }, exists: { other: true } },
    });
    expect(asked).toEqual([
      '/api/things?page=2&itemsPerPage=2&order[name]=desc&name=Three&other=/api/others/8' +
        '&made[after]=2026-01-01&exists[other]=true',
    ]);
  });

  it('answers many records at once, and what points to one', async () => {
    const { provider, asked } = provide(() => write(members, 2, {}), shape);
    const { data } = await provider.getMany('Thing', { ids: ['3', 'a b'] });
    expect(data.map(({ id }) => id)).toEqual(['3', 'a b']);
    await provider.getManyReference('Thing', { ...page, target: 'other', id: '8', filter: {} });
    expect(asked[1]).toContain('other=/api/others/8');
  });
});

interface Imported {
  /** Of its API's entrypoint. */
  readonly base: string;
  readonly entities: readonly EntityDescriptor[];
}

/** What our importer makes of a document: what an admin of that server would know. */
function importDocument(path: string): Imported {
  const files = applyImport(importFile(path), emptySchema);
  const { apis, entities } = resolveSchema(readSchema(files, []), []);
  return { base: apis[0]?.base ?? '', entities: entities.map(({ descriptor }) => descriptor) };
}

/** The resources of a document, as an admin hands them to the provider. */
const resourcesOf = ({ entities }: Imported): Record<string, HydraResource> =>
  Object.fromEntries(
    entities
      .filter(({ scope }) => scope !== 'value')
      .map(({ name, collection, properties }) => [
        name,
        {
          api: 'other',
          path: collection,
          describe: () => ({
            relations: Object.fromEntries(
              properties.flatMap(({ name: property, target, many }) =>
                target ? [[property, { resource: target, many: many ?? false }]] : [],
              ),
            ),
          }),
        },
      ]),
  );

it('asks one by one for many records where the server knows no filter by id and answers its first page', async () => {
  const thing = (id: string) => ({ '@id': `/api/things/${id}`, '@type': 'Thing', name: `Thing ${id}` });
  const { provider, asked } = provide((path) =>
    path.includes('?')
      ? dialects.prefixed([thing('1'), thing('2')], 90, {})
      : thing(path.slice(path.lastIndexOf('/') + 1)),
  );
  const { data } = await provider.getMany('Thing', { ids: ['2', '70'] });
  expect(data.map(({ name }) => name)).toEqual(['Thing 2', 'Thing 70']);
  expect(asked).toEqual(['/api/things?page=1&itemsPerPage=2&id[]=2&id[]=70', '/api/things/70']);
});

describe.each(documents.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))('%s', (file, path) => {
  const imported = importDocument(path);
  const { base, entities } = imported;
  const asked = entities.filter(({ scope, operations }) => scope !== 'value' && operations.length > 0);
  const collectionOf = (name: string | undefined) =>
    base + (entities.find((one) => one.name === name)?.collection ?? '');
  const dialect = /prefixed|book-review/.test(file)
    ? 'prefixed'
    : /asserted/.test(file)
      ? 'asserted'
      : 'bare';

  it('describes resources', () => {
    expect(asked.length).toBeGreaterThan(0);
  });

  it.each(asked.map((entity) => [entity.name, entity] as const))(
    'has %s, which is listed, filtered, read and changed by what it names',
    async (name, { properties }) => {
      const iri = `${collectionOf(name)}/5`;
      const singles = properties.filter(({ many }) => !many);
      const wireValue = ({ target, name: property }: (typeof singles)[number], id: string) =>
        target ? `${collectionOf(target)}/${id}` : `${property} ${id}`;
      const record: Json = {
        '@id': iri,
        '@type': name,
        ...Object.fromEntries(singles.map((property) => [property.name, wireValue(property, '8')])),
      };
      const sent: { url: string; method: string; body: unknown }[] = [];
      const provider = hydraDataProvider({
        apis: {
          other: {
            url: `https://other.test${base}`,
            fetch: async (address, { method = 'GET', body }) => {
              const url = decodeURIComponent(address.replace('https://other.test', '').replaceAll('+', ' '));
              sent.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
              return Response.json(
                url.startsWith(`${iri}`) ? record : dialects[dialect]([record], 1, { '@id': url }),
              );
            },
          },
        },
        resources: resourcesOf(imported),
      });
      const wanted = {
        ...record,
        id: '5',
        ...Object.fromEntries(
          singles.flatMap(({ name: property, target }) => (target ? [[property, '8']] : [])),
        ),
      };
      const filter = Object.fromEntries(
        singles.map((property) => [property.name, property.target ? '9' : wireValue(property, '9')]),
      );
      const { data, total } = await provider.getList(name, { ...page, filter });
      expect([data, total]).toEqual([[wanted], 1]);
      for (const property of singles)
        expect(sent[0]?.url).toContain(`${property.name}=${wireValue(property, '9')}`);
      const { data: previousData } = await provider.getOne(name, { id: '5' });
      expect(previousData).toEqual(wanted);
      await provider.update(name, { id: '5', data: { ...previousData, ...filter }, previousData });
      expect(sent.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
        `GET ${iri}`,
        `PATCH ${iri}`,
      ]);
      expect(sent[2]?.body).toEqual(
        Object.fromEntries(singles.map((property) => [property.name, wireValue(property, '9')])),
      );
    },
  );
});

const companions = join(borrowed, 'companions');
const hasCompanions = existsSync(companions);

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe('what a server of the Hydra group answered', () => {
  const title = hasCompanions ? 'is a list' : `is not read: there is no "${companions}"`;

  it.skipIf(!hasCompanions).each([
    ['heracles-events.jsonld', ['1', '2', '3'], false],
    ['heracles-people.jsonld', ['1'], true],
  ])(`%s ${title}, in the graph it stands in`, async (file, ids, hasNextPage) => {
    const { provider } = provide(() => read(join(companions, file)));
    const { data, pageInfo, total } = await provider.getList('Thing', { ...page, filter: {} });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(total).toBeUndefined();
    expect(pageInfo).toEqual({ hasNextPage, hasPreviousPage: false });
  });
});
