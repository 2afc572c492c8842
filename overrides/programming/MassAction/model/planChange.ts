/**
 * What a mass action does to one performance: what it and its prices get, that all is so already, or why it cannot be. Pure:
 * the server does it, and the screen runs it before to count.
 */
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { DAY_MINUTES, moveMoment } from '../../EventDate/model/moveMoment.ts';
import { resolveMoment } from '../../ShowProgramme/model/saleMoments.ts';
import type { DateFacts, MassChange, PriceFacts } from './change.ts';

export type DateValues = Partial<
  Pick<DateFacts<unknown>, 'saleStartDate' | 'saleEndDate' | 'unlimitedStock' | 'totalStock'>
> & { readonly status?: 'opened' | 'closed' | 'cancelled' };

export type PriceValues<Id> = Partial<Pick<PriceFacts<Id>, 'tax' | 'scanTrack' | 'sellingDeviceList'>>;

export type Refusal =
  | { readonly code: 'PROG-006' | 'PROG-014' | 'PROG-015' | 'PROG-017' | 'PROG-025'; readonly start: string }
  | { readonly code: 'PROG-016'; readonly start: string; readonly taken: number; readonly places: number }
  | { readonly code: 'PROG-018'; readonly start: string; readonly price: string };

export interface Planned<Id> {
  readonly refusal?: Refusal;
  readonly date?: DateValues;
  readonly prices: readonly { readonly id: Id; readonly values: PriceValues<Id> }[];
  readonly isDeleted?: true;
  /** Starts of its copies, as instants. */
  readonly copies?: readonly string[];
}

const NOTHING = { prices: [] } as const;

const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

function planWindow<Id>(change: MassChange<Id>, facts: DateFacts<Id>, start: string): Planned<Id> {
  const resolve = (moment: MassChange<Id>['opens'], stored: string | null) =>
    moment ? resolveMoment(moment, start, facts.timezone) : stored;
  const saleStartDate = resolve(change.opens, facts.saleStartDate);
  const saleEndDate = resolve(change.closes, facts.saleEndDate);
  if (saleStartDate && saleEndDate && Date.parse(saleStartDate) >= Date.parse(saleEndDate))
    return { refusal: { code: 'PROG-006', start }, prices: [] };
  const date = {
    ...(!isSame(saleStartDate, facts.saleStartDate) && { saleStartDate }),
    ...(!isSame(saleEndDate, facts.saleEndDate) && { saleEndDate }),
  };
  return Object.keys(date).length > 0 ? { date, prices: [] } : NOTHING;
}

function planStock<Id>(change: MassChange<Id>, facts: DateFacts<Id>, start: string): Planned<Id> {
  const { unlimitedStock, totalStock, occupiedStock: taken, isNumberedSeating } = facts;
  // The places of a plan are its seats.
  if (isNumberedSeating) return { refusal: { code: 'PROG-017', start }, prices: [] };
  if (change.action === 'addStock' && unlimitedStock) return NOTHING;
  const places = (change.places ?? 0) + (change.action === 'addStock' ? (totalStock ?? 0) : 0);
  if (places < taken) return { refusal: { code: 'PROG-016', start, taken, places }, prices: [] };
  const date = {
    ...(unlimitedStock && { unlimitedStock: false }),
    ...(places !== totalStock && { totalStock: places }),
  };
  return Object.keys(date).length > 0 ? { date, prices: [] } : NOTHING;
}

function planStatus<Id>(change: MassChange<Id>, facts: DateFacts<Id>, start: string): Planned<Id> {
  if (change.action === 'close')
    return facts.status === 'opened' ? { date: { status: 'closed' }, prices: [] } : NOTHING;
  if (facts.status === 'opened') return NOTHING;
  if (facts.prices.length === 0) return { refusal: { code: 'PROG-015', start }, prices: [] };
  return { date: { status: 'opened' }, prices: [] };
}

function planDeletion<Id>({ isUsed }: DateFacts<Id>, start: string): Planned<Id> {
  return isUsed ? { refusal: { code: 'PROG-025', start }, prices: [] } : { isDeleted: true, prices: [] };
}

function planCopies<Id>(
  { shiftList, time }: MassChange<Id>,
  { startDate, timezone }: DateFacts<Id>,
): Planned<Id> {
  const copies = (shiftList ?? []).map((days) => {
    const moved = moveMoment(startDate, days * DAY_MINUTES, timezone);
    if (!time) return moved;
    return localToInstant(`${instantToLocal(moved, timezone).slice(0, 10)}T${time}`, timezone) ?? moved;
  });
  return { copies, prices: [] };
}

/** The channels of a price afterwards; undefined where they stay, null where none would be left. */
function moveChannels<Id>(
  { action, sellingDevice }: MassChange<Id>,
  { sellingDeviceList: now }: PriceFacts<Id>,
  channels: readonly Id[],
): readonly Id[] | undefined | null {
  if (sellingDevice === undefined || sellingDevice === null) return undefined;
  const isIn = now.length === 0 || now.includes(sellingDevice);
  if (isIn === (action === 'addSellingDevice')) return undefined;
  if (action === 'addSellingDevice') return [...now, sellingDevice];
  // An empty list is every channel, so that all but one are written out.
  const left = (now.length === 0 ? channels : now).filter((id) => id !== sellingDevice);
  return left.length > 0 ? left : null;
}

function planPrices<Id>(
  change: MassChange<Id>,
  facts: DateFacts<Id>,
  { start, channels }: { readonly start: string; readonly channels: readonly Id[] },
): Planned<Id> {
  const { action, hashList } = change;
  const chosen = hashList && hashList.length > 0 ? new Set(hashList) : undefined;
  const prices: { readonly id: Id; readonly values: PriceValues<Id> }[] = [];
  for (const price of facts.prices) {
    if (chosen && !chosen.has(price.hash ?? '')) continue;
    const { id } = price;
    const tax = change.tax ?? null;
    const scanTrack = change.scanTrack ?? null;
    if (action === 'tax') {
      if (price.tax !== tax) prices.push({ id, values: { tax } });
    } else if (action === 'scanTrack') {
      if (price.scanTrack !== scanTrack) prices.push({ id, values: { scanTrack } });
    } else {
      const sellingDeviceList = moveChannels(change, price, channels);
      if (sellingDeviceList === null)
        return { refusal: { code: 'PROG-018', start, price: price.name }, prices: [] };
      if (sellingDeviceList) prices.push({ id, values: { sellingDeviceList } });
    }
  }
  return { prices };
}

/** @param channels all of the organiser's, for a price that every channel sells */
export function planChange<Id>(
  change: MassChange<Id>,
  facts: DateFacts<Id>,
  channels: readonly Id[],
): Planned<Id> {
  const start = instantToLocal(facts.startDate, facts.timezone);
  if (change.action === 'delete') return planDeletion(facts, start);
  if (change.action === 'clone') return planCopies(change, facts);
  const isCancelled = facts.status === 'cancelled';
  if (change.action === 'cancel')
    return isCancelled ? NOTHING : { date: { status: 'cancelled' }, prices: [] };
  if (isCancelled) return { refusal: { code: 'PROG-014', start }, prices: [] };
  switch (change.action) {
    case 'saleWindow':
      return planWindow(change, facts, start);
    case 'setStock':
    case 'addStock':
      return planStock(change, facts, start);
    case 'open':
    case 'close':
      return planStatus(change, facts, start);
    default:
      return planPrices(change, facts, { start, channels });
  }
}

export const changesNothing = ({ date, prices, isDeleted, copies }: Planned<unknown>): boolean =>
  !date && prices.length === 0 && !isDeleted && !copies?.length;
