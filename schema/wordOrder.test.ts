import { expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from './descriptor.ts';
import { hasWordOrder } from './wordOrder.ts';

const label = { en: 'Name', fr: 'Nom' };
const entity = { name: 'Thing' } as EntityDescriptor;

function has(property: Partial<PropertyDescriptor>, of: Partial<EntityDescriptor> = {}): boolean {
  return hasWordOrder({ ...entity, ...of }, { name: 'name', kind: 'string', label, ...property });
}

it('is that of a dictionary for what people read as words, worked out or stored', () => {
  expect([has({}), has({ kind: 'text' }), has({ computed: true })]).toEqual([true, true, true]);
});

it('is left to the column for choices, addresses, codes, lists and secrets', () => {
  const others: readonly Partial<PropertyDescriptor>[] = [
    { kind: 'enum' },
    { kind: 'email' },
    { kind: 'phone' },
    { kind: 'url' },
    { kind: 'relation' },
    { kind: 'dateTime' },
    { known: [{ value: 'desk', label }] },
    { unique: true },
    { many: true },
    { secret: true },
  ];
  expect(others.filter((property) => has(property))).toEqual([]);
});

it('is left to the column of a code that begins a key of several, not to one that stands inside', () => {
  expect(has({}, { uniques: [['name', 'date']] })).toBe(false);
  expect(has({}, { uniques: [['date', 'name']] })).toBe(true);
});

it('is that of a dictionary for a unique name that the entity is ordered by', () => {
  expect(has({ unique: true }, { order: { name: 'asc' } })).toBe(true);
});
