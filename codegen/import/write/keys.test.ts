/** Whose each key is: of the API or of people, never of both and never of nobody. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../files.ts';
import {
  apiEntityKeys,
  apiPropertyKeys,
  peopleEntityKeys,
  peoplePropertyKeys,
  propertyOrder,
} from './keys.ts';

const entities = readSources(resolve(import.meta.dirname, '../../..'))
  .filter(({ path }) => path.split('/').length === 3)
  .map(({ text }) => JSON.parse(text) as { properties: Record<string, object> });

const keysOf = (objects: readonly object[]) => [...new Set(objects.flatMap(Object.keys))].sort();
const missing = (keys: readonly string[], lists: readonly string[]) =>
  keys.filter((key) => !lists.includes(key));

it('every key of an entity and of a property stands in one of the two lists', () => {
  expect(missing(keysOf(entities), [...apiEntityKeys, ...peopleEntityKeys])).toEqual([]);
  const used = keysOf(entities.flatMap(({ properties }) => Object.values(properties)));
  expect(missing(used, [...apiPropertyKeys, ...peoplePropertyKeys])).toEqual([]);
});

it('no key stands in both, and every key of a property has its place in the line', () => {
  const both = [...apiEntityKeys, ...peopleEntityKeys, ...apiPropertyKeys, ...peoplePropertyKeys];
  expect(both.length).toBe(new Set(both).size + ['comment', 'label', 'was'].length);
  expect([...propertyOrder].sort()).toEqual([...apiPropertyKeys, ...peoplePropertyKeys].sort());
});
