import { expect, it } from 'vitest';
import { listSaleReasons, type SaleFacts } from './listSaleReasons.ts';

const now = new Date('2031-09-12T18:30:00Z');
const tonight: SaleFacts = {
  status: 'opened',
  onSale: true,
  startDate: '2031-09-12T18:00:00Z',
  endDate: '2031-09-12T20:00:00Z',
  saleStartDate: null,
  saleEndDate: null,
  availabilityStatus: 'onSale',
  hasTicketPriceOnSale: true,
  bookableStock: 12,
};

it.each([
  ['on sale to latecomers half an hour after it began', {}, []],
  ['its sale ended at the start', { onSale: false, saleEndDate: '2031-09-12T18:00:00Z' }, ['noLongerOnSale']],
  [
    'a draft without prices',
    { status: 'draft', onSale: false, availabilityStatus: 'noTicketPrice' },
    ['draft', 'noTicketPrice'],
  ],
  ['its show is suspended', { onSale: false, availabilityStatus: 'onHold' }, ['suspended']],
  [
    'every price is hidden and no place is left',
    { hasTicketPriceOnSale: false, bookableStock: 0 },
    ['noOpenPrice', 'soldOut'],
  ],
  [
    'cancelled: nothing else matters',
    { status: 'cancelled', onSale: false, bookableStock: 0 },
    ['cancelled'],
  ],
  ['over', { onSale: false, endDate: '2031-09-12T18:15:00Z' }, ['past']],
  ['sold on though it is over, since its show is permanent', { endDate: '2031-09-12T18:15:00Z' }, []],
] as const)('%s', (_, more, want) => {
  expect(listSaleReasons({ ...tonight, ...more }, now)).toEqual(want);
});
