import { expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { duplicateValues, readPrefill } from './prefill.ts';

const label = { en: 'Any', fr: 'Tout' };
const property = (name: string, more: Partial<PropertyDescriptor> = {}): PropertyDescriptor => ({
  name,
  kind: 'string',
  label,
  ...more,
});

const entity: EntityDescriptor = {
  name: 'Thing',
  area: 'any',
  api: 'any',
  collection: '/things',
  scope: 'contract',
  table: 'thing',
  title: 'name',
  label,
  plural: label,
  properties: [
    property('name'),
    property('code', { unique: true }),
    property('key', { secret: true }),
    property('sold', { kind: 'integer', readOnly: true }),
    property('born', { kind: 'date', immutable: true }),
    property('rows', { kind: 'relation', target: 'Row', many: true, embedded: true, inverse: 'thing' }),
  ],
  operations: ['create'],
  actions: [],
};

it('copies what may be written, without what there can be one of, and rows without who they were', () => {
  const record = {
    id: '4',
    '@id': '/things/4',
    name: 'Chair',
    code: 'C-1',
    sold: 3,
    born: '2026-01-01',
    rows: [{ '@id': '/rows/1', '@type': 'Row', count: 2 }],
  };
  expect(duplicateValues(entity, new Map(), record)).toEqual({
    name: 'Chair',
    born: '2026-01-01',
    rows: [{ count: 2 }],
  });
});

it('finds nothing in the state of an ordinary address', () => {
  expect(readPrefill(null)).toBeUndefined();
});
