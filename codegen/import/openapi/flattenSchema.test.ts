/** Schemas that are parts of one another. */
import { expect, it } from 'vitest';
import { openApi } from '../../fixtures/import/makeDocument.ts';
import { explainFault, importText, lineOf } from '../../fixtures/import/readImport.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('a schema that is a part of the next in two ways, forty times over, is read once', () => {
  const levels = Array.from({ length: 40 }, (_, level) => [
    `Level${level}`,
    { allOf: [reference(`Level${level + 1}`), reference(`Level${level + 1}`)] },
  ]);
  const last = { type: 'object', properties: { name: { type: 'string', maxLength: 40 } } };
  const imported = importText(openApi(reference('Level0'), { ...Object.fromEntries(levels), Level40: last }));
  expect(explainFault(imported)).toBe('taken: Thing');
  expect(lineOf(imported, 'Thing.name')).toBe('{ "range": "string", "maxLength": 40, "list": true }');
});

it('a part that allows no value of a property takes it away', () => {
  const imported = importText(
    openApi(
      { allOf: [reference('Base'), reference('Closed')] },
      {
        Base: { type: 'object', properties: { name: { type: 'string' }, secret: { type: 'string' } } },
        Closed: { properties: { secret: false } },
      },
    ),
  );
  expect(lineOf(imported, 'Thing.secret')).toBe('none');
});
