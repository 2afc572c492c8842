import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft, startLeaf, writeDraft } from './draft.ts';

const lyon = {
  group: 'contactOrOrganizationCharacteristic',
  field: 'city',
  operator: 'contains',
  value: ['Lyon'],
} as const;
const twice = { group: 'hasOrdered', criteria: { atLeastXTimes: 2, isAfter: -365 } } as const;

describe('a segment that is built', () => {
  it('is what was read of it, however deep, denied or joined by any', () => {
    for (const segment of [
      [lyon, twice],
      [{ any: [lyon, { all: [twice, { not: { any: [lyon, twice] } }] }] }],
      [{ not: { all: [lyon] } }],
    ]) {
      const text = JSON.stringify(segment);
      expect(writeDraft(readDraft(text))).toBe(text);
    }
  });

  it('leaves out what is half made, and is nothing where all of it is', () => {
    const half = startLeaf('contactOrOrganizationCharacteristic');
    expect(writeDraft({ ...emptyDraft, parts: [half] })).toBe('');
    expect(writeDraft({ ...emptyDraft, parts: [half, lyon, { ...emptyDraft, parts: [half] }] })).toBe(
      JSON.stringify([lyon]),
    );
  });

  it('asks for nothing but the deed where no criterion is filled in', () => {
    const bought = { group: 'hasOrdered', criteria: { ticketingTitle: [], isAfter: '' } } as const;
    expect(writeDraft({ ...emptyDraft, parts: [bought] })).toBe('[{"group":"hasOrdered","criteria":{}}]');
  });

  it('is empty for an address that holds no segment', () => {
    for (const text of [undefined, '', 'x', '{}', '[1, {"group":"nobody"}]'])
      expect(readDraft(text)).toEqual(emptyDraft);
  });
});
