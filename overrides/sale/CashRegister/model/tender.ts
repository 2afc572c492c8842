/** How a sale is paid: by which methods, what was handed over, the change, and the notes people pay with. Minor units. */

import { CASH } from '../../Payment/model.ts';
import { CARD } from '../../TerminalPayment/model.ts';

/** A method as the register proposes it. */
export interface PaymentMethod {
  /** IRI. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** A part of a sale may be paid with it. */
  readonly flexible: boolean;
}

/** The choice to pay by several methods, where another is the IRI of one. */
export const SPLIT = 'split';

/** All by one method, cash with what was handed over; or parts by some, and the rest by another. */
export type Tender =
  | { readonly kind: 'one'; readonly method: PaymentMethod; readonly given: number }
  | { readonly kind: 'split'; readonly parts: readonly Part[]; readonly rest: PaymentMethod };

interface Part {
  readonly method: PaymentMethod;
  readonly amount: number;
}

export interface Settled {
  readonly payments: readonly (Part & { readonly given?: number })[];
  readonly change: number;
  /** 0 when the total is paid. */
  readonly missing: number;
}

/** How a tender settles a total: what each method pays, the change due, and what is still missing. */
export function settle(total: number, tender: Tender): Settled {
  if (tender.kind === 'split') return settleSplit(total, tender.parts, tender.rest);
  const { method, given } = tender;
  if (method.code !== CASH)
    return { payments: total > 0 ? [{ method, amount: total }] : [], change: 0, missing: 0 };
  const amount = Math.min(given, total);
  return {
    payments: amount > 0 ? [{ method, amount, given }] : [],
    change: Math.max(given - total, 0),
    missing: Math.max(total - given, 0),
  };
}

function settleSplit(total: number, parts: readonly Part[], rest: PaymentMethod): Settled {
  const paid = parts.filter(({ amount }) => amount > 0);
  const left = total - paid.reduce((sum, { amount }) => sum + amount, 0);
  const all = left > 0 ? [...paid, { method: rest, amount: left }] : paid;
  return {
    payments: all.map((part) => (part.method.code === CASH ? { ...part, given: part.amount } : part)),
    change: 0,
    missing: 0,
  };
}

/** Whether a split is one: two methods or more, and no part beyond the total. */
export const isSplit = (total: number, { payments }: Settled): boolean =>
  payments.length > 1 && payments.reduce((sum, { amount }) => sum + amount, 0) === total;

/** Who pays parts of a sale, and who the rest: the card, whose amount a terminal is asked for, else the last. */
export function planSplit(
  methods: readonly PaymentMethod[],
): { readonly parts: readonly PaymentMethod[]; readonly rest: PaymentMethod } | undefined {
  const flexible = methods.filter((method) => method.flexible);
  const rest = flexible.find(({ code }) => code === CARD) ?? flexible.at(-1);
  if (!rest || flexible.length < 2) return undefined;
  return { parts: flexible.filter((method) => method !== rest), rest };
}

/** What is paid by card, in minor units: a terminal may be asked for it. */
export const sumCards = ({ payments }: Settled): number =>
  payments.reduce((sum, { method, amount }) => (method.code === CARD ? sum + amount : sum), 0);

/** The tender with a card payment of that amount, which a terminal has taken: the one that was typed, or one like it. */
export function tenderWith(
  card: number,
  {
    total,
    typed,
    methods,
  }: {
    readonly total: number;
    readonly typed: Tender | undefined;
    readonly methods: readonly PaymentMethod[];
  },
): Tender | undefined {
  if (
    typed &&
    settle(total, typed).payments.some(({ method, amount }) => method.code === CARD && amount === card)
  )
    return typed;
  const rest = methods.find(({ code }) => code === CARD);
  if (!rest) return undefined;
  if (card >= total) return { kind: 'one', method: rest, given: 0 };
  const other = planSplit(methods)?.parts[0] ?? methods.find(({ code }) => code === CASH);
  return other && { kind: 'split', parts: [{ method: other, amount: total - card }], rest };
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
