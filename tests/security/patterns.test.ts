/**
 * What a text costs is not its sender's to choose: no pattern that is held against texts goes back over them again and
 * again. A text of 200,000 signs is read in milliseconds, or, with a pattern that does, in minutes: the test's own end.
 */
import { describe, expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { readValue, readWall } from '../../server/import/readValue.ts';
import { readScalar } from '../../server/validate/readScalar.ts';

const LONG = 200_000;
const many = (text: string) => text.repeat(LONG / text.length);

/** Long beginnings of what a pattern means, and an end that is not meant. */
const texts: readonly (readonly [title: string, text: string])[] = [
  ['an address with a space behind', `http://${many('a')} `],
  ['an e-mail of many dots', `a@${many('.aa')} `],
  ['an e-mail without an end', `${many('a')}@${many('a')}`],
  ['a duration of digits', `P${many('1')}`],
  ['words with hyphens', `${many('a-')}!`],
  ['capitals', `${many('A')}!`],
  ['a path of words', `organization.${many('a.')}!`],
  ['digits', `${many('0')}!`],
  ['noughts behind a point', `1.${many('0')}1`],
  ['grouped noughts', `${many('0,')}.0`],
  ['letters between a day and its time', `${many('T')} \n`],
  ['letters and a line', `${many('T')}\nx`],
  ['days', `${many('1/')}x`],
  ['spaces', `${many(' ')}x`],
  ['signs of money', `${many('€')}x`],
];

const kinds: readonly PropertyDescriptor['kind'][] = [
  ...['string', 'text', 'email', 'phone', 'url', 'color', 'time', 'date', 'dateTime'],
  ...['boolean', 'integer', 'number', 'money', 'enum'],
] as const;

const property = (kind: PropertyDescriptor['kind'], pattern?: string): PropertyDescriptor => ({
  name: 'written',
  kind,
  label: { en: 'Written', fr: 'Écrit' },
  column: 'written',
  // No text is cut short before its pattern.
  maxLength: 10 * LONG,
  ...(pattern !== undefined && { pattern }),
});

const patterns = [
  ...new Set(
    Object.values(descriptors).flatMap(({ properties }) =>
      properties.flatMap(({ pattern }: PropertyDescriptor) => pattern ?? []),
    ),
  ),
];

describe('a long text', () => {
  it('is held against each pattern of the metadata once', () => {
    expect(patterns.length).toBeGreaterThan(3);
    for (const pattern of patterns)
      for (const [title, text] of texts)
        expect([pattern, title, readScalar(property('string', pattern), text)]).toEqual([
          pattern,
          title,
          expect.anything(),
        ]);
  });

  it.each(texts)('is taken or refused as any kind of value at the cost of its length: %s', (_, text) => {
    for (const kind of kinds) expect(readScalar(property(kind), text)).toBeDefined();
  });

  it.each(texts)('is read from a cell of a file at the cost of its length: %s', (_, text) => {
    const context = { money: 'major', currency: 'EUR', timezone: 'Europe/Paris' } as const;
    expect(readWall(text)).toBeUndefined();
    for (const kind of kinds) {
      const read = readValue(property(kind), text, context);
      expect(typeof read === 'string' ? read.length : read).toBeDefined();
    }
  });
});
