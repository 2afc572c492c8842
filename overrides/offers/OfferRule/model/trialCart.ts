/** A cart to try an offer on, before anybody buys with it: the offer as the form holds it, and places nobody is asked for. */
import type { OfferExchange } from '../../../../schema/generated/offers/OfferExchange.ts';
import type { OfferTrigger } from '../../../../schema/generated/offers/OfferTrigger.ts';
import { applyOffers } from './applyOffers.ts';
import type { Obstacle, Offer, OfferCart, OfferPlace, Weekday } from './offer.ts';
import { readBenefit, readConditions } from './readStored.ts';

/** An offer as a form holds it: relations as records or their ids, what is not filled in as null or nothing. */
export interface OfferDraft {
  readonly title?: string | null;
  readonly validStartDate?: string | null;
  readonly validEndDate?: string | null;
  readonly triggerList?: readonly Partial<OfferTrigger>[] | null;
  readonly exchangeData?: Partial<OfferExchange> | null;
  readonly ticketPriceList?: readonly unknown[] | null;
  readonly weekdayList?: readonly Weekday[] | null;
  readonly deviceTypeList?: readonly string[] | null;
  readonly customerStatusList?: readonly unknown[] | null;
  readonly maxPerOrder?: number | null;
  readonly nbUseMax?: number | null;
  readonly nbUseCurrent?: number | null;
}

/** The id of a record, of its address, or of what a picker holds; NaN for what is none. */
export function readId(value: unknown): number {
  const held =
    typeof value === 'object' && value !== null
      ? ((value as Record<string, unknown>)['@id'] ?? (value as Record<string, unknown>).id)
      : value;
  return Number(String(held).split('/').at(-1));
}

const instant = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null);

const TRIED = 1;

/** The offer as it would be applied, alone. */
export function readDraft(draft: OfferDraft): Offer {
  const triggers = (draft.triggerList ?? []).filter((one): one is OfferTrigger => one.type !== undefined);
  const conditions = readConditions(triggers);
  const { nbUseMax, nbUseCurrent } = draft;
  return {
    id: TRIED,
    title: draft.title ?? '',
    position: 0,
    combinable: false,
    validFrom: instant(draft.validStartDate),
    validUntil: instant(draft.validEndDate),
    ticketPrices: (draft.ticketPriceList ?? []).map(readId),
    weekdays: draft.weekdayList ?? [],
    devices: draft.deviceTypeList ?? [],
    customerStatuses: (draft.customerStatusList ?? []).map(readId),
    conditions,
    benefit: readBenefit((draft.exchangeData ?? null) as OfferExchange | null, conditions),
    maxPerOrder: draft.maxPerOrder ?? null,
    leftForCustomer: null,
    left: nbUseMax == null ? null : nbUseMax - (nbUseCurrent ?? 0),
  };
}

/** Of one price: how many, and what is known of its performance. */
export interface TrialLine extends Omit<OfferPlace, 'line'> {
  readonly quantity: number;
}

export interface Trial {
  readonly lines: readonly TrialLine[];
  readonly currency: string;
  readonly now: number;
  readonly device: string;
  readonly customerStatuses: readonly number[];
  /** A code that opens the offer is given. */
  readonly hasCode: boolean;
}

export interface TrialResult {
  readonly totalWithoutOffer: number;
  readonly total: number;
  /** What is paid for each line, in the order of the lines. */
  readonly paid: readonly number[];
  /** Why it lowers nothing; absent where it does. */
  readonly obstacle?: Obstacle;
}

export function tryOffer(draft: OfferDraft, trial: Trial): TrialResult {
  const { lines, hasCode, ...rest } = trial;
  const places = lines.flatMap(({ quantity, ...place }, line) =>
    Array.from({ length: quantity }, (): OfferPlace => ({ ...place, line })),
  );
  const code = { code: 'TRIAL', coupon: 0, usage: 'per_order', offers: [TRIED], left: null } as const;
  const cart: OfferCart = { ...rest, places, codes: hasCode ? [code] : [] };
  const priced = applyOffers(cart, [readDraft(draft)]);
  const paid = lines.map((_, index) =>
    priced.places.reduce((sum, place) => sum + (place.line === index ? place.paid : 0), 0),
  );
  const [unused] = priced.unused;
  return {
    totalWithoutOffer: priced.totalWithoutOffer,
    total: priced.total,
    paid,
    ...(unused && { obstacle: unused.obstacle }),
  };
}
