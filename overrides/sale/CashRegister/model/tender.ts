/** How a sale is paid: what was handed over, the change, and the notes people pay with. Amounts in minor units. */

/** What the seller takes: cash (with what was handed over), card, or cash for a part and card for the rest. */
export interface Tender {
  readonly method: 'cash' | 'card' | 'both';
  /** Minor units handed over in cash; with `both`, what is paid in cash. */
  readonly cash: number;
}

/** How a tender settles a total: what each method pays, the change due, and what is still missing (0 when settled). */
export function settle(
  total: number,
  tender: Tender,
): { cash: number; card: number; change: number; missing: number } {
  if (tender.method === 'card') return { cash: 0, card: total, change: 0, missing: 0 };
  const cash = Math.min(tender.cash, total);
  if (tender.method === 'both') return { cash, card: total - cash, change: 0, missing: 0 };
  return {
    cash,
    card: 0,
    change: Math.max(tender.cash - total, 0),
    missing: Math.max(total - tender.cash, 0),
  };
}

/**
 * Reads an amount typed by a person, with a comma or a point, into minor units; undefined when it is no amount.
 *
 * @example parseAmount('46,5', 2) // 4650
 */
export function parseAmount(text: string, fractionDigits: number): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d*))?$/.exec(text.trim().replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return undefined;
  const fraction = match[2] ?? '';
  if (fraction.length > fractionDigits) return undefined;
  return Number(match[1]) * 10 ** fractionDigits + Number(fraction.padEnd(fractionDigits, '0') || 0);
}

/** Notes people pay with, in minor units, by currency; francs without cents where there are none. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  CHF: [1000, 2000, 5000, 10_000, 20_000],
  MAD: [2000, 5000, 10_000, 20_000],
  XPF: [500, 1000, 5000, 10_000],
};
const COMMON_NOTES: readonly number[] = [500, 1000, 2000, 5000, 10_000];

/**
 * What a buyer is likely to hand over for an amount: the exact sum, then the next round sums made of one kind of
 * note, ascending, at most `count`. Minor units; empty for a free sale.
 *
 * @example suggestGiven(3700, 'EUR') // [3700, 4000, 5000, 10000]
 */
export function suggestGiven(amount: number, currency: string, count = 4): readonly number[] {
  if (amount <= 0) return [];
  const notes = NOTES[currency] ?? COMMON_NOTES;
  const rounded = notes.map((note) => Math.ceil(amount / note) * note);
  return [...new Set([amount, ...rounded])].sort((a, b) => a - b).slice(0, count);
}
