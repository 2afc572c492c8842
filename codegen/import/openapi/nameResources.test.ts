/** What an entity is called: by its component, where that says more than the path. */
import { expect, it } from 'vitest';
import { answer } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText } from '../../fixtures/import/readImport.ts';

it.each([
  ['/owners', 'OwnerEntity', 'Owner'],
  ['/users', 'Users', 'User'],
  ['/species', 'SpeciesBase', 'Species'],
  ['/organs', 'LegalEntity', 'LegalEntity'],
  ['/posts', 'BlogPost', 'BlogPost'],
  ['/settings', 'My%20Setting', 'MySetting'],
])('at %s the component %s is the entity %s', (path, component, want) => {
  const items = { $ref: `#/components/schemas/${component}` };
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  const imported = importText({
    openapi: '3.0.0',
    paths: {
      [path]: { get: { responses: { '200': answer({ type: 'array', items }) } } },
      [`${path}/{id}`]: { get: { responses: { '200': answer(items) } } },
    },
    components: { schemas: { [decodeURIComponent(component)]: schema } },
  });
  expect(explainFault(imported)).toBe(`taken: ${want}`);
});
