import { expect, it } from 'vitest';
import { findCouponReason, type StoredCoupon } from './model.ts';

const coupon: StoredCoupon = {
  usage: 'per_order',
  enabled: true,
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2026-12-31T00:00:00Z',
  left: null,
  offers: [1],
};

it.each<[string, StoredCoupon | undefined, string | undefined]>([
  ['2026-06-01T00:00:00Z', undefined, 'unknown'],
  ['2026-06-01T00:00:00Z', coupon, undefined],
  ['2026-06-01T00:00:00Z', { ...coupon, enabled: false }, 'disabled'],
  ['2025-12-31T23:59:59Z', coupon, 'notStarted'],
  ['2026-12-31T00:00:01Z', coupon, 'ended'],
  ['2026-06-01T00:00:00Z', { ...coupon, left: 0 }, 'usedUp'],
  ['2026-06-01T00:00:00Z', { ...coupon, usage: 'cash' }, 'cash'],
  ['2026-06-01T00:00:00Z', { ...coupon, offers: [] }, 'opensNothing'],
])('R12: at %s %j is refused for %s', (now, stored, want) => {
  expect(findCouponReason(stored, new Date(now))).toBe(want);
});
