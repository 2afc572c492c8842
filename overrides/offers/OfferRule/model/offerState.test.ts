/** An offer says why it is not used, and the first reason is the one that a person can do something about. */
import { describe, expect, it } from 'vitest';
import { findOfferState, type StateFacts } from './offerState.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const offer: StateFacts = {
  archived: false,
  draft: false,
  enabled: true,
  validStartDate: '2026-09-01T00:00:00Z',
  validEndDate: '2027-06-30T21:59:00Z',
  nbUseMax: 50,
  nbUseCurrent: 49,
};

describe('an offer', () => {
  it.each([
    ['on', {}],
    ['on', { validStartDate: null, validEndDate: null, nbUseMax: null }],
    ['coming', { validStartDate: '2026-12-01T00:00:00Z' }],
    ['off', { enabled: false }],
    ['draft', { draft: true, enabled: false }],
    ['usedUp', { nbUseCurrent: 50 }],
    ['ended', { validEndDate: '2026-11-26T10:00:00Z' }],
    ['ended', { validEndDate: '2026-11-01T00:00:00Z', draft: true }],
    ['archived', { archived: true, validEndDate: '2026-11-01T00:00:00Z' }],
  ] as const)('is "%s" with %o', (state, facts) => {
    expect(findOfferState({ ...offer, ...facts }, now)).toBe(state);
  });
});
