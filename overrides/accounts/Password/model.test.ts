/** What passwords are refused. */
import { expect, it } from 'vitest';
import { findPasswordFault } from './model.ts';

it.each([
  ['eleven char', 'tooShort'],
  ['x'.repeat(201), 'tooLong'],
  ['anna@demo.test!', 'isEmail'],
  ['abababababab', 'tooSimple'],
  ['the curtain is red', undefined],
  ['🎭🎟🎪🎬🎭🎟🎪🎬🎭🎟🎪🎬', undefined],
])('"%s": %s', (password, want) => {
  expect(findPasswordFault(password, 'anna@demo.test')).toBe(want);
});
