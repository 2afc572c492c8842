import { expect, it } from 'vitest';
import { instantToLocal, localToInstant } from '../../schema/localTime.ts';
import { formatInstant } from './formatInstant.ts';
import { formatMoney } from './formatMoney.ts';
import { matchEcho } from './matchEcho.ts';
import { parseMoney } from './parseMoney.ts';

it.each([
  ['12', 2, 1200],
  ['12,5', 2, 1250],
  ['1 234.56', 2, 123456],
  ['-0,05', 2, -5],
  ['1200', 0, 1200],
  ['', 2, null],
  ['12,345', 2, undefined],
  ['1,5', 0, undefined],
  ['twelve', 2, undefined],
])('reads "%s" with %i decimals as %s', (text, digits, want) => {
  expect(parseMoney(text, digits)).toBe(want);
});

it.each([
  [2850, 'EUR', 'fr', '28,50\u00a0€'],
  [1200, 'XPF', 'en', 'CFPF\u00a01,200'],
  [0, 'EUR', 'en', '€0.00'],
  [null, 'EUR', 'en', ''],
])('writes %s %s in %s as "%s"', (amount, currency, locale, want) => {
  expect(formatMoney(amount, currency, locale)).toBe(want);
});

it.each([
  ['the address is late with what was typed before', ['cy', 'cyr'], 'cy', ['cyr']],
  ['the address skips what was typed quickly', ['c', 'cy', 'cyr'], 'cyr', []],
  ['someone clears the search', ['cy'], '', undefined],
  ['someone opens another view', [], 'antigone', undefined],
])('keeps what is being typed unless the value is new: %s', (_what, awaited, value, want) => {
  expect(matchEcho(awaited, value)).toEqual(want);
});

it('shows an instant in its owner’s timezone, whatever the machine’s', () => {
  expect(formatInstant('2026-11-21T19:30:00Z', 'Europe/Paris', 'fr', 'time')).toBe('20:30');
  expect(formatInstant('2026-11-21T19:30:00Z', 'Pacific/Tahiti', 'en', 'time')).toBe('09:30');
});

it.each([
  ['2026-11-21T19:30:00Z', 'Europe/Paris', '2026-11-21T20:30'],
  ['2026-07-01T18:00:00Z', 'Europe/Paris', '2026-07-01T20:00'],
  ['2026-01-01T00:15:00Z', 'America/Martinique', '2025-12-31T20:15'],
])('takes %s in %s there and back', (instant, zone, local) => {
  expect(instantToLocal(instant, zone)).toBe(local);
  expect(localToInstant(local, zone)).toBe(instant);
});

it('has no instant for a half-typed moment', () => {
  expect(localToInstant('2026-11', 'Europe/Paris')).toBeNull();
});

it.each([
  ['2026-03-29T02:30', '2026-03-29T01:30:00Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00Z'],
])('reads %s in Paris, where summer time begins or ends, as %s', (local, want) => {
  expect(localToInstant(local, 'Europe/Paris')).toBe(want);
});
