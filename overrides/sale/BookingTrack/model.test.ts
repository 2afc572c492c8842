import { describe, expect, it } from 'vitest';
import { contractDescriptor } from '../../../schema/generated/contract/Contract.ts';
import { KNOWN_FIELDS } from '../../customers/OwnFields/model/knownFields.ts';
import { findFieldFaults, nameCopy } from './model.ts';

describe('a form of a reservation track', () => {
  it('asks for what everybody is asked and for the organiser’s own fields, each once', () => {
    const required = contractDescriptor.properties.find(({ name }) => name === 'customerRequiredFields');
    expect(required).toMatchObject({
      known: KNOWN_FIELDS.map(({ slug, label }) => ({ value: slug, label })),
    });
    const fields = ['contact.lastname', 'contact.job', 'contact.job', 'contact.other'].map((slug) => ({
      slug,
    }));
    expect(findFieldFaults(fields, new Set(['contact.job']))).toEqual([
      { index: 2, slug: 'contact.job', fault: 'twice' },
      { index: 3, slug: 'contact.other', fault: 'unknown' },
    ]);
  });
});

describe('a copy of a track', () => {
  it('has the first number that is free', () => {
    expect(nameCopy('Public', ['Public'])).toBe('Public (2)');
    expect(nameCopy('Public (2)', ['Public', 'Public (2)'])).toBe('Public (3)');
    expect(nameCopy('x'.repeat(200), [])).toHaveLength(194);
  });
});
