import { expect, it } from 'vitest';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { keepableValues } from './keepableValues.ts';

const label = { en: 'Any', fr: 'Tout' };
const property = (name: string, more: Partial<PropertyDescriptor> = {}): PropertyDescriptor => ({
  name,
  kind: 'string',
  label,
  ...more,
});

const door = { name: 'Door', properties: [property('place'), property('pin', { secret: true })] };
const entities = new Map([['Door', door as unknown as EntityDescriptor]]);
const properties = [
  property('name'),
  property('note'),
  property('password', { secret: true }),
  property('doors', { kind: 'relation', target: 'Door', many: true, embedded: true }),
  property('main', { kind: 'json', shape: 'Door' }),
];

const values = {
  name: 'Hall',
  note: undefined,
  password: 'geheim',
  doors: [{ place: 'North', pin: '1234' }],
  main: { place: 'South', pin: '9999' },
};

it('keeps what was changed and no secret, in rows and shapes neither', () => {
  const dirty = { note: true, password: true, doors: [{ pin: true }], main: { pin: true } };
  const kept = keepableValues(properties, entities, { values, dirty });
  expect(kept).toEqual({ note: null, doors: [{ place: 'North' }], main: { place: 'South' } });
  expect(JSON.stringify(kept)).not.toMatch(/geheim|1234|9999/);
});

it('keeps nothing of a form in which only a secret was typed, or nothing', () => {
  expect(keepableValues(properties, entities, { values, dirty: { password: true } })).toBeUndefined();
  expect(keepableValues(properties, entities, { values, dirty: {} })).toBeUndefined();
});
