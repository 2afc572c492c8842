/** A run of thirty performances with two prices is two prices to whoever makes an offer. */
import { expect, it } from 'vitest';
import { groupPrices } from './groupPrices.ts';

it('puts the same price of a show together, in the order in which they come', () => {
  const price = (id: string, show: string, name: string) => ({ id, show, name });
  expect(
    groupPrices([
      price('1', 'Hamlet', 'Full price'),
      price('2', 'Hamlet', 'Reduced'),
      price('3', 'Hamlet', 'Full price'),
      price('4', 'Tartuffe', 'Full price'),
    ]),
  ).toEqual([
    { show: 'Hamlet', name: 'Full price', ids: ['1', '3'] },
    { show: 'Hamlet', name: 'Reduced', ids: ['2'] },
    { show: 'Tartuffe', name: 'Full price', ids: ['4'] },
  ]);
});
