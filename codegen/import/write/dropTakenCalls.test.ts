/** Calls that stand where records are answered here. */
import { expect, it } from 'vitest';
import { answer, call, list, openApi, parameter, ref } from '../../fixtures/import/makeDocument.ts';
import { applyImport, importText, remarksOf, textOf } from '../../fixtures/import/readImport.ts';
import { generate } from '../../generate.ts';

it('a list by another key is left out where a record is read by its id', () => {
  const things = openApi({ type: 'object', properties: { name: { type: 'string' } } });
  const document = {
    ...things,
    paths: {
      ...things.paths,
      // Two servers' habits at once: their addresses differ by the name of the parameter alone.
      '/things/{shelf}': {
        parameters: [parameter('shelf')],
        get: { operationId: 'listOfShelf', responses: { '200': answer(list(ref('Thing'))) } },
        post: call({ id: 'putOnShelf', body: ref('Thing') }),
      },
    },
  };
  const imported = importText(document);
  expect(textOf(imported, 'Thing')).toContain('"putOnShelf": {"method": "POST", "path": "/things/{shelf}"');
  expect(textOf(imported, 'Thing')).not.toContain('listOfShelf');
  expect(remarksOf(imported)).toContain(
    'Thing.listOfShelf: records are answered at GET /things/{shelf}: the call is left out',
  );
  expect(generate(applyImport(imported)).ok).toBe(true);
});
