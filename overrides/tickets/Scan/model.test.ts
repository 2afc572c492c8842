import { describe, expect, it } from 'vitest';
import { countRemaining, type Door, judgeScan, type ScannedTicket } from './model.ts';

const at = new Date('2026-11-24T19:10:00Z');

const ticket: ScannedTicket = {
  status: 'payed',
  isValid: true,
  isBlocked: false,
  isReplaced: false,
  isInside: false,
  allowsReentry: false,
  eventDate: 7,
  isDateCancelled: false,
  startDate: '2026-11-24T19:30:00Z',
  endDate: null,
  validStartDate: null,
  validEndDate: null,
  isOffTrack: false,
  max: 1,
  valid: 0,
  atCheckpoint: undefined,
};

const judge = (more: Partial<ScannedTicket>, door: Partial<Door> = {}) =>
  judgeScan({ ...ticket, ...more }, { direction: 'in', eventDate: 7, at, ...door });

describe('the result of a scan (R45)', () => {
  it.each([
    ['ok', {}],
    ['already_used', { valid: 1 }],
    ['already_used', { atCheckpoint: { max: 1, valid: 1 } }],
    ['ok', { max: null, valid: 40, isInside: true }],
    ['unpaid', { status: 'booked' }],
    ['cancelled', { status: 'cancelled', isValid: false }],
    ['cancelled', { isDateCancelled: true }],
    ['refunded', { status: 'refunded', isValid: false }],
    ['blocked', { isBlocked: true }],
    ['revoked', { isValid: false }],
    ['revoked', { status: 'cancelled', isReplaced: true }],
    ['wrong_event_date', { eventDate: 8 }],
    ['wrong_checkpoint', { isOffTrack: true }],
    ['too_early', { validStartDate: '2026-11-24T19:11:00Z' }],
    ['too_late', { validEndDate: '2026-11-24T19:09:00Z' }],
  ] as const)('is %s of %j', (status, more) => expect(judge(more)).toBe(status));

  it('of a code that no ticket has is unknown', () => {
    expect(judgeScan(undefined, { direction: 'in', eventDate: 7, at })).toBe('unknown');
  });

  it('gives the reason that stays when the others are put right', () => {
    const refunded = {
      status: 'refunded',
      isValid: false,
      eventDate: 8,
      isOffTrack: true,
      valid: 1,
    } as const;
    expect(judge(refunded)).toBe('refunded');
    expect(judge({ ...refunded, status: 'payed', isValid: true })).toBe('wrong_event_date');
  });

  it('without a performance lets in those of about now, to the end of a long one', () => {
    const anywhere = { eventDate: null };
    expect(judge({}, anywhere)).toBe('ok');
    expect(judge({ startDate: '2026-11-25T19:30:00Z' }, anywhere)).toBe('wrong_event_date');
    const festival = { startDate: '2026-11-22T10:00:00Z', endDate: '2026-11-25T00:00:00Z' };
    expect(judge(festival, anywhere)).toBe('ok');
    expect(judge({ ...festival, endDate: null }, anywhere)).toBe('wrong_event_date');
  });
});

describe('a track with re-entry', () => {
  const inside = { allowsReentry: true, valid: 1, isInside: true };

  it('refuses a second person on the ticket of who is inside', () =>
    expect(judge(inside)).toBe('already_used'));

  it('lets back in who went out', () => expect(judge({ ...inside, isInside: false })).toBe('ok'));
});

describe('the way out', () => {
  it('keeps nobody inside, whatever became of the ticket', () => {
    expect(judge({ isInside: true, status: 'refunded', isBlocked: true }, { direction: 'out' })).toBe('ok');
  });

  it('is not for who is not inside', () => expect(judge({}, { direction: 'out' })).toBe('already_used'));
});

it('counts down from a limit alone', () => {
  expect(
    [
      { max: 3, valid: 1 },
      { max: 1, valid: 4 },
      { max: null, valid: 4 },
    ].map(countRemaining),
  ).toEqual([2, 0, 0]);
});
