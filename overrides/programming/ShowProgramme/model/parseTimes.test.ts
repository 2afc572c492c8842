import { expect, it } from 'vitest';
import { parseTimes } from './parseTimes.ts';

it.each([
  ['20:00', ['20:00']],
  ['20h30, 16h', ['16:00', '20:30']],
  ['9.15 9:15', ['09:15']],
  ['25:00', []],
  ['tonight', []],
])('reads %o as %o', (text, want) => {
  expect(parseTimes(text)).toEqual(want);
});
