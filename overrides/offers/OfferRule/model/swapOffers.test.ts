/** Moving an offer changes the order of two, and of no others. */
import { expect, it } from 'vitest';
import { swapOffers } from './swapOffers.ts';

const offer = (id: string, position: number | null) => ({ '@id': id, position });

it('swaps two neighbours and leaves the others where they are', () => {
  expect(swapOffers([offer('a', 1), offer('b', 2), offer('c', 3)], 'c', 'b')).toEqual([
    { '@id': 'c', position: 2 },
    { '@id': 'b', position: 3 },
  ]);
});

it('gives offers that stand at one place a place each', () => {
  expect(swapOffers([offer('a', 0), offer('b', 0), offer('c', null)], 'b', 'c')).toEqual([
    { '@id': 'a', position: 1 },
    { '@id': 'c', position: 2 },
    { '@id': 'b', position: 3 },
  ]);
});
