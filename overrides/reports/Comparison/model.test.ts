import { describe, expect, it } from 'vitest';
import { findBefore, findChange, lastSeason } from './model.ts';

describe('the season before', () => {
  it('has the same weekdays', () => {
    const days = lastSeason({ from: '2026-11-20', to: '2026-11-22' });
    expect(days).toEqual({ from: '2025-11-21', to: '2025-11-23' });
    expect(new Date(days.from).getUTCDay()).toBe(new Date('2026-11-20').getUTCDay());
  });

  it('is compared by weekday, by what stays from season to season, and with no performance', () => {
    const before = [
      { key: '2025-11-21', currency: 'EUR', total: 100 },
      { key: 'desk', currency: 'EUR', total: 200 },
      { key: 'desk', currency: 'CHF', total: 300 },
      { key: null, currency: 'EUR', total: 5 },
    ];
    expect(findBefore(before, 'day', { key: '2026-11-20', currency: 'EUR' })?.total).toBe(100);
    expect(findBefore(before, 'channel', { key: 'desk', currency: 'CHF' })?.total).toBe(300);
    expect(findBefore(before, 'show', { key: null, currency: 'EUR' })?.total).toBe(5);
    expect(findBefore(before, 'performance', { key: 'desk', currency: 'EUR' })).toBeUndefined();
  });

  it('is a share of what there was, and none where there was nothing', () => {
    expect(findChange(110, 100)).toBeCloseTo(0.1);
    expect(findChange(0, 100)).toBe(-1);
    expect(findChange(100, 0)).toBeUndefined();
  });
});
