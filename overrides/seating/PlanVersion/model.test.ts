import { describe, expect, it } from 'vitest';
import { groupKept, standingOf, type WirePerformance } from './model.ts';

const performance: WirePerformance = {
  id: 1,
  title: 'Hamlet',
  startDate: '2026-11-27T19:00:00Z',
  timezone: 'Europe/Paris',
  version: 1,
  leaving: 0,
  coming: 0,
  kept: [],
};

describe('a performance', () => {
  it('is on the plan, behind it, or kept behind by a seat that somebody has', () => {
    expect(standingOf(performance)).toBe('current');
    expect(standingOf({ ...performance, coming: 2 })).toBe('behind');
    expect(standingOf({ ...performance, leaving: 1, kept: [{ label: 'A-1', why: 'sold' }] })).toBe('kept');
  });

  it('is kept by what is sold first, then by what is held and kept from sale', () => {
    expect(
      groupKept([
        { label: 'A-1', why: 'house' },
        { label: 'A-2', why: 'sold' },
        { label: 'A-3', why: 'sold' },
      ]),
    ).toEqual([
      { why: 'sold', labels: ['A-2', 'A-3'] },
      { why: 'house', labels: ['A-1'] },
    ]);
  });
});
