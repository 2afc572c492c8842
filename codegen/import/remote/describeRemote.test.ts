/** What an import writes of an API whose records stay where they are. */
import { describe, expect, it } from 'vitest';
import { emptySchema, explainFault, textOf } from '../../fixtures/import/readImport.ts';
import { readDocument } from '../document.ts';
import { type Imported, importApi } from '../importApi.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object) => ({ responses: { 200: { description: 'ok', ...json(schema) } } });
const text = { type: 'string' };

/** @param parameters of the list of books */
function library(...parameters: readonly string[]) {
  const query = parameters.map((name) => ({ name, in: 'query', schema: text }));
  return {
    openapi: '3.1.0',
    info: { title: 'Library', version: '1' },
    servers: [{ url: 'https://library.test/v2' }],
    paths: {
      '/bookItems': {
        get: { parameters: query, ...answer({ type: 'array', items: ref('Book') }) },
        post: { requestBody: json(ref('Book')), ...answer(ref('Book')) },
      },
      '/bookItems/{id}': {
        get: answer(ref('Book')),
        put: { requestBody: json(ref('Book')), ...answer(ref('Book')) },
      },
      '/authors': { get: answer({ type: 'array', items: ref('Author') }) },
      '/authors/{id}': { get: answer(ref('Author')) },
    },
    components: {
      schemas: {
        Book: {
          type: 'object',
          properties: { id: { type: 'integer' }, main_title: text, author: ref('Author') },
        },
        Author: {
          type: 'object',
          properties: { id: { type: 'integer' }, name: text, books: { type: 'array', items: ref('Book') } },
        },
      },
    },
  };
}

function importRemote(document: object, schema = emptySchema): Imported {
  return importApi({
    document: readDocument('api.json', JSON.stringify(document, null, 1)),
    companions: [],
    findContext: () => undefined,
    schema,
    area: 'library',
    api: 'library',
    remote: 'https://library.test/v2/',
  });
}

const remoteOf = (imported: Imported, name: string): unknown =>
  JSON.parse(textOf(imported, name) || explainFault(imported)).remote;

describe('an import with --remote', () => {
  it('writes how the server is asked, below its address, and only what is not usual', () => {
    expect(remoteOf(importRemote(library('page', 'main_title')), 'Book')).toEqual({
      path: '/bookItems',
      style: 'json',
      list: { items: '', page: 'page' },
      update: 'put',
      filters: { mainTitle: 'main_title' },
      names: { mainTitle: 'main_title' },
    });
  });

  it('puts the API below a base of its own, with its address', () => {
    const imported = importRemote(library());
    const apis = imported.ok ? imported.files.find(({ path }) => path === 'schema/apis.jsonld')?.text : '';
    expect(apis).toContain('"base": "/library", "served": "remote", "address": "https://library.test/v2"');
  });

  it('lists what points to a record where the server filters by it, and else does not', () => {
    const books = (imported: Imported) => JSON.parse(textOf(imported, 'Author')).properties.books;
    expect(books(importRemote(library('author_id')))).toMatchObject({ inverse: 'author' });
    expect(books(importRemote(library()))).not.toHaveProperty('inverse');
  });

  it('is refused for an API whose records are kept here', () => {
    const apis = '{\n  "@graph": [\n    { "@id": "library", "@type": "Api", "base": "/library" }\n  ]\n}\n';
    const [, areas] = emptySchema;
    const schema = [{ path: 'schema/apis.jsonld', text: apis }, ...(areas ? [areas] : [])];
    expect(explainFault(importRemote(library(), schema))).toContain(
      'The API "library" is there and its records are kept here.',
    );
  });
});
