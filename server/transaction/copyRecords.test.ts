import { describe, expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { createModel, type Resource } from '../plan/resource.ts';
import { copyValues, isCopied } from './copyRecords.ts';

/** The entity with further properties, as if its file had them. */
function resourceWith(entity: keyof typeof descriptors, properties: readonly PropertyDescriptor[]): Resource {
  const descriptor = descriptors[entity];
  const extended = { ...descriptor, properties: [...descriptor.properties, ...properties] };
  return createModel({ descriptors: [extended], apis, behaviours: [] }).get(entity) as Resource;
}

const property = (more: Partial<PropertyDescriptor>): PropertyDescriptor => ({
  name: 'dressCode',
  column: 'dress_code',
  kind: 'string',
  label: { en: 'Dress code', fr: 'Tenue' },
  ...more,
});

describe('a copy', () => {
  it('has what the original has of a property that is new, and counters and instants of its own', () => {
    const price = resourceWith('TicketPrice', [property({})]);
    const stored = {
      id: 7,
      eventDate: 3,
      name: 'Full',
      facialValue: 2500,
      occupiedStock: 4,
      hash: 'a1b2',
      createdAt: '2026-05-01T18:00:00Z',
      sellingDeviceList: [2, 1],
      contingentList: [],
      dressCode: 'Black tie',
    };
    expect(copyValues(price, stored, { eventDate: 9, name: 'Full again' })).toEqual({
      eventDate: 9,
      name: 'Full again',
      facialValue: 2500,
      sellingDeviceList: [2, 1],
      dressCode: 'Black tie',
    });
  });

  it.each([
    ['the server sets alone', { readOnly: true }],
    ['is answered from elsewhere', { computed: true }],
    ['says when', { role: 'updatedAt' }],
    ['no other record may have', { unique: true }],
    ['nobody is answered', { secret: true }],
    ['is a list of records that point here', { kind: 'relation', many: true, inverse: 'price' }],
  ] as const)('has nothing that %s', (_, more) => {
    expect([isCopied(property({})), isCopied(property(more))]).toEqual([true, false]);
  });
});
