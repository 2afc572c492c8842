/** JSON as people write it: where it stops being JSON, and what is coloured how. */
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './findJsonFault.ts';
import { splitJson } from './splitJson.ts';

describe('a text that is no JSON', () => {
  it.each([
    ['a comma before the end', '{"a": 1,}', { reason: 'name', offset: 8, line: 1, column: 9 }],
    ['a name without quotes', '{\n  seats: 2\n}', { reason: 'name', offset: 4, line: 2, column: 3 }],
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      { reason: 'commaOrBrace', offset: 13, line: 3, column: 3 },
    ],
    ['a list that does not end', '[1, 2', { reason: 'commaOrBracket', offset: 5, line: 1, column: 6 }],
    ['a text that does not end', '["row', { reason: 'text', offset: 1, line: 1, column: 2 }],
    ['a path of Windows', '["C:\\d"]', { reason: 'escape', offset: 4, line: 1, column: 5 }],
    ['a missing colon', '{"a" 1}', { reason: 'colon', offset: 5, line: 1, column: 6 }],
    ['a value of JavaScript', '{"a": undefined}', { reason: 'value', offset: 6, line: 1, column: 7 }],
    ['a number with a leading zero', '[01]', { reason: 'value', offset: 1, line: 1, column: 2 }],
    ['two values', '{} {}', { reason: 'rest', offset: 3, line: 1, column: 4 }],
  ])('says where and what belongs there: %s', (_title, text, want) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonFault(text)).toEqual(want);
  });

  it.each([' {"a": [1, -2.5e3, true, null], "b": {"c": "é \\n \\u00e9 \\""}} ', '[]', '"x"', '0', '{ }'])(
    'takes what JSON.parse takes: %s',
    (text) => {
      JSON.parse(text);
      expect(findJsonFault(text)).toBeUndefined();
    },
  );
});

it('parts names, texts and numbers, whole or not, and marks where it is wrong', () => {
  const text = '{"a": "b", "n": 12 x "un';
  const pieces = splitJson(text, 19);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ part }) => part !== 'sign').map((piece) => [piece.part, piece.text])).toEqual([
    ['name', '"a"'],
    ['text', '"b"'],
    ['name', '"n"'],
    ['scalar', '12'],
    ['fault', 'x'],
    ['text', '"un'],
  ]);
});
