/** What a server changed since its API was imported, so that a build stops before its users find out. */
import { expect, it } from 'vitest';
import { call, document, list, object, ref } from '../fixtures/import/makeDocument.ts';
import { applyImport, importText } from '../fixtures/import/readImport.ts';
import { readDocument } from './document.ts';
import { findDrift } from './findDrift.ts';

const text = { type: 'string' };
const id = { type: 'integer' };

const library = (schemas: object, more: object = {}) =>
  document({
    title: 'Library',
    paths: {
      '/books': {
        get: call({ answers: list(ref('Book')) }),
        post: call({ answers: ref('Book'), body: ref('Book') }),
      },
      '/books/{id}': {
        get: call({ answers: ref('Book') }),
        delete: { responses: { '204': { description: 'Gone' } } },
      },
      ...more,
    },
    schemas,
  });

const book = object({ id, title: text, subtitle: text, state: { type: 'string', enum: ['in', 'out'] } }, [
  'title',
]);
const imported = importText(library({ Book: book }));
const schema = applyImport(imported).map((file) =>
  // A person's own work: a label, and a property that no document has.
  file.path.endsWith('/Book.jsonld')
    ? { ...file, text: file.text.replace('"subtitle": {', '"subtitle": {"label": "Second title", ') }
    : file,
);

const findIn = (api: object, only?: readonly string[]) => {
  const drift = findDrift({
    document: readDocument('api.json', JSON.stringify(api)),
    companions: [],
    findContext: () => undefined,
    schema,
    area: 'library',
    api: 'library',
    ...(only && { only }),
  });
  return drift.ok ? drift.changes : drift.faults;
};

it('finds nothing where the server is as it was, whatever people wrote into the files', () => {
  expect(findIn(library({ Book: book }))).toEqual([]);
});

it('names a field, a choice, a duty and an operation that came or went', () => {
  const changed = library({
    Book: object({
      id,
      title: text,
      pages: { type: 'integer' },
      state: { type: 'string', enum: ['in', 'lost'] },
    }),
  });
  const { delete: _gone, ...kept } = changed.paths['/books/{id}'];
  expect(findIn({ ...changed, paths: { ...changed.paths, '/books/{id}': kept } })).toEqual([
    '- Book operation delete',
    '+ Book.pages (integer)',
    '+ Book.state value lost',
    '- Book.state value out',
    '- Book.subtitle',
    '~ Book.title is no longer required',
  ]);
});

it('names a collection that came, but not where a part was chosen, and one that went', () => {
  const loans = {
    '/loans': { get: call({ answers: list(ref('Loan')) }) },
    '/loans/{id}': { get: call({ answers: ref('Loan') }) },
  };
  const grown = library({ Book: book, Loan: object({ id, due: text }) }, loans);
  expect(findIn(grown)).toEqual(['+ Loan']);
  expect(findIn(grown, ['/books'])).toEqual([]);
  const other = document({ title: 'Library', paths: loans, schemas: { Loan: object({ id, due: text }) } });
  expect(findIn(other)).toEqual(['- Book', '+ Loan']);
});
