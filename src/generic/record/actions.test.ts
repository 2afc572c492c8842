import { expect, it } from 'vitest';
import type { ActionDescriptor, EntityDescriptor } from '../../../schema/descriptor.ts';
import { bodyProperties, isOffered } from './actions.ts';

const label = { en: 'Any', fr: 'Tout' };
const action = (more: Partial<ActionDescriptor>): ActionDescriptor => ({
  name: 'any',
  method: 'POST',
  path: '/things/{id}/any',
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
  properties: [{ name: 'price', kind: 'money', readOnly: true, label }],
  operations: ['read'],
  actions: [],
};
const expects = 'ThingMail';

it.each([
  [action({}), true],
  [action({ expects }), true],
  [action({ expects: 'json' }), false],
  [action({ ownScreen: true }), false],
  [action({ method: 'GET', returns: 'ThingAccount' }), true],
  [action({ method: 'GET', returns: 'collection:ThingAccount' }), false],
  [action({ path: '/things/any' }), false],
  [action({ path: '/things/{id}/to/{otherId}' }), false],
  [action({ method: 'GET', path: '/things/{id}.pdf', returns: 'document' }), true],
  [action({ method: 'GET', returns: 'Ticketing' }), false],
])('tells whether %o is offered beside a record: %s', (given, want) => {
  expect(isOffered(given, entity)).toBe(want);
});

it('offers what hangs on a choice of the record while it stands so alone', () => {
  const cancel = action({ when: { status: ['open'] } });
  expect(isOffered(cancel, entity, { status: 'open' })).toBe(true);
  expect(isOffered(cancel, entity, { status: 'closed' })).toBe(false);
});

it('asks for a body as its entity describes it, and never again for the record it is about', () => {
  const properties = [
    { name: 'thing', kind: 'relation', target: 'Thing', label },
    { name: 'newMail', kind: 'email', label, required: true },
  ] as const;
  const shape: EntityDescriptor = { ...entity, name: 'ThingMail', scope: 'value', properties };
  expect(bodyProperties(entity, shape)).toEqual([properties[1]]);
});
