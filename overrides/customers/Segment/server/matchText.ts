/** SQL of conditions on texts, without case and accents; what is looked for is folded here, the column by `fold_text`. */
import { foldText } from '../../../../schema/foldText.ts';
import type { OperatorName } from '../model/criteria.ts';

export type Param = (value: unknown) => string;

const escapeSigns = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

type TextMatch = 'isEqualTo' | 'startsWith' | 'contains' | 'isNotEmpty';

/** Those that deny something hold for whoever has no value as well: each is `not` of another. */
export const positiveOf: Readonly<
  Partial<Record<OperatorName, { readonly match: TextMatch; readonly isDenied: boolean }>>
> = {
  isEqualTo: { match: 'isEqualTo', isDenied: false },
  isNotEqualTo: { match: 'isEqualTo', isDenied: true },
  startsWith: { match: 'startsWith', isDenied: false },
  contains: { match: 'contains', isDenied: false },
  notContains: { match: 'contains', isDenied: true },
  isNotEmpty: { match: 'isNotEmpty', isDenied: false },
  isEmpty: { match: 'isNotEmpty', isDenied: true },
};

/** @param texts of which one is enough @returns a condition on the text `sql`, null where that is null */
export function matchText(sql: string, match: TextMatch, texts: readonly string[], param: Param): string {
  if (match === 'isNotEmpty') return `btrim(${sql}) <> ''`;
  const folded = texts.map((text) => foldText(text));
  if (match === 'isEqualTo') return `fold_text(${sql}) = ANY(${param(folded)}::text[])`;
  const before = match === 'contains' ? '%' : '';
  return `fold_text(${sql}) LIKE ANY(${param(folded.map((text) => `${before}${escapeSigns(text)}%`))}::text[])`;
}

/** A French number is kept as +33 6 and typed as 06: digits alone, the country's in place of the first zero. */
const dialed = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^0(?=[1-9])/, '33');

export function matchPhone(sql: string, match: TextMatch, texts: readonly string[], param: Param): string {
  if (match === 'isNotEmpty') return matchText(sql, match, texts, param);
  const digits = `regexp_replace(regexp_replace(${sql}, '\\D', '', 'g'), '^0([1-9])', '33\\1')`;
  if (match === 'contains') {
    const bare = texts.map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
    return `${digits} LIKE ANY(${param(bare.map((one) => `%${one || 'no digit'}%`))}::text[])`;
  }
  const whole = texts.map((text) => dialed(text) || 'no digit');
  if (match === 'isEqualTo') return `${digits} = ANY(${param(whole)}::text[])`;
  return `${digits} LIKE ANY(${param(whole.map((one) => `${one}%`))}::text[])`;
}

/** What is typed to look for somebody, as words; a phone number is one, however it is spaced. */
function wordsOf(text: string): readonly string[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length >= 6 && /^[\d\s.+()/-]+$/.test(text)) return [digits];
  return [...new Set(foldText(text).split(/[\s'"\-,;()]+/))].filter((word) => word !== '').slice(0, 10);
}

/** Shorter words are too much like each other. */
const SHORTEST_LIKENESS = 4;

/** A word by its letters three by three, its ends among them: one wrong letter spoils at most three of them. */
function trigramsOf(word: string): readonly string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

/** At least half of the word's trigrams are in the text: a letter too many, too few or another. */
function renderLikeness(text: string, word: string, param: Param): string {
  if (word.length < SHORTEST_LIKENESS) return `position(${param(word)}::text IN ${text}) > 0`;
  const trigrams = trigramsOf(word);
  const most = Math.ceil(trigrams.length / 2);
  return `(SELECT count(*) FROM unnest(${param(trigrams)}::text[]) "bq"("x") WHERE position("bq"."x" IN ${text}) > 0) >= ${param(most)}::int`;
}

/**
 * Every word is somewhere in the text, whatever their order. Where that finds nobody at all, words much like them do.
 * @param textOf the folded text of a row by its alias
 * @param from the rows among which it may be found, under an alias
 */
export function matchWords(
  text: string,
  {
    row,
    textOf,
    from,
  }: {
    readonly row: string;
    readonly textOf: (row: string) => string;
    readonly from: (row: string) => string;
  },
  param: Param,
): string {
  const words = wordsOf(text);
  if (words.length === 0) return 'true';
  const patterns = param(words.map((word) => `%${escapeSigns(word)}%`));
  const other = '"bw"';
  const exactly = (alias: string) => `${textOf(alias)} LIKE ALL(${patterns}::text[])`;
  const apart = `(' ' || translate(${textOf(row)}, '"[],.@''-', '        ') || ' ')`;
  const nearly = words.map((word) => renderLikeness(apart, word, param)).join(' AND ');
  return `(${exactly(row)} OR (NOT EXISTS (SELECT 1 ${from(other)} AND ${exactly(other)}) AND ${nearly}))`;
}
