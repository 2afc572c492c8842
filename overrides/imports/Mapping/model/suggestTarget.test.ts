import { expect, it } from 'vitest';
import { type Earlier, suggestTarget } from './suggestTarget.ts';

const named = (name: string) => ({ id: `/prices/${name}`, name });

const PRICES = ['Plein tarif', 'Tarif réduit', 'Abonné', 'Tarif réduit -26 ans'].map(named);

const EARLIER: readonly Earlier[] = [{ label: 'CARTE OR', target: named('Abonné') }];

it.each([
  ['PLEIN TARIF', 'Plein tarif', 'same', true],
  ['Tarif plein', 'Plein tarif', 'same', true],
  ['carte or', 'Abonné', 'earlier', true],
  ['Plein', 'Plein tarif', 'similar', true],
  // Two of ours contain it: somebody has to look.
  ['REDUIT', 'Tarif réduit', 'similar', false],
  ['Plain tarif', 'Plein tarif', 'similar', false],
  ['CARTE OR+', 'Abonné', 'earlier', true],
  ['CARTES OR', 'Abonné', 'earlier', false],
])('suggests for %s the price %s, as %s', (label, name, why, isGood) => {
  expect(suggestTarget(label, PRICES, EARLIER)).toEqual({ ...named(name), why, isGood });
});

it('suggests nothing for a name that is like none', () => {
  expect(suggestTarget('Comité d’entreprise', PRICES, EARLIER)).toBeUndefined();
});

it('suggests nothing of what earlier imports do not agree on', () => {
  const both = [...EARLIER, { label: 'Carte Or', target: named('Plein tarif') }];
  expect(suggestTarget('CARTE OR', [], both)?.isGood).not.toBe(true);
});
