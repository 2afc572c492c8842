/** Records in the envelopes of other servers: what stands around one is none of its properties. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf, remarksOf, textOf } from '../../fixtures/import/readImport.ts';

const text = { type: 'string' };
const book = { type: 'object', properties: { id: { type: 'integer' }, isbn: text } };
const object = (properties: object) => ({ type: 'object', properties });
const list = (items: object) => ({ type: 'array', items });

/** A collection whose list and whose record are answered so. */
const books = (many: object, one: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Books' },
  paths: {
    '/books': { get: { responses: { '200': answer(many) } } },
    '/books/{id}': { get: { responses: { '200': answer(one) } } },
    ...more,
  },
});

describe('an envelope', () => {
  it.each([
    ['of a name for the record', object({ books: list(book) }), object({ book })],
    ['with a schema of its own', object({ $schema: text, items: list(book), total: text }), book],
    ['with a kind and a version', object({ kind: text, apiVersion: text, items: list(book) }), book],
    [
      'of a name for the records, whatever else is in it',
      object({ books: list(book), incomplete: { type: 'boolean' }, took_ms: { type: 'integer' } }),
      book,
    ],
    ['whose list may be null', object({ items: { type: ['array', 'null'], items: book } }), book],
  ])('%s is left', (_, many, one) => {
    const imported = importText(books(many, one));
    expect(explainFault(imported)).toBe('taken: Book');
    expect(lineOf(imported, 'Book.isbn')).toBe('{ "range": "string", "list": true }');
    expect(textOf(imported, 'Book')).toContain('"operations": ["list", "read"]');
  });

  it('in a body is left too: what is in it may be written', () => {
    const post = {
      requestBody: { content: { 'application/json': { schema: object({ book: object({ isbn: text }) }) } } },
      responses: { '201': answer(book) },
    };
    const document = books(list(book), book);
    const paths = { ...document.paths, '/books': { ...document.paths['/books'], post } };
    const imported = importText({ ...document, paths });
    expect(explainFault(imported)).toBe('taken: Book');
    expect(lineOf(imported, 'Book.isbn')).toBe('{ "range": "string", "list": true }');
  });

  it('around what another call answers hides it no more', () => {
    const document = {
      ...books(
        list({ $ref: '#/components/schemas/Book' }),
        { $ref: '#/components/schemas/Book' },
        {
          '/books/newest': {
            get: { responses: { '200': answer(object({ data: { $ref: '#/components/schemas/Book' } })) } },
          },
        },
      ),
      components: { schemas: { Book: book } },
    };
    expect(textOf(importText(document), 'Book')).toContain(
      '"newest": {"method": "GET", "path": "/books/newest", "returns": "Book"}',
    );
  });
});

describe('JSON:API', () => {
  const identifier = (type: string) => object({ type: { type: 'string', enum: [type] }, id: text });
  const resource = (attributes: object, relationships: object) =>
    object({ id: text, type: text, attributes: object(attributes), relationships: object(relationships) });
  const one = resource(
    { isbn: text },
    {
      author: object({ data: identifier('people') }),
      related: object({ data: list(identifier('books')) }),
      shelf: object({ data: identifier('shelves') }),
      reviews: object({ links: { type: 'object' } }),
    },
  );
  const person = resource({ name: text }, {});
  const imported = importText(
    books(object({ data: list(one) }), object({ data: one }), {
      '/people': { get: { responses: { '200': answer(object({ data: list(person) })) } } },
    }),
  );

  it('has its attributes and what it points to as properties', () => {
    expect(explainFault(imported)).toBe('taken: Book, Person');
    expect(
      ['isbn', 'author', 'related', 'shelf', 'reviews'].map((name) => lineOf(imported, `Book.${name}`)),
    ).toEqual([
      '{ "range": "string", "list": true }',
      '{ "range": "Person" }',
      '{ "range": "Book", "many": true }',
      '{ "range": "json" }',
      'none',
    ]);
  });

  it('reports a relation to what no path answers', () => {
    expect(remarksOf(imported)).toContain(
      'Book.shelf: it points to "Shelf", which no path answers; read as json',
    );
  });
});

describe('a search engine', () => {
  const hit = object({ _index: text, _id: text, _score: { type: 'number' }, _source: book });
  const answered = object({
    took: { type: 'integer' },
    timed_out: { type: 'boolean' },
    _shards: object({ total: { type: 'integer' } }),
    hits: object({ total: object({ value: { type: 'integer' } }), max_score: text, hits: list(hit) }),
  });
  const found = object({
    _id: text,
    _version: { type: 'integer' },
    found: { type: 'boolean' },
    _source: book,
  });
  const imported = importText(books(answered, found));

  it('answers its hits’ sources, and what it says of them is none of their properties', () => {
    expect(explainFault(imported)).toBe('taken: Book');
    expect(textOf(imported, 'Book')).toContain('"operations": ["list", "read"]');
    expect(textOf(imported, 'Book').match(/^ {4}"(\w+)":/gm)).toEqual(['    "isbn":']);
  });
});

describe('a bundle', () => {
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const resource = (type: string, more: object) =>
    object({ resourceType: { const: type }, id: text, meta: { type: 'object' }, ...more });
  const path = (name: string) => ({
    [`/${name}`]: { get: { responses: { '200': answer(reference('Bundle')) } } },
    [`/${name}/{id}`]: { get: { responses: { '200': answer(reference(name)) } } },
  });
  const imported = importText({
    openapi: '3.0.3',
    paths: { ...path('Patient'), ...path('Visit') },
    components: {
      schemas: {
        Bundle: object({
          resourceType: { const: 'Bundle' },
          type: text,
          total: { type: 'integer' },
          link: list(object({ url: text })),
          entry: list(object({ fullUrl: text, resource: reference('Any'), search: object({ mode: text }) })),
        }),
        Any: { oneOf: [reference('Patient'), reference('Visit')] },
        Patient: resource('Patient', { birthDate: { type: 'string', format: 'date' } }),
        Visit: resource('Visit', { reason: text }),
      },
    },
  });

  it('is the list of what its path is called, and lists no other', () => {
    expect(explainFault(imported)).toBe('taken: Patient, Visit');
    expect(textOf(imported, 'Patient')).toContain('"operations": ["list", "read"]');
    expect(textOf(imported, 'Visit')).toContain('"operations": ["list", "read"]');
    expect(lineOf(imported, 'Patient.reason')).toBe('none');
    expect(textOf(imported, 'Patient')).toContain('"title": "birthDate"');
  });
});
