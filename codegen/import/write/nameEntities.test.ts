/** Names that the server or generated files have for something else. */
import { expect, it } from 'vitest';
import { field, hydra } from '../../fixtures/import/makeDocument.ts';
import { applyImport, explainFault, importText, remarksOf } from '../../fixtures/import/readImport.ts';

const classes = (...names: readonly string[]) =>
  hydra(names.map((name) => ({ '@id': `#${name}`, supportedProperty: [field('name')] })));

it('an entity called as what another accepts takes the API’s name in front', () => {
  const document = classes('Form', 'FormInput');
  const imported = importText(document);
  expect(explainFault(imported)).toBe('taken: Form, LibraryFormInput');
  expect(remarksOf(imported)).toContain(
    'LibraryFormInput: "FormInput" is, or its "FormInputInput" or "FormInputValues" is, a type of another entity: it takes the API\'s name in front',
  );
  const again = importText(document, { schema: applyImport(imported) });
  expect(again.ok && again.files).toEqual([]);
  expect(explainFault(importText(classes('FormInput', 'Form')))).toBe('taken: FormInput, LibraryForm');
});

it('an entity called as a type of all entities takes the API’s name in front', () => {
  expect(explainFault(importText(classes('EntityDescriptor', 'Record')))).toBe(
    'taken: LibraryEntityDescriptor, LibraryRecord',
  );
});

it('an entity that would be a table of the server takes the API’s name in front', () => {
  const imported = importText(classes('Account', 'PgClass'));
  expect(explainFault(imported)).toBe('taken: LibraryAccount, LibraryPgClass');
  expect(remarksOf(imported)).toContain(
    'LibraryAccount: the server keeps "account" for itself: it takes the API\'s name in front',
  );
});

it('properties and calls that every object has a member for are called otherwise', () => {
  const document = hydra([
    { '@id': '#Book', supportedProperty: [field('name'), field('constructor'), field('xmin')] },
  ]);
  const imported = importText(document);
  expect(explainFault(imported)).toBe('taken: Book');
  expect(remarksOf(imported)).toEqual(
    expect.arrayContaining([
      'Book.ownConstructor: the API calls it "constructor"',
      'Book.ownXmin: the API calls it "xmin"',
    ]),
  );
  const again = importText(document, { schema: applyImport(imported) });
  expect(again.ok && again.files).toEqual([]);
});
