/** `MassActionAggregate`: asked with `{ "eventDateList": […] }`, it answers what these performances have in common. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { holdsForAll } from '../../../../server/kit.ts';
import { aggregate } from '../model/aggregate.ts';
import type { DateFacts } from '../model/change.ts';
import { readFacts } from './readFacts.ts';

const MOST = 1000;

const idOf = (address: unknown): number =>
  typeof address === 'string' ? Number(address.split('/').at(-1)) : Number(address);

function readAsked(asked: unknown): readonly number[] {
  const list: unknown = (asked as { readonly eventDateList?: unknown } | null)?.eventDateList;
  const ids = Array.isArray(list) ? list.map(idOf) : [];
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST);
}

const address = (collection: string, id: number) => `/ticketing/v1/${collection}/${id}`;
const taxOf = (id: number | null) => (id === null ? null : address('taxes', id));
const trackOf = (id: number | null) => (id === null ? null : address('scan_tracks', id));

const withAddresses = ({ id, prices, ...date }: DateFacts<number>): DateFacts<string> => ({
  ...date,
  id: address('event_dates', id),
  prices: prices.map((price) => ({
    ...price,
    id: address('ticket_prices', price.id),
    tax: taxOf(price.tax),
    scanTrack: trackOf(price.scanTrack),
    sellingDeviceList: price.sellingDeviceList.map((device) => address('selling_devices', device)),
  })),
});

export const massActionAggregateBehaviour = defineBehaviour('MassActionAggregate', {
  async beforeCreate({ values: { aggregationParams } }, { tx, contract, caller }) {
    const dates = readAsked(aggregationParams);
    // Who is bound to some shows would learn of the others.
    if (dates.length === 0 || !holdsForAll(caller, ['programming.read', 'sales.sell'])) return undefined;
    const facts = await readFacts(tx, { contract, dates });
    return { aggregationResult: aggregate(facts.map(withAddresses)) };
  },
});
