/** When scheduled work is due: by the clock of its timezone, whatever that clock does. */
import { describe, expect, it } from 'vitest';
import { createClock } from './createClock.ts';
import { findDue } from './createSchedules.ts';

const nightly = await createClock('30 2 * * *', 'Europe/Paris');
const dueAfter = (instant: string) => nightly(new Date(instant)).toISOString();

describe('work at half past two in Paris', () => {
  it('is due an hour earlier by UTC in summer', () => {
    expect(dueAfter('2026-01-10T12:00:00Z')).toBe('2026-01-11T01:30:00.000Z');
    expect(dueAfter('2026-07-10T12:00:00Z')).toBe('2026-07-11T00:30:00.000Z');
  });

  it('is due once in the night that has the hour twice, and once in the night that lacks it', () => {
    expect(dueAfter('2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(dueAfter('2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
    expect(dueAfter('2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(dueAfter('2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z');
  });
});

it('refuses times and timezones that are none, with their names', async () => {
  await expect(createClock('30 2 * *', 'Europe/Lyon')).rejects.toThrow(
    'The times "30 2 * *" in "Europe/Lyon"',
  );
  await expect(createClock('30 2 * * *', 'Europe/Lyon')).rejects.toThrow('in "Europe/Lyon" cannot be read');
});

describe('the next run', () => {
  const dueAt = new Date('2026-01-11T01:30:00Z');
  const due = (now: string, failures = 0) =>
    findDue(nightly, { dueAt, now: new Date(now), failures }).toISOString();

  it('is the next night’s after a success, also by a clock that is behind', () => {
    expect(due('2026-01-11T01:31:00Z')).toBe('2026-01-12T01:30:00.000Z');
    expect(due('2026-01-11T01:29:50Z')).toBe('2026-01-12T01:30:00.000Z');
  });

  it('is one, however many nights were missed', () => {
    expect(due('2026-01-20T08:00:00Z')).toBe('2026-01-21T01:30:00.000Z');
  });

  it('comes a minute after a failure, ten after the second, and then the next night', () => {
    expect(due('2026-01-11T01:31:00Z', 1)).toBe('2026-01-11T01:32:00.000Z');
    expect(due('2026-01-11T01:32:00Z', 2)).toBe('2026-01-11T01:42:00.000Z');
    expect(due('2026-01-11T01:42:00Z', 3)).toBe('2026-01-12T01:30:00.000Z');
  });
});
