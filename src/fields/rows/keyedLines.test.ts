/** Texts under names of one's own, line by line. */
import { expect, it } from 'vitest';
import { isKeyed, readLines, repeatedName, toKeyed } from './keyedLines.ts';

it('writes lines back as they were read, numbers as numbers', () => {
  const value = { theme: 'dark', columns: 2, isOpen: true };
  expect(isKeyed(value)).toBe(true);
  expect(toKeyed(readLines(value))).toEqual(value);
});

it('keeps no line without a name, and no value without lines', () => {
  expect(toKeyed([{ key: 0, name: ' ', value: 'x' }])).toBeNull();
  expect(toKeyed([...readLines({ a: '1' }), { key: 9, name: '', value: '' }])).toEqual({ a: '1' });
});

it('names what stands twice, and leaves alone what lines cannot hold', () => {
  const twice = [
    { key: 0, name: 'a', value: '1' },
    { key: 1, name: ' a', value: '2' },
  ];
  expect(repeatedName(twice)).toBe('a');
  expect([isKeyed({ a: { b: 1 } }), isKeyed(['a']), isKeyed('a'), isKeyed(null)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
