/**
 * What names "the same price" on many performances. Pure. A price gets its hash when it is made, of what it is then – name,
 * type, amount, currency, seats and channels – so that prices made alike have the same one, at every show and on every
 * performance; from then on it stays, whatever is changed, and a copy has that of its original.
 * `0035_change_ticket_price.sql` gave prices of before theirs by the same text.
 */
import { createHash } from 'node:crypto';

export interface MadePrice {
  readonly name?: string | null;
  readonly type?: string | null;
  /** Minor units. */
  readonly facialValue?: number | null;
  readonly currency?: string | null;
  /** Ids. */
  readonly seatGroup?: number | null | undefined;
  readonly sellingDeviceList?: readonly number[] | null | undefined;
}

export function hashPrice(price: MadePrice): string {
  const { name, type, facialValue, currency, seatGroup, sellingDeviceList } = price;
  const channels = (sellingDeviceList ?? []).toSorted((a, b) => a - b).join(',');
  const text = [name?.trim(), type, facialValue, currency, seatGroup, channels]
    .map((part) => part ?? '')
    .join('|');
  return createHash('md5').update(text).digest('hex');
}
