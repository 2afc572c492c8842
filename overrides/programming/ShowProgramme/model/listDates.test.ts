import { expect, it } from 'vitest';
import { addMonths, findToday, listOverlaps, listPattern, listWeeks } from './listDates.ts';

it('lists Fridays at 20:00 and Saturdays at 20:00, without the one that is left out', () => {
  expect(
    listPattern({
      weekdays: [4, 5],
      times: ['20:00'],
      from: '2026-09-07',
      until: '2026-09-20',
      except: ['2026-09-12'],
    }),
  ).toEqual(['2026-09-11T20:00', '2026-09-18T20:00', '2026-09-19T20:00']);
});

it('lists a matinée and an evening of the same day in order, and nothing of a pattern that ends before it begins', () => {
  const sunday = { weekdays: [6], times: ['20:30', '16:00'], from: '2026-09-13', except: [] };
  expect(listPattern({ ...sunday, until: '2026-09-13' })).toEqual(['2026-09-13T16:00', '2026-09-13T20:30']);
  expect(listPattern({ ...sunday, until: '2026-09-12' })).toEqual([]);
  expect(listPattern({ ...sunday, until: '' })).toEqual([]);
});

it('draws a month as whole weeks from Monday', () => {
  const weeks = listWeeks('2026-09');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-08-31');
  expect(weeks[4]?.[6]).toBe('2026-10-04');
  expect(addMonths('2026-11', 2)).toBe('2027-01');
});

it('finds a performance that begins while the one before still plays', () => {
  expect(listOverlaps(['2026-09-13T20:00', '2026-09-13T16:00', '2026-09-13T17:00'], 90)).toEqual([
    '2026-09-13T17:00',
  ]);
});

it('is another day in Papeete than in Paris while it is still yesterday there', () => {
  const now = new Date('2026-09-12T22:30:00Z');
  expect(findToday('Europe/Paris', now)).toBe('2026-09-13');
  expect(findToday('UTC', now)).toBe('2026-09-12');
  expect(findToday('Pacific/Tahiti', new Date('2026-09-13T08:00:00Z'))).toBe('2026-09-12');
});
