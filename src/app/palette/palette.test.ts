/** What the palette finds, and where it looks. */
import { describe, expect, it } from 'vitest';
import { chooseEntities, type Searchable } from './chooseEntities.ts';
import { rank, score } from './rank.ts';

describe('score', () => {
  it('prefers the whole to its beginning, a word’s beginning to its middle', () => {
    const points = ['Orders', 'Orders of today', 'Late orders', 'Reorders'].map((text) =>
      score(text, 'orders'),
    );
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(new Set(points).size).toBe(4);
  });

  it.each([
    ['accents do not count', 'Événements', 'evene', true],
    ['words may come in any order', 'New order fee', 'fee new', true],
    ['every word is needed', 'New order', 'new ticket', false],
    ['nothing typed matches nothing', 'Orders', ' ', false],
  ])('%s', (_title, text, query, want) => {
    expect(score(text, query) > 0).toBe(want);
  });
});

it('ranks the best first and leaves out what does not match', () => {
  expect(rank(['Price groups', 'Prices', 'Venues'], 'price', (text) => text)).toEqual([
    'Prices',
    'Price groups',
  ]);
});

describe('chooseEntities', () => {
  const make = (name: string, fr: string, group?: string, search?: readonly string[]): Searchable => ({
    name,
    label: { en: name, fr },
    plural: { en: `${name}s`, fr: `${fr}s` },
    operations: ['list', 'read'],
    ...(group && { group }),
    ...(search && { search }),
  });
  const entities = [
    make('Basket', 'Panier', 'shop'),
    make('Shelf', 'Rayon', 'stock'),
    make('Crate', 'Caisse', 'stock'),
    make('Truck', 'Camion', 'stock'),
    make('Road', 'Route', 'stock', ['name', 'number']),
    make('Barn', 'Grange', 'stock', ['name']),
    make('Key', 'Clé', 'stock'),
    make('Line', 'Ligne'),
  ];
  const choose = (typed: string, more: { current?: string; visits?: string[]; refused?: string[] } = {}) =>
    chooseEntities(typed, {
      entities,
      current: more.current,
      visits: more.visits ?? [],
      refused: new Set(more.refused),
    });

  it('asks six at most: the one on the screen, then the ones opened most, then the menu’s', () => {
    expect(choose('apple', { current: 'Line', visits: ['Key', 'Truck', 'Key'] })).toEqual({
      names: ['Line', 'Key', 'Truck', 'Road', 'Barn', 'Basket'],
      query: 'apple',
    });
  });

  it('takes an entity’s name, in either language, as where to look', () => {
    expect(choose('panier dupont')).toEqual({ names: ['Basket'], query: 'dupont' });
  });

  it('does not ask again where the server refused', () => {
    expect(choose('apple', { refused: ['Basket', 'Shelf'] }).names).toEqual([
      'Road',
      'Barn',
      'Crate',
      'Truck',
      'Key',
    ]);
  });
});
