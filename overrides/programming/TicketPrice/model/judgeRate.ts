/**
 * Which VAT rate the law gives a ticket of a live show (R8, R9), and how another one differs. Pure. In France the first
 * performances that the public pays for have a lower rate, by region; the rates and how many they are for are data.
 */

export interface VatRate {
  readonly id: number;
  readonly countryCode: string;
  readonly region: string | null;
  readonly category: string | null;
  /** The last performance, by number, that it is for; null: all. */
  readonly maxRepresentationNumber: number | null;
  /** Days, both included; null: open. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

export interface TaxedSale {
  /** Minor units. */
  readonly facialValue: number;
  /** Of the venue; null where it has none. */
  readonly countryCode: string | null;
  readonly region: string | null;
  /** Where the show plays: `2026-09-12`. */
  readonly day: string;
  /** Among the performances of the show that the public pays for. */
  readonly number: number;
}

export type Reason =
  | 'as_expected'
  | 'free'
  | 'abroad'
  | 'missing'
  | 'other_region'
  | 'not_in_force'
  | 'beyond_first'
  | 'within_first'
  | 'not_live_show';

export interface RateVerdict {
  readonly isValid: boolean;
  readonly reason: Reason;
  readonly expected: VatRate | undefined;
  /** From which performance on the expected rate holds; undefined where it holds for all. */
  readonly from: number | undefined;
}

/** Where a venue in France names no region it is in metropolitan France. */
const METROPOLITAN = 'FR';

const isInForce = ({ validFrom, validUntil }: VatRate, day: string) =>
  (validFrom === null || validFrom <= day) && (validUntil === null || validUntil >= day);

/** What the law gives a live show there on that day: the lower rate while it lasts, else the other; none in Guyane. */
export function findExpected(
  rates: readonly VatRate[],
  sale: TaxedSale,
): Pick<RateVerdict, 'expected' | 'from'> {
  const region = sale.region ?? METROPOLITAN;
  const here = rates.filter((rate) => rate.region === region && isInForce(rate, sale.day));
  const of = (category: string) => here.find((rate) => rate.category === category);
  const first = of('live_show_first');
  const last = first?.maxRepresentationNumber;
  if (first && (!last || sale.number <= last)) return { expected: first, from: last ? 1 : undefined };
  return {
    expected: of('live_show') ?? of('exempt'),
    from: last ? last + 1 : undefined,
  };
}

function explain(given: VatRate | undefined, expected: VatRate | undefined, sale: TaxedSale): Reason {
  if (!given) return 'missing';
  if (given.region !== null && given.region !== (sale.region ?? METROPOLITAN)) return 'other_region';
  if (!isInForce(given, sale.day)) return 'not_in_force';
  if (given.category === 'live_show_first') return 'beyond_first';
  return given.category === 'live_show' && expected?.category === 'live_show_first'
    ? 'within_first'
    : 'not_live_show';
}

export function judgeRate(
  given: VatRate | undefined,
  rates: readonly VatRate[],
  sale: TaxedSale,
): RateVerdict {
  if (sale.facialValue === 0) return { isValid: true, reason: 'free', expected: undefined, from: undefined };
  if (sale.countryCode !== null && sale.countryCode !== 'FR')
    return { isValid: true, reason: 'abroad', expected: undefined, from: undefined };
  const { expected, from } = findExpected(rates, sale);
  // Where there is no VAT none need be given.
  const isValid = given ? given.id === expected?.id : expected?.category === 'exempt';
  return { isValid, reason: isValid ? 'as_expected' : explain(given, expected, sale), expected, from };
}
