import { expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { compareVersions, isSameValue } from './compareValues.ts';

const label = { en: 'Any', fr: 'Tout' };
const name: PropertyDescriptor = { name: 'name', kind: 'string', label };
const city: PropertyDescriptor = { name: 'city', kind: 'string', label };
const zip: PropertyDescriptor = { name: 'zip', kind: 'string', label };
const place: PropertyDescriptor = { name: 'place', kind: 'relation', target: 'Place', label };
const rows: PropertyDescriptor = {
  name: 'rows',
  kind: 'relation',
  target: 'Row',
  many: true,
  embedded: true,
  label,
};

it.each([
  [name, '', null, true],
  [name, 'a', 'b', false],
  [place, { '@id': '/places/3', id: '3', name: 'Hall' }, '3', true],
  [place, '/places/3', { '@id': '/places/4' }, false],
  [rows, [], undefined, true],
  [rows, [{ '@id': '/rows/1', count: 2 }], [{ count: 2, id: '1', '@id': '/rows/1' }], true],
  [rows, [{ '@id': '/rows/1', count: 2 }], [{ '@id': '/rows/1', count: 3 }], false],
])('compares a %o: %o and %o are the same: %s', (property, one, other, want) => {
  expect(isSameValue(property, one, other)).toBe(want);
});

it('tells what both changed, what only one did, and leaves out what both changed alike', () => {
  const conflict = compareVersions([name, city, zip, place], {
    base: { name: 'A', city: 'Paris', zip: '75001', place: '/places/1' },
    mine: { name: 'B', city: 'Lyon', zip: '75001', place: '2' },
    theirs: { name: 'C', city: 'Paris', zip: '69001', place: { '@id': '/places/2' } },
  });
  const names = (list: readonly { readonly property: PropertyDescriptor }[]) =>
    list.map((each) => each.property.name);
  expect([names(conflict.both), names(conflict.mine), names(conflict.theirs)]).toEqual([
    ['name'],
    ['city'],
    ['zip'],
  ]);
});
