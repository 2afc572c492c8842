import { expect, it } from 'vitest';
import { findMoment, resolveMoment } from './saleMoments.ts';

const PARIS = 'Europe/Paris';

it('counts days on the calendar: a week before 20:00 is 20:00 though the clocks went back in between', () => {
  const week = { kind: 'before', amount: 1, unit: 'weeks' } as const;
  expect(resolveMoment(week, '2026-10-28T20:00', PARIS)).toBe('2026-10-21T18:00:00Z');
});

it('counts hours as they pass: five hours before 04:00 of the long night is midnight', () => {
  const hours = { kind: 'before', amount: 5, unit: 'hours' } as const;
  expect(resolveMoment(hours, '2026-10-25T04:00', PARIS)).toBe('2026-10-24T22:00:00Z');
});

it('takes one moment for all on the clock of the place', () => {
  expect(resolveMoment({ kind: 'at', at: '2026-07-01T10:00' }, '2026-09-12T20:00', PARIS)).toBe(
    '2026-07-01T08:00:00Z',
  );
  expect(resolveMoment({ kind: 'none' }, '2026-09-12T20:00', PARIS)).toBeNull();
});

it('finds again what was chosen: two days before each, one moment for all, nothing', () => {
  const starts = ['2026-09-12T20:00', '2026-09-13T17:00', '2026-10-28T20:00'];
  const resolved = (moment: Parameters<typeof resolveMoment>[0]) =>
    findMoment(
      starts.map((start) => ({ start, at: resolveMoment(moment, start, PARIS) })),
      PARIS,
    );
  const days = { kind: 'before', amount: 2, unit: 'days' } as const;
  const at = { kind: 'at', at: '2026-07-01T10:00' } as const;
  expect(resolved(days)).toEqual(days);
  expect(resolved(at)).toEqual(at);
  expect(resolved({ kind: 'none' })).toEqual({ kind: 'none' });
});
