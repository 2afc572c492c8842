import { expect, it } from 'vitest';
import { foldText, stripAccents } from './foldText.ts';

it.each([
  ['Étienne', 'etienne'],
  ['L’ŒUVRE', "l'oeuvre"],
  ['Saint‑Étienne', 'saint-etienne'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['e\u0301te\u0301', 'ete'],
])('compares "%s" as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('keeps case and other letters in names', () => {
  expect(stripAccents('Événements à Liège, nº 2')).toBe('Evenements a Liege, nº 2');
});
