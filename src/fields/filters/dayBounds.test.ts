/** Days of a theatre → instants. */
import { describe, expect, it } from 'vitest';
import { dayEnd, dayOf, dayStart, periodDays } from './dayBounds.ts';

describe('a day', () => {
  it('begins and ends where its theatre stands', () => {
    expect(dayStart('2026-11-21', 'Europe/Paris')).toBe('2026-11-20T23:00:00Z');
    expect(dayEnd('2026-11-21', 'Europe/Paris')).toBe('2026-11-21T22:59:59.999Z');
    expect(dayOf('2026-11-21T22:59:59.999Z', 'Europe/Paris')).toBe('2026-11-21');
  });

  it('is longer when summer time ends in it', () => {
    expect(dayStart('2026-10-25', 'Europe/Paris')).toBe('2026-10-24T22:00:00Z');
    expect(dayEnd('2026-10-25', 'Europe/Paris')).toBe('2026-10-25T22:59:59.999Z');
  });
});

describe('periodDays', () => {
  it.each([
    ['today', { from: '2026-11-22', to: '2026-11-22' }],
    ['thisWeek', { from: '2026-11-16', to: '2026-11-22' }],
    ['thisMonth', { from: '2026-11-01', to: '2026-11-30' }],
    ['last30', { from: '2026-10-24', to: '2026-11-22' }],
    ['next30', { from: '2026-11-22', to: '2026-12-21' }],
  ] as const)('of a Sunday, %s', (period, want) => {
    expect(periodDays(period, '2026-11-22')).toEqual(want);
  });
});
