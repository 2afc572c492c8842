import { expect, it } from 'vitest';
import { filterDates } from './filterDates.ts';
import { findCommon } from './findCommon.ts';
import { firstDayOf, shiftDays } from './shiftDays.ts';

it('finds performances by their day and day of the week where they play, not in UTC', () => {
  const dates = [
    { startDate: '2033-05-01T10:30:00Z', status: 'opened' },
    { startDate: '2033-05-02T10:30:00Z', status: 'draft' },
  ];
  const all = { from: '', to: '', weekdays: [], status: '' };
  // In Auckland it is half past ten in the evening, still the same day; in Kiritimati it is the next.
  expect(filterDates(dates, { ...all, weekdays: [7] }, 'Pacific/Auckland')).toEqual([dates[0]]);
  expect(filterDates(dates, { ...all, weekdays: [1] }, 'Pacific/Kiritimati')).toEqual([dates[0]]);
  expect(filterDates(dates, { ...all, from: '2033-05-02' }, 'Europe/Paris')).toEqual([dates[1]]);
  expect(filterDates(dates, { ...all, status: 'opened' }, 'Europe/Paris')).toEqual([dates[0]]);
});

it('tells what all have from what some have', () => {
  expect(findCommon(['a', 'b', 'b'])).toEqual([
    { value: 'b', count: 2, share: 'some' },
    { value: 'a', count: 1, share: 'some' },
  ]);
  expect(findCommon([5, 5])).toEqual([{ value: 5, count: 2, share: 'all' }]);
});

it('moves performances so that the first is on each new day, and the others as far from it as they were', () => {
  const dates = [{ startDate: '2033-05-03T18:00:00Z' }, { startDate: '2033-05-01T18:00:00Z' }];
  expect(firstDayOf(dates, 'Europe/Paris')).toBe('2033-05-01');
  expect(shiftDays(dates, ['2033-05-08', '2033-04-30'], 'Europe/Paris')).toEqual([7, -1]);
});
