/** What the orders of a customer come to. Pure. */

interface Bought {
  readonly currency: string | null;
  /** Minor units. */
  readonly balance: number;
  readonly ticketList?: readonly {
    readonly status: string | null;
    readonly eventDateStartDate: string | null;
  }[];
}

export interface PurchaseSums {
  /** Valid tickets of performances that are to come. */
  readonly ahead: number;
  /** What is due, by currency: amounts of two are no sum. */
  readonly due: readonly (readonly [currency: string, amount: number])[];
}

export function sumPurchases(orders: readonly Bought[], now: Date): PurchaseSums {
  const due = new Map<string, number>();
  for (const { currency, balance } of orders)
    due.set(currency ?? 'EUR', (due.get(currency ?? 'EUR') ?? 0) + balance);
  const tickets = orders.flatMap(({ ticketList = [] }) => ticketList);
  return {
    ahead: tickets.filter(
      ({ status, eventDateStartDate }) =>
        status === 'payed' && eventDateStartDate !== null && Date.parse(eventDateStartDate) >= now.getTime(),
    ).length,
    due: [...due].filter(([, amount]) => amount !== 0),
  };
}
