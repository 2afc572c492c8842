/** Texts with blanks and numbers, in both languages. */
import { expect, it } from 'vitest';
import { phrase } from './phrase.ts';

const tickets = '%{smart_count} ticket |||| %{smart_count} tickets';
const items = 'None |||| 1 item |||| %{smart_count} items';

it.each([
  ['fills a blank', 'Delete “%{name}”?', { name: 'Cyrano' }, 'en', 'Delete “Cyrano”?'],
  ['leaves a blank it has nothing for', 'Delete %{name}', {}, 'en', 'Delete %{name}'],
  ['says one', tickets, { smart_count: 1 }, 'en', '1 ticket'],
  ['says none in the plural in English', tickets, { smart_count: 0 }, 'en', '0 tickets'],
  ['says none in the singular in French', tickets, { smart_count: 0 }, 'fr', '0 ticket'],
  ['writes large counts as the language does', tickets, { smart_count: 1200 }, 'en', '1,200 tickets'],
  ['leaves a number that is a name as it is', 'Season %{year}', { year: 2026 }, 'en', 'Season 2026'],
  ['knows a form for none', items, { smart_count: 0 }, 'en', 'None'],
  ['knows a form for one beside it', items, { smart_count: 1 }, 'en', '1 item'],
  ['knows a form for many beside it', items, { smart_count: 7 }, 'en', '7 items'],
  [
    'ends no line before a mark in French',
    '« %{a} » : oui ?',
    { a: 'B : c' },
    'fr',
    '«\u00a0B : c\u00a0»\u00a0: oui\u00a0?',
  ],
])('%s', (_title, text, values, locale, want) => {
  expect(phrase(text, values, locale)).toBe(want);
});
