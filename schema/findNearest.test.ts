import { expect, it } from 'vitest';
import { editDistance, findNearest } from './findNearest.ts';

it.each([
  ['title', 'title', 0],
  ['Title', 'titel', 2],
  ['name', 'names', 1],
  ['', 'code', 4],
  ['kitten', 'sitting', 3],
])('is "%s" to "%s" in %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

it('finds the name that was meant, the first of equals, and none among none', () => {
  expect(findNearest('custmer', ['code', 'customer', 'cutter'])).toBe('customer');
  expect(findNearest('x', ['a', 'b'])).toBe('a');
  expect(findNearest('x', [])).toBe('');
});

it('looks at the beginning of a very long name alone', () => {
  expect(editDistance('a'.repeat(1_000_000), 'a'.repeat(60))).toBe(0);
});
