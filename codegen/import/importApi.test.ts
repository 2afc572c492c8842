/** Documents to entity files: each dialect, alone and with OpenAPI beside it, and what a second import leaves alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import {
  applyImport,
  explainFault,
  fixture,
  importFile,
  importText,
  lineOf,
  remarksOf,
  textOf,
} from '../fixtures/import/readImport.ts';
import { generate } from '../generate.ts';
import type { Imported } from './importApi.ts';

const openApi = fixture('library-openapi.json');
const dialects = ['prefixed', 'bare', 'asserted'] as const;

/** The files of an import resolve, and tables, types and descriptors can be made of them. */
function generateFrom(imported: Imported): string[] {
  const made = generate(applyImport(imported));
  return made.ok ? [] : made.faults.map(({ file, message }) => `${file} ${message}`);
}

describe('the three dialects', () => {
  it.each(dialects)('%s becomes the entities of the library', async (dialect) => {
    const imported = importFile(fixture(`library-${dialect}.jsonld`), { openApi });
    for (const name of ['Author', 'Book', 'BookLendInput', 'Chapter', 'apis'])
      await expect(textOf(imported, name)).toMatchFileSnapshot(fixture(`want/${name}.jsonld.txt`));
    expect(generateFrom(imported)).toEqual([]);
    expect(remarksOf(imported, 'conflict')).toEqual([
      'Chapter.heading: Hydra says string, OpenAPI says integer; integer is taken: OpenAPI describes the value itself',
    ]);
  });

  it.each(dialects)('%s alone says what Hydra can say', (dialect) => {
    const imported = importFile(fixture(`library-${dialect}.jsonld`));
    expect(lineOf(imported, 'Book.genre')).toBe('{ "range": "string", "list": true }');
    expect(lineOf(imported, 'Book.author')).toBe('{ "range": "Author", "required": true }');
    expect(lineOf(imported, 'Book.chapters')).toBe(
      '{ "range": "Chapter", "many": true, "inverse": "book", "embedded": true }',
    );
    expect(textOf(imported, 'Author')).toContain('"operations": ["list", "read", "create", "update"]');
    expect(generateFrom(imported)).toEqual([]);
  });

  it('and OpenAPI alone says what OpenAPI can say', () => {
    const imported = importFile(openApi);
    expect(lineOf(imported, 'Book.pages')).toBe(
      '{ "range": "integer", "min": 1, "max": 9999, "list": true }',
    );
    expect(lineOf(imported, 'Book.author')).toBe('{ "range": "Author", "embedded": true, "required": true }');
    expect(textOf(imported, 'Author')).toContain(
      '"books": {"method": "GET", "path": "/authors/{id}/books", "returns": "collection:Book"}',
    );
    expect(generateFrom(imported)).toEqual([]);
  });

  it('and OpenAPI in YAML says the same as in JSON, with its anchors written out', () => {
    const { openapi, paths, components } = JSON.parse(readFileSync(openApi, 'utf8'));
    // What two calls share is an anchor and its aliases in YAML.
    const [schema] = Object.values(components.schemas);
    const shared = { openapi, paths, components: { schemas: { ...components.schemas, Copy: schema } } };
    const yaml = stringify(shared);
    expect(yaml).toMatch(/^ *Copy: \*\w+$/m);
    expect(importText(yaml)).toEqual(importText(shared));
  });

  it('the Hydra group’s own is read with its context and collections beside it', () => {
    const imported = importFile(fixture('club.jsonld'));
    expect(textOf(imported, 'Member')).toContain('"collection": "/people"');
    expect(textOf(imported, 'Member')).toContain('"operations": ["list", "read", "create", "delete"]');
    expect(lineOf(imported, 'Member.familyName')).toBe(
      '{ "range": "string", "required": true, "list": true, "label": {"en": "Surname", "fr": "Nom"} }',
    );
    expect(textOf(imported, 'Match')).toContain('"collection": "/matches"');
    expect(remarksOf(imported, 'note')).toContain(
      'Member.invite: a templated link is a call and no field: left out',
    );
    expect(generateFrom(imported)).toEqual([]);
  });
});

describe('documents of others', () => {
  const folder = resolve(import.meta.dirname, '../../../shared/hydra-docs');
  const files = {
    'api-doc-parser-book-review-docs.jsonld': ['Book', 'Review', 'CustomResource', 'DeprecatedResource'],
    'api-platform-core-4.3.9-bare-docs.jsonld': ['Dummy', 'RelatedDummy'],
    'hydracg-heracles-people-events-docs.jsonld': ['Event', 'Person'],
  };
  for (const [name, entities] of Object.entries(files))
    it(`${name} becomes ${entities.join(', ')}`, ({ skip }) => {
      const path = join(folder, name);
      if (!existsSync(path)) skip(`${folder} is not here`);
      const imported = importFile(path);
      expect(explainFault(imported)).toBe(`taken: ${entities.join(', ')}`);
      expect(generateFrom(imported)).toEqual([]);
    });
});

describe('a second import', () => {
  const first = importFile(fixture('library-bare.jsonld'), { openApi });
  const again = (edit: (path: string, text: string) => string, api = openApi) => {
    const schema = applyImport(first).map(({ path, text }) => ({ path, text: edit(path, text) }));
    return importFile(fixture('library-bare.jsonld'), { openApi: api, schema });
  };
  const inBook = (from: string, to: string) => (path: string, text: string) => {
    if (!path.endsWith('/Book.jsonld')) return text;
    expect(text).toContain(from);
    return text.replace(from, to);
  };

  it('of the same documents writes nothing', () => {
    const imported = again((_, text) => text);
    expect(imported.ok && imported.files).toEqual([]);
  });

  it('keeps labels, columns, sections, exact kinds and the order of lines', () => {
    const line = '"isbn":        { "range": "string", "required": true';
    const imported = again((path, text) =>
      inBook(
        line,
        '"isbn": { "help": "Behind the title.", "filter": true, "unique": true, "range": "string", "required": true, "label": { "en": "ISBN", "fr": "ISBN" }',
      )(path, inBook('"summary":     { "range": "string"', '"summary":     { "range": "html"')(path, text)),
    );
    expect(imported.ok && imported.files).toEqual([]);
  });

  it('rewrites what the API says of a property, and of what it can do', () => {
    const imported = again((path, text) =>
      inBook('"min": 1, "max": 9999', '"min": 5, "section": "Size"')(
        path,
        inBook('["list", "read", "create", "update", "delete"]', '["list"]')(
          path,
          inBook(
            '["novel", "poetry", "essay"]',
            '{ "poetry": { "en": "Verse", "fr": "Vers" }, "play": "Play" }',
          )(path, inBook('"default": "novel"', '"default": "poetry"')(path, text)),
        ),
      ),
    );
    expect(lineOf(imported, 'Book.pages')).toBe(
      '{ "range": "integer", "min": 1, "max": 9999, "section": "Size", "list": true }',
    );
    expect(lineOf(imported, 'Book.genre')).toBe(
      '{ "in": {"poetry": {"en": "Verse", "fr": "Vers"}, "novel": "Novel", "essay": "Essay"}, "default": "novel" }',
    );
    expect(textOf(imported, 'Book')).toContain('["list", "read", "create", "update", "delete"]');
  });

  it('keeps what people wrote with the prefix of our vocabulary, as they wrote it', () => {
    const imported = again((path, text) =>
      inBook('"group": "library"', '"admin:group": "library", "admin:icon": "MenuBook"')(
        path,
        inBook('"collection": "/books"', '"collection": "/book"')(
          path,
          inBook(
            '"min": 1, "max": 9999',
            '"min": 5, "admin:section": "Size", "admin:help": "All of them.", "admin:filter": true',
          )(path, text),
        ),
      ),
    );
    expect(lineOf(imported, 'Book.pages')).toBe(
      '{ "range": "integer", "min": 1, "max": 9999, "admin:section": "Size", "admin:help": "All of them.", "admin:filter": true, "list": true }',
    );
    expect(textOf(imported, 'Book')).toContain('"admin:group": "library", "admin:icon": "MenuBook"');
    expect(textOf(imported, 'Book')).toContain('"collection": "/books"');
  });

  it('keeps a field that the API does not have, and says so', () => {
    const imported = again(inBook('    "isbn":', '    "shelf": { "range": "string" },\n    "isbn":'));
    expect(imported.ok && imported.files).toEqual([]);
    expect(remarksOf(imported, 'gone')).toContain(
      'Book.shelf: stands in the file and not in the documents: kept',
    );
  });

  it('adds a new field behind the one it follows in the document', () => {
    const imported = again((path, text) =>
      path.endsWith('/Book.jsonld') ? text.replace(/ {4}"summary": .*\n/, '') : text,
    );
    expect(textOf(imported, 'Book')).toMatch(/"title": .*\n {4}"summary": .*\n {4}"pages":/);
  });

  it('knows an entity that people moved to another area', () => {
    const schema = applyImport(first).map(({ path, text }) => ({
      path: path.replace('library/Book', 'archive/Book'),
      text: path.endsWith('areas.jsonld')
        ? text.replace('"library"', '"library" }, { "@id": "archive"')
        : text,
    }));
    const imported = importFile(fixture('library-bare.jsonld'), { openApi, schema });
    expect(imported.ok && imported.files).toEqual([]);
  });

  it('puts the API’s name before an entity of another API', () => {
    const schema = applyImport(first);
    const imported = importFile(fixture('library-bare.jsonld'), { openApi, schema, api: 'annex' });
    expect(imported.ok && imported.entities).toEqual([
      'AnnexBook',
      'AnnexAuthor',
      'AnnexChapter',
      'AnnexBookLendInput',
    ]);
    expect(lineOf(imported, 'AnnexBook.author')).toContain('"range": "AnnexAuthor"');
    expect(textOf(imported, 'apis')).toContain('"base": "/annex"');
  });
});

it('an area that nobody knows is added, one that is nearly right is refused', () => {
  const path = fixture('library-bare.jsonld');
  expect(explainFault(importFile(path, { schema: [] }))).toContain('The file is missing.');
  const docs = { openapi: '3.1.0', paths: {} };
  expect(explainFault(importText(docs))).toBe(
    'api.json:1 No path of the document answers records of a collection. Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
  );
});
