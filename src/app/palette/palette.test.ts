/** What the palette finds, and where it looks. */
import { describe, expect, it } from 'vitest';
import { byTitle } from './byTitle.ts';
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

it('finds the show that is called so before its tickets, whose own titles do not say it', () => {
  const found = ['1441', '1440', 'Cyrano · 12/10/2026', 'Cyrano'].map((title) => ({ title }));
  expect(byTitle(found, 'cyrano').map(({ title }) => title)).toEqual([
    'Cyrano',
    'Cyrano · 12/10/2026',
    '1441',
    '1440',
  ]);
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
  const areas = ['shop', 'stock', 'roads'].map((name) => ({ name, label: { en: name, fr: name } }));
  const entities = [
    make('Basket', 'Panier', 'shop', ['name']),
    make('Buyer', 'Acheteur', 'shop', ['name', 'email']),
    make('Shelf', 'Rayon', 'stock', ['name', 'number', 'place']),
    make('stock', 'Stock', 'stock', ['name']),
    make('Truck', 'Camion', 'roads'),
    make('Road', 'Route', 'roads', ['name']),
    make('Line', 'Ligne'),
  ].map((entity) => (entity.name === 'stock' ? { ...entity, plural: { en: 'stock', fr: 'stock' } } : entity));
  const choose = (typed: string, more: { current?: string; visits?: string[]; refused?: string[] } = {}) =>
    chooseEntities(typed, {
      areas,
      entities,
      current: more.current,
      visits: more.visits ?? [],
      refused: new Set(more.refused),
    });

  it('asks the one on the screen, then the ones opened most, then each area’s main one', () => {
    expect(choose('apple', { current: 'Line', visits: ['Basket', 'Truck', 'Basket'] })).toEqual({
      names: ['Line', 'Basket', 'Truck', 'Buyer', 'stock', 'Road'],
      query: 'apple',
    });
  });

  it('asks seven at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      name: `area${index}`,
      label: { en: `area${index}`, fr: '' },
    }));
    const one = many.map(({ name }) => make(name, name, name, ['name']));
    const chosen = chooseEntities('x', {
      areas: many,
      entities: one,
      current: undefined,
      visits: [],
      refused: new Set(),
    });
    expect(chosen.names).toHaveLength(7);
  });

  it('takes an entity’s name, in either language, as where to look', () => {
    expect(choose('panier dupont')).toEqual({ names: ['Basket'], query: 'dupont' });
  });

  it('does not ask again where the server refused', () => {
    expect(choose('apple', { refused: ['Buyer', 'stock'] }).names).toEqual(['Basket', 'Shelf', 'Road']);
  });
});
