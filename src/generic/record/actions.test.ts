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
const expects = { type: 'object', properties: { newMail: { type: 'string', format: 'email' } } };

it.each([
  [action({}), true],
  [action({ expects }), true],
  [action({ expects: { type: 'object' } }), false],
  [action({ path: '/things/any' }), false],
  [action({ path: '/things/{id}/to/{otherId}' }), false],
  [action({ method: 'GET', path: '/things/{id}.pdf', returns: 'document' }), true],
  [action({ method: 'GET', returns: 'Thing' }), false],
])('tells whether %o is offered beside a record: %s', (given, want) => {
  expect(isOffered(given, entity)).toBe(want);
});

it('offers what hangs on a choice of the record while it stands so alone', () => {
  const cancel = action({ when: { status: ['open'] } });
  expect(isOffered(cancel, entity, { status: 'open' })).toBe(true);
  expect(isOffered(cancel, entity, { status: 'closed' })).toBe(false);
});

it('asks for a body member by member, in the words of the entity where it has them', () => {
  const schema = {
    type: 'object',
    required: ['mode'],
    properties: {
      id: { type: 'integer' },
      newMail: { type: ['string', 'null'], format: 'email', maxLength: 320 },
      mode: { enum: ['allAtOnce'] },
      price: { type: 'integer' },
      more: {},
    },
  };
  expect(bodyProperties(entity, action({ expects: schema }))).toEqual([
    { name: 'newMail', kind: 'email', label: { en: 'New mail', fr: 'New mail' }, maxLength: 320 },
    {
      name: 'mode',
      kind: 'enum',
      label: { en: 'Mode', fr: 'Mode' },
      required: true,
      values: [{ value: 'allAtOnce', label: { en: 'All at once', fr: 'All at once' } }],
    },
    { name: 'price', kind: 'money', label },
    { name: 'more', kind: 'json', label: { en: 'More', fr: 'More' } },
  ]);
});
