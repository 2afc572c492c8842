import { expect, it } from 'vitest';
import { measureMove, moveMoment } from './moveMoment.ts';

it('keeps the time on the clock when the clocks change in between', () => {
  expect(moveMoment('2026-10-23T18:00:00Z', 7 * 1440, 'Europe/Paris')).toBe('2026-10-30T19:00:00Z');
  expect(measureMove('2026-10-23T18:00:00Z', '2026-10-30T19:00:00Z', 'Europe/Paris')).toBe(7 * 1440);
});

it('leaves a moment that does not move as it is, to the second', () => {
  expect(moveMoment('2026-10-23T18:00:07Z', 0, 'Europe/Paris')).toBe('2026-10-23T18:00:07Z');
});
