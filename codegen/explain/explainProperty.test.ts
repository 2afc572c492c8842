/** The whole explanation of a property. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { generate } from '../generate.ts';
import { explainProperty } from './explainProperty.ts';

function explain(path: string): string {
  const made = generate(readFixture());
  if (!made.ok) throw new Error('The fixture is wrong.');
  return explainProperty(made.schema, path).text;
}

it('names each decision and its line', () => {
  expect(explain('Genre.parent').split('\n')).toEqual([
    'kind "relation"',
    '    schema/programme/Genre.jsonld:7 "range"',
    'label {"en":"Parent","fr":"Parent"}',
    '    no label: the name spelled out',
    'column "parent_id"',
    '    the name in snake case, `_id` behind a relation to one',
    'target "Genre"',
    '    schema/programme/Genre.jsonld:7 "range"',
    'onDelete "clear"',
    '    schema/programme/Genre.jsonld:7 "onDelete"',
    'bigint',
    '    server/generated/tables.ts "genre"',
    'index (contract_id, parent_id, id)',
    '    server/generated/tables.ts "genre"',
    'references "genre" (contract_id, id), set null',
    '    server/generated/tables.ts "genre"',
  ]);
});

it('names the nearest when there is none', () => {
  expect(explain('Genre.name2')).toBe('"Genre" has no property "name2". Perhaps you meant "name".');
  expect(explain('Gener.name')).toBe('There is no entity "Gener". Perhaps you meant "Genre".');
});
