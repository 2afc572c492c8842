/** A refusal: what the compiler asks of it, and what it becomes. */
import { expect, it } from 'vitest';
import { defineErrors, reviveProblem } from './errors.ts';

const cinemaProblem = defineErrors({
  'CINEMA-001': {
    status: 409,
    message: 'The row "{row}" has "{left}" seats left.',
    details: 'Seats are sold by row, as in "a,b{c,d}" or {"row": 3}.',
    hint: 'Take a seat of "{other}".',
    retryAfter: 3,
  },
  'CINEMA-002': { status: 404, message: 'There is no such film.' },
});

it('fills the values of a code into its message and hint, and leaves other braces alone', () => {
  const { code, status, message, details, hint, retryAfter } = cinemaProblem('CINEMA-001', {
    row: 7,
    left: 0,
    other: 'row 8',
  });
  expect({ code, status, message, details, hint, retryAfter }).toEqual({
    code: 'CINEMA-001',
    status: 409,
    message: 'The row "7" has "0" seats left.',
    details: 'Seats are sold by row, as in "a,b{c,d}" or {"row": 3}.',
    hint: 'Take a seat of "row 8".',
    retryAfter: 3,
  });
});

it('does not compile without a value, with one too many, or with the code of another catalogue', () => {
  // @ts-expect-error "left" and "other" are missing.
  cinemaProblem('CINEMA-001', { row: 7 });
  // @ts-expect-error No text names "seat".
  cinemaProblem('CINEMA-001', { row: 7, left: 0, other: 'row 8', seat: 3 });
  // @ts-expect-error It takes no values.
  cinemaProblem('CINEMA-002', { film: 'Alien' });
  // @ts-expect-error A code of a catalogue that is not this one's.
  expect(() => cinemaProblem('SALE-001', { film: 'Alien' })).toThrow();
});

it('is the same refusal with other values, once it is part of something', () => {
  const full = cinemaProblem('CINEMA-001', { row: 7, left: 0, other: 'row 8' }, { extra: { film: 'Alien' } });
  const { code, message, values, extra, retryAfter } = full.with({ extra: { member: 'member[3]' } });
  expect({ code, message, values, extra, retryAfter }).toEqual({
    code: 'CINEMA-001',
    message: 'The row "7" has "0" seats left.',
    values: { row: 7, left: 0, other: 'row 8' },
    extra: { film: 'Alien', member: 'member[3]' },
    retryAfter: 3,
  });
});

it('comes back from a thread as what it was', () => {
  const { code, values, message } = cinemaProblem('CINEMA-001', { row: 7, left: 0, other: 'row 8' });
  expect(reviveProblem({ code, values }).message).toBe(message);
  expect(() => reviveProblem({ code: 'CINEMA-009' })).toThrow('"CINEMA-009" is in no catalogue');
});

it('refuses a code that is in another catalogue', () => {
  const entry = { status: 404, message: 'There is no such seat.' } as const;
  expect(() => defineErrors({ 'CINEMA-002': entry })).toThrow('"CINEMA-002" is defined twice');
});
