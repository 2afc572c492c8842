/** Days whose month is written by its name, in French or in English, as days in figures: `1er févr. 2027` → `1/2/2027`. Pure. */
import { bare } from './bare.ts';

const months: readonly (readonly string[])[] = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
];

/** The only month that begins so; `jui` may be two, and is none. */
function readMonth(word: string): number | undefined {
  const start = bare(word);
  const found = months.flatMap((names, index) =>
    names.some((name) => name.startsWith(start)) ? [index + 1] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const dayFirst =
  /^(\d{1,2})(?:er|st|nd|rd|th)?[\s./-]+(?:of )?([\p{L}\p{M}]{3,12}\.?)[\s./,-]+(\d{4}|\d{2})(?=$|[\s,T])/iu;
const monthFirst = /^([\p{L}\p{M}]{3,12}\.?)[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?=$|[\s,T])/iu;

/** What else is there stays as it is. */
export function spellMonth(text: string): string {
  const [whole = '', day = '', word = '', year = ''] = dayFirst.exec(text) ?? [];
  const [first = '', name = '', number = '', fullYear = ''] = whole ? [] : (monthFirst.exec(text) ?? []);
  const month = readMonth(word || name || '-');
  if (month === undefined) return text;
  return `${day || number}/${month}/${year || fullYear}${text.slice((whole || first).length)}`;
}
