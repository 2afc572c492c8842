/** Where the rows behind a figure are: orders of the period, or the entries of the ledger themselves. */
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';

type Period = Pick<Takings, 'start' | 'end'>;

const list = (entity: 'Order' | 'Transaction', { start, end }: Period, filter: object): string =>
  `${screenPath(entity, 'list')}?filter=${encodeURIComponent(
    JSON.stringify({ createdAt: { gte: start, lt: end }, ...filter }),
  )}`;

/** Orders made in the period, of one show where one is named. */
export const listOrders = (period: Period, ticketing?: number): string =>
  list('Order', period, ticketing === undefined ? {} : { orderItemList: { ticketing } });

/** What was taken and given back by a method. */
export const listEntries = (period: Period, method: number): string =>
  list('Transaction', period, { deskPaymentMethod: method });
