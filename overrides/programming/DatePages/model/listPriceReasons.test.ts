import { expect, it } from 'vitest';
import { listPriceReasons, type PriceFacts } from './listPriceReasons.ts';

const now = new Date('2031-09-12T18:30:00Z');
const full: PriceFacts = {
  enabled: true,
  isHidden: false,
  onSale: true,
  saleStartDate: null,
  saleEndDate: null,
  bookableStock: null,
  isDateOnSale: true,
};

it.each([
  ['on sale', {}, []],
  ['switched off and hidden', { enabled: false, isHidden: true, onSale: false }, ['disabled', 'hidden']],
  ['to come', { saleStartDate: '2031-09-13T08:00:00Z', onSale: false }, ['notYetOnSale']],
  [
    'over, and nothing left',
    { saleEndDate: '2031-09-12T18:30:00Z', bookableStock: 0 },
    ['noLongerOnSale', 'soldOut'],
  ],
  ['of a performance that stands still', { onSale: false, isDateOnSale: false }, ['date']],
] as const)('%s', (_, more, want) => {
  expect(listPriceReasons({ ...full, ...more }, now)).toEqual(want);
});
