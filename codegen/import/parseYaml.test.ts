/** YAML as the JSON it means, with its lines, and every text that JSON cannot hold. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { JsonFault, toValue } from '../read/parseJson.ts';
import { parseYaml } from './parseYaml.ts';

const lines = (...all: readonly string[]) => all.join('\n');

function read(text: string): unknown {
  try {
    return toValue(parseYaml(text));
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}: ${error.message}`;
    throw error;
  }
}

describe('parseYaml', () => {
  it('reads JSON, and what any writer of YAML makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const json = JSON.parse(JSON.stringify(value));
        expect(read(JSON.stringify(json, null, 2))).toEqual(json);
        expect(read(stringify(json))).toEqual(json);
      }),
      { numRuns: 200 },
    );
  });

  it('writes out anchors and merge keys: the object itself wins, then the first that is merged', () => {
    const text = lines(
      'base: &base { type: object, title: Base }',
      'more: &more { title: More, required: [id] }',
      'book:',
      '  <<: [*base, *more]',
      '  description: A book',
      'list: [*base, *base]',
    );
    const base = { type: 'object', title: 'Base' };
    expect(read(text)).toEqual({
      base,
      more: { title: 'More', required: ['id'] },
      book: { description: 'A book', type: 'object', title: 'Base', required: ['id'] },
      list: [base, base],
    });
  });

  it('keeps statuses, versions and "no" as the text they are, under %YAML 1.1 too', () => {
    const text = lines(
      '%YAML 1.1',
      '---',
      '200: ok',
      '1.0: a',
      'country: no',
      'since: 2020-01-01',
      '"<<": x',
    );
    expect(read(text)).toEqual({ 200: 'ok', '1.0': 'a', country: 'no', since: '2020-01-01', '<<': 'x' });
  });

  it('knows the line of every key and value, of a merged one where it is written', () => {
    const node = parseYaml(lines('a: &a', '  b: 1', 'c:', '  <<: *a', '  d:', '    - x'));
    if (node.kind !== 'object') throw new Error('No object.');
    const c = node.members.get('c')?.value;
    if (c?.kind !== 'object') throw new Error('No object.');
    expect([...c.members].map(([key, { line, value }]) => [key, line, value.line])).toEqual([
      ['d', 5, 6],
      ['b', 2, 2],
    ]);
  });

  it.each([
    [lines('a: 1', 'a: 2'), '2: The key "a" appears here and on line 1.'],
    [lines('a:', '\tb: 2'), '2: Tabs are not allowed as indentation.'],
    [lines('a: 1', '---', 'b: 2'), '2: A second document begins here. Keep one of them.'],
    ['a: "cut off', '1: Missing closing "quote.'],
    ['a: !!js/function "alert(1)"', '1: The tag "!!js/function" has no meaning in JSON. Remove it.'],
    ['a: !!binary aGVsbG8=', '1: The tag "!!binary" has no meaning in JSON. Remove it.'],
    ['a: !include other.yaml', '1: The tag "!include" has no meaning in JSON. Remove it.'],
    ['maximum: .inf', '1: JSON has no number Infinity. Remove it, or write a finite number.'],
    ['? [a, b]\n: 1', '1: A key is not text. Write every key as a word or in quotes.'],
    [
      lines('a: &thing 1', 'b: *thign'),
      '2: The alias "*thign" has no anchor "&thign" before it. Perhaps you meant "thing".',
    ],
    [lines('a:', '  b: *a'), '2: The alias "*a" has no anchor "&a" before it. There are none.'],
    [lines('a: &a', '  b: [*a]'), '2: The alias "*a" is inside its own anchor "&a".'],
    ['<<: text', '1: The value of "<<" is not an object. Name the anchor of one, e.g. "<<: *base".'],
    [
      lines('a: &a {x: 1}', 'b:', '  <<: *a', '  <<: *a'),
      '4: The key "<<" appears twice in one object. Write one list, "<<: [*a, *b]".',
    ],
  ])('refuses %j', (text, want) => {
    expect(read(text)).toBe(want);
  });

  it('refuses aliases of aliases before it writes them out: nine lines that mean 9^9 values', () => {
    const names = [...'abcdefghi'];
    const text = names.map((name, index) => {
      const before = index === 0 ? 'x' : `*${names[index - 1]}`;
      return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]`;
    });
    expect(read(lines(...text))).toBe('7: The aliases up to this line repeat more than 1000000 values.');
  });

  it('throws a RangeError at what is nested too deep, whatever part of it gives up', () => {
    expect(() => parseYaml('['.repeat(100_000))).toThrow(RangeError);
    expect(() => parseYaml('- '.repeat(20_000))).toThrow(RangeError);
  });
});
