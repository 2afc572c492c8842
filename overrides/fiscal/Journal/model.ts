/**
 * The fiscal journal's records, pure: what an event is, and the one text of it that is signed. A chain for each contract
 * and series, demonstrations apart (R24, R28); `server/signRecords.ts` extends them, `server/verifyJournal.ts` proves them.
 */

/** Sales and refunds, payments and cash without a sale, desk sessions, copies. Only T increases the totals (R24). */
export type JournalSeries = 'C' | 'L' | 'P' | 'T';

/** A line of a sale, or of a refund with amounts below 0, in minor units (R21). */
export interface JournalLine {
  readonly label: string;
  readonly quantity: number;
  readonly unit: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  /** Percent. */
  readonly rate: number;
}

export interface JournalPayment {
  readonly code: string;
  readonly label: string;
  readonly amount: number;
}

/** What happened, as whoever did it describes it. */
export interface JournalEvent {
  readonly series: JournalSeries;
  readonly type:
    | 'cash_in'
    | 'cash_out'
    | 'correction'
    | 'deposit'
    | 'duplicate'
    | 'payment'
    | 'refund'
    | 'repayment'
    | 'sale'
    | 'session_close'
    | 'session_open'
    | 'start';
  /** Number of the order, the session or the ticket that it secures. */
  readonly document: string;
  readonly currency?: string | undefined;
  /** What it comes to, in minor units. */
  readonly total?: number | undefined;
  readonly lines?: readonly JournalLine[] | undefined;
  readonly payments?: readonly JournalPayment[] | undefined;
  /** Number of the desk session. */
  readonly session?: number | undefined;
  readonly reason?: string | undefined;
  /** What else is to be proved of it. */
  readonly facts?: Readonly<Record<string, boolean | number | string | null>> | undefined;
}

/** Members in the order of their names, without those that are undefined: one text for one value. Numbers are finite. */
export function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeCanonical(member)}`).join(',')}}`;
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** Of a sale or a refund: its totals per rate, rates ascending. */
export function sumRates(lines: readonly JournalLine[]) {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate);
    return {
      rate,
      gross: sumOf(own, ({ gross }) => gross),
      net: sumOf(own, ({ net }) => net),
      tax: sumOf(own, ({ tax }) => tax),
    };
  });
}

/** Where in its chain a record stands, and what of its surroundings it secures. */
export interface Place {
  readonly contract: number;
  readonly isDemo: boolean;
  readonly number: number;
  /** Signature of the record before it; empty for the first. */
  readonly previous: string;
  /** Name of the key that signs it. */
  readonly key: string;
  /** To the second, with the offset of the contract's timezone: `2026-11-23T20:15:07+01:00`. */
  readonly at: string;
  readonly organiser: string;
  readonly operator: string;
}

/** The text that is signed. */
export const writeContent = ({ lines, ...event }: JournalEvent, { isDemo, ...place }: Place): string =>
  writeCanonical({
    version: 1,
    ...event,
    ...place,
    demo: isDemo,
    lines,
    rates: lines && sumRates(lines),
  });
