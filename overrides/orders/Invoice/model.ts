/**
 * Invoices and credit notes as rows: frozen copies of lines, rates, seller and buyer (R33, R35), in integer minor units. A
 * credit note has the lines of its invoice with amounts below zero. Pure.
 */

/** A line as it is printed. `unitAmount` has VAT included; net and tax are of all of it. */
export interface InvoiceLine {
  readonly orderItem: number;
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly feeAmount: number;
  /** Percent. */
  readonly vatRate: number;
  readonly netAmount: number;
  readonly vatAmount: number;
}

/** Who is billed. */
export interface Buyer {
  readonly name: string;
  readonly address: string | null;
  readonly additionalInfo: string | null;
  readonly vatNumber: string | null;
  readonly siretNumber: string | null;
}

/** Who bills, with what the law wants to be read of a company. */
export interface Seller {
  readonly name?: string | null;
  readonly legalForm?: string | null;
  readonly capital?: string | null;
  readonly address?: string | null;
  readonly vatNumber?: string | null;
  readonly recordNumber?: string | null;
  readonly recordPlace?: string | null;
  readonly licenceNumber?: string | null;
}

/** What of an order's line is left to bill, and the group that it is billed with. */
export interface BillableLine extends InvoiceLine {
  readonly group: string | null;
}

/** An invoice for each group, in the order of their first lines; the lines of none are one of their own. */
export const groupLines = (
  lines: readonly BillableLine[],
): readonly { readonly group: string | null; readonly lines: readonly InvoiceLine[] }[] =>
  [...Map.groupBy(lines, ({ group }) => group)].map(([group, each]) => ({
    group,
    lines: each.map(({ group: _, ...line }) => line),
  }));

/** What is given back of a line that was sold. */
interface GivenBack {
  readonly item: number;
  readonly quantity: number;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly vat: number;
}

/** A credit note's line: label and rate are those of the invoice (R35). A part that is no whole place stands as one. */
export function describeCredit(billed: InvoiceLine, given: GivenBack): InvoiceLine {
  const { orderItem, label, vatRate, unitAmount } = billed;
  const isWhole = unitAmount * given.quantity === given.amount;
  return {
    orderItem,
    label,
    vatRate,
    quantity: isWhole ? given.quantity : 1,
    unitAmount: -(isWhole ? unitAmount : given.amount) || 0,
    feeAmount: -given.fee || 0,
    netAmount: -given.net || 0,
    vatAmount: -given.vat || 0,
  };
}

export interface InvoiceTotals {
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** Totals are sums of the lines (R13). */
export function sumInvoice(lines: readonly Pick<InvoiceLine, 'netAmount' | 'vatAmount'>[]): InvoiceTotals {
  const net = lines.reduce((sum, { netAmount }) => sum + netAmount, 0);
  const vat = lines.reduce((sum, { vatAmount }) => sum + vatAmount, 0);
  return { net, vat, total: net + vat };
}

/** @example renderNumber(12) // 'F-000012' */
export const renderNumber = (number: number): string => `F-${String(number).padStart(6, '0')}`;
