import { describe, expect, it } from 'vitest';
import { findSpan, type ListedDate, listDays, moveDay, planDates } from './planning.ts';

const house = { '@id': '/venues/1', name: 'Théâtre' };

const play = (title: string, startDate: string, more: Partial<ListedDate> = {}): ListedDate => ({
  '@id': `/event_dates/${title}`,
  startDate,
  endDate: null,
  status: 'opened',
  seatConfig: null,
  logicalSeatConfig: null,
  ticketing: { title, timezone: 'Europe/Paris', venue: house },
  ...more,
});

const clashesOf = (...dates: readonly ListedDate[]) =>
  planDates(dates).map(({ listed, clashes }) => [listed.ticketing.title, clashes]);

describe('a plan of performances', () => {
  it('stands on the day of the venue’s clock, not of UTC', () => {
    const [late] = planDates([play('Minuit', '2026-09-11T22:30:00Z')]);
    expect(late).toMatchObject({ day: '2026-09-12', time: '00:30' });
  });

  it('names two shows in one room at one time to each other', () => {
    expect(
      clashesOf(play('Phèdre', '2026-09-12T18:00:00Z'), play('Bérénice', '2026-09-12T19:30:00Z')),
    ).toEqual([
      ['Phèdre', ['Bérénice']],
      ['Bérénice', ['Phèdre']],
    ]);
  });

  it('lets one begin as the other ends', () => {
    const first = play('Phèdre', '2026-09-12T18:00:00Z', { endDate: '2026-09-12T19:30:00Z' });
    expect(clashesOf(first, play('Bérénice', '2026-09-12T19:30:00Z'))).toEqual([
      ['Phèdre', []],
      ['Bérénice', []],
    ]);
  });

  it('has two rooms where both performances name another plan of seats', () => {
    const big = { name: 'Grande salle', seatConfig: '/seat_configs/1' };
    const small = { name: 'Studio', seatConfig: '/seat_configs/2' };
    const [there, here] = [
      play('Phèdre', '2026-09-12T18:00:00Z', { logicalSeatConfig: big }),
      play('Bérénice', '2026-09-12T18:00:00Z', { logicalSeatConfig: small }),
    ];
    expect(clashesOf(there, here).flatMap(([, clashes]) => clashes)).toEqual([]);
    expect(clashesOf(there, { ...here, logicalSeatConfig: null })[0]).toEqual(['Phèdre', ['Bérénice']]);
  });

  it('gives the room of a cancelled performance to another', () => {
    const gone = play('Phèdre', '2026-09-12T18:00:00Z', { status: 'cancelled' });
    expect(clashesOf(gone, play('Bérénice', '2026-09-12T18:00:00Z'))).toEqual([
      ['Phèdre', []],
      ['Bérénice', []],
    ]);
  });
});

describe('the days of a view', () => {
  it('are whole weeks from Monday', () => {
    expect(listDays('week', '2026-09-12')).toEqual([
      '2026-09-07',
      '2026-09-08',
      '2026-09-09',
      '2026-09-10',
      '2026-09-11',
      '2026-09-12',
      '2026-09-13',
    ]);
    expect(listDays('month', '2026-09-12')).toHaveLength(35);
    expect(listDays('day', '2026-09-12')).toEqual(['2026-09-12']);
  });

  it('move by as much as the view shows', () => {
    expect(moveDay('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(moveDay('venues', '2026-09-12', -1)).toBe('2026-09-05');
    expect(moveDay('day', '2026-09-30', 1)).toBe('2026-10-01');
  });

  it('are asked for with a day on both sides, for clocks ahead of and behind UTC', () => {
    expect(findSpan(['2026-09-07', '2026-09-13'])).toEqual({
      from: '2026-09-06T00:00:00.000Z',
      until: '2026-09-15T00:00:00.000Z',
    });
  });
});
