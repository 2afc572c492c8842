/** JSON as RFC 8259 has it, and the line of everything that is not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFault, parseJson, toValue } from './parseJson.ts';

function refuse(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}: ${error.message}`;
    throw error;
  }
  return 'taken';
}

describe('parseJson', () => {
  it('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(toValue(parseJson(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('takes and refuses the same texts as JSON.parse, keys that stand twice aside', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-0.5e3',
      '01',
      'true',
      'nul',
      '"\t"',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        const verdict = refuse(text);
        fc.pre(!verdict.includes('appears here and on line'));
        expect(verdict === 'taken').toBe(isJson);
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows the line of every key and value', () => {
    const node = parseJson('{\n  "a": 1,\n\n  "b": [\n    true\n  ]\n}');
    if (node.kind !== 'object') throw new Error('No object.');
    expect([...node.members].map(([key, member]) => [key, member.line])).toEqual([
      ['a', 2],
      ['b', 4],
    ]);
    const list = node.members.get('b')?.value;
    expect(list?.kind === 'array' && list.items[0]?.line).toBe(5);
  });

  it.each([
    ['', '1: Expected a value, found the end of the file.'],
    ['{\n"a": }', '2: Expected a value, found `}`.'],
    ['{\n"a": 1,\n}', '3: Remove the comma before `}`.'],
    ['[1, 2,]', '1: Remove the comma before `]`.'],
    ['{ "a" 1 }', '1: Expected `:` after the key "a", found `1`.'],
    ['{ a: 1 }', '1: Expected a key in double quotes, found `a`.'],
    ["{ 'a': 1 }", "1: Expected a key in double quotes, found `'`."],
    ['{}\n{}', '2: Expected the end of the file, found `{`.'],
    ['{ "a": 1,\n  "a": 2 }', '2: The key "a" appears here and on line 1.'],
    ['"\u0001"', '1: The text "\\"\\u0001\\"" holds a control character.'],
    ['[undefined]', '1: Expected a value, found `undefined`.'],
  ])('refuses %j', (text, want) => {
    expect(refuse(text)).toBe(want);
  });
});
