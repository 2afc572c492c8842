import { expect, it } from 'vitest';
import { suggestDeadline } from './suggestDeadline.ts';

const now = Date.parse('2026-11-01T10:00:00Z');
const places = [
  { startDate: '2026-12-24T19:00:00.000Z', timezone: 'Europe/Paris' },
  { startDate: '2026-12-20T19:00:00.000Z', timezone: 'America/Montreal' },
];

it('suggests half an hour before the first performance, a fortnight for an option', () => {
  expect(suggestDeadline(places, { kind: 'reservation', now, kept: null })).toEqual({
    zone: 'America/Montreal',
    deadline: '2026-12-20T18:30:00.000Z',
  });
  expect(suggestDeadline(places, { kind: 'option', now, kept: null }).deadline).toBe(
    '2026-12-06T19:00:00.000Z',
  );
});

it('keeps a deadline that was agreed, and comes closer where there is less time', () => {
  const kept = '2026-12-01T10:00:00.000Z';
  expect(suggestDeadline(places, { kind: 'option', now, kept }).deadline).toBe(kept);
  const soon = Date.parse('2026-12-20T12:00:00Z');
  expect(suggestDeadline(places, { kind: 'option', now: soon, kept }).deadline).toBe(
    '2026-12-20T18:30:00.000Z',
  );
  const late = Date.parse('2026-12-20T18:45:00Z');
  expect(suggestDeadline(places, { kind: 'option', now: late, kept: null }).deadline).toBe(
    '2026-12-20T19:00:00.000Z',
  );
});
