import { describe, expect, it } from 'vitest';
import { planPattern, type ShowDate } from './planPattern.ts';
import { readSchedule } from './readSchedule.ts';
import { resolveBefore } from './resolveBefore.ts';

const stored = {
  days: ['FR', 'SA'],
  time: '20:30',
  from: '2033-03-18',
  until: '2033-03-27',
  except: ['2033-03-26'],
};
const now = new Date('2033-03-01T00:00:00Z');

function plan(dates: readonly ShowDate[], totalStock: number | null = null) {
  const schedule = readSchedule(stored);
  if (!schedule) throw new Error('It is a schedule.');
  const pattern = { schedule, relativeSaleStartDate: 'P7D', relativeSaleEndDate: 'PT1H', totalStock };
  return planPattern(pattern, dates, { timezone: 'Europe/Paris', now });
}

const date = (startDate: string, values: Partial<ShowDate> = {}): ShowDate => ({
  startDate,
  endDate: null,
  saleStartDate: null,
  saleEndDate: null,
  totalStock: null,
  isOwn: true,
  isFixed: false,
  ...values,
});

const actions = (planned: ReturnType<typeof plan>) =>
  planned.map(({ startDate, action }) => [startDate.slice(0, 10), action]);

describe('a pattern', () => {
  it('adds a performance on each of its days but those left out, with its sale window', () => {
    expect(actions(plan([]))).toEqual([
      ['2033-03-18', 'create'],
      ['2033-03-19', 'create'],
      ['2033-03-25', 'create'],
    ]);
    expect(plan([])[0]).toEqual({
      startDate: '2033-03-18T19:30:00.000Z',
      endDate: null,
      saleStartDate: '2033-03-11T19:30:00.000Z',
      saleEndDate: '2033-03-18T18:30:00.000Z',
      action: 'create',
    });
  });

  it('changes and deletes its own, and leaves what is taken, cancelled or another’s', () => {
    const planned = plan([
      date('2033-03-18T19:30:00Z'),
      date('2033-03-19T19:30:00Z', { isOwn: false }),
      date('2033-03-20T19:30:00Z'),
      date('2033-03-21T19:30:00Z', { isFixed: true }),
      date('2033-03-25T19:30:00Z', {
        saleStartDate: '2033-03-18T19:30:00Z',
        saleEndDate: '2033-03-25T18:30:00Z',
      }),
    ]);
    expect(actions(planned)).toEqual([
      ['2033-03-18', 'update'],
      ['2033-03-19', 'keep'],
      ['2033-03-20', 'delete'],
      ['2033-03-21', 'keep'],
      ['2033-03-25', 'keep'],
    ]);
  });

  it('counts days on the calendar, hours as they pass, and a month before the 31st to the last day of a shorter one', () => {
    expect(resolveBefore('P1D', '2033-03-27T20:30', 'Europe/Paris')).toBe('2033-03-26T19:30:00.000Z');
    expect(resolveBefore('PT24H', '2033-03-27T20:30', 'Europe/Paris')).toBe('2033-03-26T18:30:00.000Z');
    expect(resolveBefore('P1M', '2033-03-31T20:30', 'Europe/Paris')).toBe('2033-02-28T19:30:00.000Z');
    expect(resolveBefore(null, '2033-03-31T20:30', 'Europe/Paris')).toBeNull();
  });

  it('has a schedule only where days, times and both ends are there', () => {
    expect(readSchedule({ ...stored, days: ['XX'] })).toBeUndefined();
    expect(readSchedule({ ...stored, time: '25:00' })).toBeUndefined();
    expect(readSchedule({ ...stored, until: '2033-01-01' })).toBeUndefined();
    expect(readSchedule('weekly')).toBeUndefined();
  });
});
