/** Names that generated files have for something else. */
import { expect, it } from 'vitest';
import { field, hydra } from '../../fixtures/import/makeDocument.ts';
import { applyImport, importText, remarksOf, sayFault } from '../../fixtures/import/readImport.ts';

const classes = (...names: readonly string[]) =>
  hydra(names.map((name) => ({ '@id': `#${name}`, supportedProperty: [field('name')] })));

it('an entity called as what another accepts takes the API’s name in front', () => {
  const document = classes('Form', 'FormInput');
  const imported = importText(document);
  expect(sayFault(imported)).toBe('taken: Form, LibraryFormInput');
  expect(remarksOf(imported)).toContain(
    'LibraryFormInput: "FormInput" is, or its "FormInputInput" is, a type of another entity: it takes the API\'s name in front',
  );
  const again = importText(document, { schema: applyImport(imported) });
  expect(again.ok && again.files).toEqual([]);
  expect(sayFault(importText(classes('FormInput', 'Form')))).toBe('taken: FormInput, LibraryForm');
});

it('an entity called as a type of all entities takes the API’s name in front', () => {
  expect(sayFault(importText(classes('EntityDescriptor', 'Record')))).toBe(
    'taken: LibraryEntityDescriptor, LibraryRecord',
  );
});
