/** Of a large API only what was asked for. */
import { expect, it } from 'vitest';
import { call, document, field, hydra, list, object, ref } from '../fixtures/import/makeDocument.ts';
import { explainFault, importText, remarksOf, textOf } from '../fixtures/import/readImport.ts';

const text = { type: 'string' };
const records = (name: string, tag: string) => ({
  [`/${name.toLowerCase()}s`]: { get: call({ answers: list(ref(name)), tag }) },
  [`/${name.toLowerCase()}s/{id}`]: { get: call({ answers: ref(name), tag }) },
});

const api = document({
  title: 'House',
  paths: { ...records('Book', 'Shelf'), ...records('Author', 'People'), ...records('Loan', 'Desk') },
  schemas: {
    Book: object({ id: { type: 'integer' }, title: text, author: ref('Author') }),
    Author: object({ id: { type: 'integer' }, name: text }),
    Loan: object({ id: { type: 'integer' }, due: text }),
  },
});

const namesOf = (imported: ReturnType<typeof importText>) =>
  imported.ok ? [...imported.entities].sort() : explainFault(imported);

it('takes the chosen paths and tags of an OpenAPI document, and what they lead to as values', () => {
  expect(namesOf(importText(api))).toEqual(['Author', 'Book', 'Loan']);
  const shelf = importText(api, { only: ['shelf'] });
  expect(namesOf(shelf)).toEqual(['Author', 'Book']);
  expect(textOf(shelf, 'Author')).toContain('"scope": "value"');
  expect(remarksOf(shelf).join()).not.toContain('no call leads to');
  expect(namesOf(importText(api, { only: ['/loans', 'People'] }))).toEqual(['Author', 'Loan']);
});

it('takes the chosen classes of a Hydra documentation', () => {
  const described = (name: string) => ({
    '@id': `#${name}`,
    '@type': 'Class',
    title: name,
    supportedProperty: [field('title')],
    supportedOperation: [{ '@type': 'Operation', method: 'GET', returns: `#${name}` }],
  });
  const both = hydra([described('Book'), described('Loan')]);
  expect(namesOf(importText(both))).toEqual(['Book', 'Loan']);
  expect(namesOf(importText(both, { only: ['loan'] }))).toEqual(['Loan']);
  expect(explainFault(importText(both, { only: ['laon'] }))).toContain(
    'No class of the document is "laon". Perhaps you meant "Loan".',
  );
});

it('refuses what is not there, with the nearest that is', () => {
  expect(explainFault(importText(api, { only: ['Shelv'] }))).toContain(
    'No tag of the document is "Shelv". Perhaps you meant "Shelf".',
  );
  expect(explainFault(importText(api, { only: ['/loan'] }))).toContain(
    'No path of the document is "/loan". Perhaps you meant "/loans".',
  );
});
