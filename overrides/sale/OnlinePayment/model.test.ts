import { describe, expect, it } from 'vitest';
import { ATTEMPT_MS, findLinkAmount, findLinkState, settleAttempt } from './model.ts';

const facts = { due: 5000, age: 0 };
const pending = { status: 'pending', amount: 5000 } as const;

describe('an online payment', () => {
  it('is booked once, by the first final outcome', () => {
    expect(settleAttempt(pending, 'paid', facts)).toEqual({ kind: 'book' });
    expect(settleAttempt({ ...pending, status: 'unknown' }, 'paid', facts)).toEqual({ kind: 'book' });
    for (const status of ['succeeded', 'failed', 'cancelled'] as const)
      expect(settleAttempt({ ...pending, status }, 'paid', facts)).toEqual({ kind: 'none' });
  });

  it('goes back where the order owes less by then', () => {
    expect(settleAttempt(pending, 'paid', { ...facts, due: 4999 })).toEqual({ kind: 'giveBack' });
  });

  it('is closed where it was refused or given up, or when its time is over', () => {
    expect(settleAttempt(pending, 'refused', facts)).toEqual({ kind: 'close', status: 'failed' });
    expect(settleAttempt(pending, 'abandoned', facts)).toEqual({ kind: 'close', status: 'cancelled' });
    expect(settleAttempt(pending, 'open', facts)).toEqual({ kind: 'none' });
    expect(settleAttempt(pending, 'open', { ...facts, age: ATTEMPT_MS + 1 })).toEqual({
      kind: 'close',
      status: 'cancelled',
    });
  });
});

describe('a payment link', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const link = { isHidden: false, settledAt: null, expiresAt: null };

  it('is paid, withdrawn, expired or open', () => {
    expect(findLinkState(link, now)).toBe('open');
    expect(findLinkState({ ...link, expiresAt: '2026-05-01T12:00:00Z' }, now)).toBe('expired');
    expect(findLinkState({ ...link, isHidden: true }, now)).toBe('withdrawn');
    expect(findLinkState({ ...link, isHidden: true, settledAt: '2026-04-30T00:00:00Z' }, now)).toBe('paid');
  });

  it('takes its amount, and never more than is due', () => {
    expect([findLinkAmount(5000, 7000), findLinkAmount(5000, 2000), findLinkAmount(5000, -100)]).toEqual([
      5000, 2000, 0,
    ]);
  });
});
