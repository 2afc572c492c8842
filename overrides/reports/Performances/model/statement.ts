/** What a box office statement is made of, and its sums. Pure. */

export interface StatementFacts {
  readonly operator: string;
  readonly licence: string | null;
  readonly show: string;
  readonly venue: string | null;
  readonly startDate: string;
  readonly timezone: string;
  readonly drawnAt: string;
  readonly isOver: boolean;
  /** null where stock is without a limit. */
  readonly stock: number | null;
}

/** Places of one seat category at one price. Amounts in minor units, net of what was given back. */
export interface StatementRow {
  /** Empty where seating is free. */
  readonly category: string;
  readonly price: string;
  readonly currency: string;
  readonly unit: number;
  /** Numbers of tickets, in the one series of the organiser; null where places have no tickets. */
  readonly first: number | null;
  readonly last: number | null;
  readonly sold: number;
  readonly refunded: number;
  readonly amount: number;
}

export interface StatementRate {
  readonly rate: number;
  readonly currency: string;
  readonly amount: number;
  readonly net: number;
}

export interface PerformanceStatement extends StatementFacts {
  readonly rows: readonly StatementRow[];
  readonly rates: readonly StatementRate[];
  /** What the ledger has of the same lines, by currency. */
  readonly ledger: Readonly<Record<string, number>>;
}

/** A sale, or with figures below 0 a giving back, of places at one price. */
export interface StatementItem {
  readonly at: string;
  readonly order: string | null;
  readonly origin: string | null;
  readonly price: string;
  readonly category: string;
  readonly seats: string;
  readonly currency: string;
  readonly quantity: number;
  readonly amount: number;
  readonly first: number | null;
  readonly last: number | null;
}

export interface PerformanceItems extends StatementFacts {
  readonly items: readonly StatementItem[];
}

const least = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const most = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b));

type Summed = Pick<StatementRow, 'currency' | 'first' | 'last' | 'sold' | 'refunded' | 'amount'>;

const add = <Row extends Summed>(a: Row, b: Summed): Row => ({
  ...a,
  first: least(a.first, b.first),
  last: most(a.last, b.last),
  sold: a.sold + b.sold,
  refunded: a.refunded + b.refunded,
  amount: a.amount + b.amount,
});

function sumBy<Row extends Summed>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum ? add(sum, row) : row);
  }
  return [...sums.values()];
}

/** One row for each seat category, in the order of the rows. */
export const sumCategories = (rows: readonly StatementRow[]) =>
  sumBy(rows, ({ category, currency }) => `${currency} ${category}`);

/** One row for each currency. */
export const sumCurrencies = (rows: readonly StatementRow[]) => sumBy(rows, ({ currency }) => currency);

/** Currencies of which the statement has another amount than the ledger. */
export function findDifferences({ rows, ledger }: Pick<PerformanceStatement, 'rows' | 'ledger'>) {
  const sums = new Map(sumCurrencies(rows).map(({ currency, amount }) => [currency, amount]));
  const currencies = [...new Set([...sums.keys(), ...Object.keys(ledger)])].sort();
  return currencies.filter((currency) => (sums.get(currency) ?? 0) !== (ledger[currency] ?? 0));
}

export interface DaySum {
  readonly day: string;
  readonly currency: string;
  readonly sold: number;
  readonly refunded: number;
  readonly amount: number;
}

/** By day of sale; `dayOf` gives the day of an instant. */
export function sumDays(items: readonly StatementItem[], dayOf: (at: string) => string): readonly DaySum[] {
  const days = new Map<string, DaySum>();
  for (const { at, currency, quantity, amount } of items) {
    const day = dayOf(at);
    const sum = days.get(`${day} ${currency}`) ?? { day, currency, sold: 0, refunded: 0, amount: 0 };
    days.set(`${day} ${currency}`, {
      ...sum,
      sold: sum.sold + Math.max(0, quantity),
      refunded: sum.refunded + Math.max(0, -quantity),
      amount: sum.amount + amount,
    });
  }
  return [...days.values()];
}
