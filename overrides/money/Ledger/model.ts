/**
 * What a sale, a payment, a refund, a cancellation, a correction, money on account and a performance that is over write into the
 * ledger: groups of entries whose debits equal their credits, in integer minor units of one currency. Pure; `server/recordMoney.ts` stores them.
 */
import type { Transaction } from '../../../schema/generated/money/Transaction.ts';
import type { TransactionGroup } from '../../../schema/generated/money/TransactionGroup.ts';

export type Account = Transaction['accountType'];
export type Currency = NonNullable<Transaction['currency']>;
export type Provider = NonNullable<Transaction['provider']>;
/**
 * What happened: a group has one, and so has each of its entries, except that a sale's payments are payments, and that what is
 * paid back of a credit counts as given back.
 */
export type Operation = Extract<
  TransactionGroup['type'],
  'sale' | 'payment' | 'refund' | 'correction' | 'performance' | 'repayment' | 'transfer' | 'deposit'
>;

/** One line of the ledger. Of `debit` and `credit` one is above 0, the other is 0. */
export interface Entry {
  readonly account: Account;
  readonly operation: Operation;
  /** `sale`, `refund` …, or the code of the payment method. */
  readonly name: string;
  readonly label?: string | undefined;
  readonly debit: number;
  readonly credit: number;
  /** Id of the line of the order that it is about. */
  readonly orderItem?: number | undefined;
  /** Id of the desk payment method. */
  readonly method?: number | undefined;
  /** What the buyer put on the counter. */
  readonly given?: number | undefined;
  /** Id of the entry that this one reverses, replaces or moves on. */
  readonly original?: number | undefined;
  /** Of what is not the group's; null: of none. */
  readonly order?: number | null | undefined;
  /** Id of the account holder, where it is not the group's; null: of nobody. */
  readonly client?: number | null | undefined;
  readonly valueDate?: string | undefined;
}

/** An entry as the ledger holds it. */
export interface PostedEntry extends Entry {
  readonly id: number;
}

/** Everything that one event writes, by ids; instants in ISO 8601. */
export interface EntryGroup {
  readonly type: Operation;
  readonly currency: Currency;
  readonly at: string;
  readonly order?: number | undefined;
  readonly payment?: number | undefined;
  /** Id of the account holder, where the client has an account. */
  readonly client?: number | undefined;
  /** Id of the deposit that it is of. */
  readonly deposit?: number | undefined;
  readonly deskSession?: number | null | undefined;
  readonly provider?: Provider | undefined;
  readonly reason?: string | undefined;
  /** Id of the user who did it. */
  readonly owner?: number | null | undefined;
  readonly entries: readonly Entry[];
}

/** Of an event, what its entries share. */
export type EventFacts = Omit<EntryGroup, 'type' | 'entries'>;

/** A part of a sale: its line, the account it is for, and what it comes to. */
export interface SoldPart {
  readonly account: Exclude<Account, 'bank' | 'client'>;
  readonly amount: number;
  readonly orderItem?: number | undefined;
  readonly label?: string | undefined;
}

/** Money that comes in or goes out by one method. */
export interface MoneyPart {
  /** Code of the method. */
  readonly name: string;
  readonly method?: number | undefined;
  readonly label?: string | undefined;
  readonly amount: number;
  readonly given?: number | null | undefined;
}

/** Debits minus credits: 0 of every group. */
export const sumEntries = (entries: readonly Pick<Entry, 'debit' | 'credit'>[]): number =>
  entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0);

/** @throws RangeError where the sides differ: a fault of the program */
function balance(group: EntryGroup): EntryGroup {
  const difference = sumEntries(group.entries);
  if (difference !== 0)
    throw new RangeError(`A "${group.type}" debits "${difference}" more than it credits.`);
  return group;
}

/** @throws RangeError where an amount is not whole, or below 0 */
function sum(parts: readonly { readonly amount: number }[]): number {
  for (const { amount } of parts)
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`"${amount}" is no amount in minor units.`);
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** A debit of an account above 0, a credit of it below 0, nothing at 0. */
function post(entry: Omit<Entry, 'debit' | 'credit'>, amount: number): readonly Entry[] {
  if (amount === 0) return [];
  return [{ ...entry, debit: Math.max(0, amount), credit: Math.max(0, -amount) }];
}

const postMoney = (operation: Operation, { name, method, label, given }: MoneyPart, amount: number) =>
  post({ account: 'bank', operation, name, method, label, given: given ?? undefined }, amount);

/**
 * A sale: what was taken goes to the bank, what is still due to the client, and each part to its account. A free sale
 * has no entries.
 */
export function describeSale(
  sale: EventFacts & { readonly parts: readonly SoldPart[]; readonly payments: readonly MoneyPart[] },
): EntryGroup {
  const { parts, payments, ...facts } = sale;
  const due = sum(parts) - sum(payments);
  return balance({
    ...facts,
    type: 'sale',
    entries: [
      ...payments.flatMap((part) => postMoney('payment', part, part.amount)),
      ...post({ account: 'client', operation: 'sale', name: 'sale' }, due),
      ...parts.flatMap(({ amount, ...part }) => post({ ...part, operation: 'sale', name: 'sale' }, -amount)),
    ],
  });
}

/** What comes in for an order that was sold before. */
export function describePayment(
  payment: EventFacts & { readonly payments: readonly MoneyPart[] },
): EntryGroup {
  const { payments, ...facts } = payment;
  return balance({
    ...facts,
    type: 'payment',
    entries: [
      ...payments.flatMap((part) => postMoney('payment', part, part.amount)),
      ...post({ account: 'client', operation: 'payment', name: 'payment' }, -sum(payments)),
    ],
  });
}

/** Money that a client puts on account: it is of no order until it pays for one. */
export function describeDeposit(
  deposit: EventFacts & { readonly payments: readonly MoneyPart[] },
): EntryGroup {
  const { payments, ...facts } = deposit;
  return balance({
    ...facts,
    type: 'deposit',
    entries: [
      ...payments.flatMap((part) => postMoney('deposit', part, part.amount)),
      ...post({ account: 'client', operation: 'deposit', name: 'deposit' }, -sum(payments)),
    ],
  });
}

/** What goes out of a credit that an order, or an account, has: what was sold stays as it is. */
export function describeRepayment(
  repayment: EventFacts & { readonly payments: readonly MoneyPart[] },
): EntryGroup {
  const { payments, ...facts } = repayment;
  return balance({
    ...facts,
    type: 'repayment',
    entries: [
      ...payments.flatMap((part) => postMoney('refund', part, -part.amount)),
      ...post({ account: 'client', operation: 'refund', name: 'repayment' }, sum(payments)),
    ],
  });
}

/** What a client has in credit, of an order or of none. */
export interface AccountPosition {
  readonly order: number | null;
  readonly amount: number;
}

/** The name by which money on account pays: what leaves one position comes in at the other, and nothing in all. */
export const ON_ACCOUNT = 'account';

/** What a client has on account pays for an order: it leaves the positions that held it. */
export function describeUseOfAccount(
  use: EventFacts & { readonly positions: readonly AccountPosition[] },
): EntryGroup {
  const { positions, ...facts } = use;
  const linked = { operation: 'payment', name: ON_ACCOUNT } as const;
  const total = sum(positions);
  return balance({
    ...facts,
    type: 'transfer',
    entries: [
      ...positions.flatMap(({ order, amount }) => [
        ...post({ ...linked, account: 'client', order }, amount),
        ...post({ ...linked, account: 'bank', order }, -amount),
      ]),
      ...post({ ...linked, account: 'bank' }, total),
      ...post({ ...linked, account: 'client' }, -total),
    ],
  });
}

/** What an order is owed, or owes, by one client goes over to another. Debits minus credits; null is nobody's account. */
export function describeNewHolder(
  change: EventFacts & {
    readonly held: readonly { readonly client: number | null; readonly balance: number }[];
    readonly holder: number | null;
  },
): EntryGroup {
  const { held, holder, ...facts } = change;
  const linked = { account: 'client', operation: 'transfer', name: 'transfer' } as const;
  const moved = held.filter(({ client }) => client !== holder);
  return balance({
    ...facts,
    type: 'transfer',
    entries: [
      ...moved.flatMap((one) => post({ ...linked, client: one.client }, -one.balance)),
      ...post(
        { ...linked, client: holder },
        moved.reduce((total, one) => total + one.balance, 0),
      ),
    ],
  });
}

/** What is given back of an entry of a sale. */
export interface RefundedPart {
  readonly original: PostedEntry;
  readonly amount: number;
}

/** An event that gives back; `posted` are all entries of its order. */
type GivingBack = EventFacts & {
  readonly posted: readonly PostedEntry[];
  readonly payments: readonly MoneyPart[];
};

const isEarned = ({ account }: Pick<Entry, 'account'>) => account !== 'bank' && account !== 'client';

/** What of an entry of a sale was not given back yet. */
export function findRefundable(posted: readonly PostedEntry[], { id, credit }: PostedEntry): number {
  return posted
    .filter(({ original, operation }) => original === id && operation === 'refund')
    .reduce((left, entry) => left - entry.debit, credit);
}

/** Where the amount of an entry is now: a performance that is over, or a correction, moved it to another account. */
function findHolders(posted: readonly PostedEntry[], { id }: PostedEntry): ReadonlyMap<Account, number> {
  const held = new Map<Account, number>();
  for (const { account, debit, credit, ...entry } of posted)
    if (entry.id === id || entry.original === id)
      held.set(account, (held.get(account) ?? 0) + credit - debit);
  return held;
}

/** The accounts of a sale reversed, each linked to its entry. @throws RangeError where an entry has not that much left */
function reverse(posted: readonly PostedEntry[], { original, amount }: RefundedPart): readonly Entry[] {
  const refundable = findRefundable(posted, original);
  if (amount > refundable)
    throw new RangeError(
      `"${amount}" is more than the "${refundable}" that is left of the entry "${original.id}".`,
    );
  const { id, orderItem, label } = original;
  const linked = { operation: 'refund', name: 'refund', label, orderItem, original: id } as const;
  let left = amount;
  return [...findHolders(posted, original)].flatMap(([account, held]) => {
    const taken = Math.min(left, Math.max(0, held));
    left -= taken;
    return post({ ...linked, account }, taken);
  });
}

/** What goes out by a method leaves the bank; the rest stays with the client as a credit. */
function giveBack({ posted, payments, ...facts }: GivingBack, parts: readonly RefundedPart[]): EntryGroup {
  return balance({
    ...facts,
    type: 'refund',
    entries: [
      ...parts.flatMap((part) => reverse(posted, part)),
      ...payments.flatMap((part) => postMoney('refund', part, -part.amount)),
      ...post({ account: 'client', operation: 'refund', name: 'refund' }, sum(payments) - sum(parts)),
    ],
  });
}

/**
 * A refund of parts of an order.
 *
 * @throws RangeError where more is given back than is left of an entry, or more goes out than is given back
 */
export function describeRefund({
  parts,
  ...refund
}: GivingBack & { readonly parts: readonly RefundedPart[] }): EntryGroup {
  const left = sum(parts) - sum(refund.payments);
  if (left < 0) throw new RangeError(`"${-left}" more goes out than is given back.`);
  return giveBack(refund, parts);
}

/**
 * An order that is cancelled: all that is left of it is given back. What was never paid is no longer due, and what was
 * paid and does not go out stays with the client.
 *
 * @throws RangeError where more goes out than came in
 */
export function describeCancellation(cancellation: GivingBack): EntryGroup {
  const { posted, payments } = cancellation;
  const left = sumOrder(posted).paid - sum(payments);
  if (left < 0) throw new RangeError(`"${-left}" more goes out than came in.`);
  const parts = posted
    .filter((entry) => isEarned(entry) && entry.operation === 'sale')
    .map((original) => ({ original, amount: findRefundable(posted, original) }));
  return giveBack(cancellation, parts);
}

/** What of an entry was wrong; its amount stays. */
export type Corrected = Partial<
  Pick<Entry, 'account' | 'name' | 'label' | 'method' | 'valueDate' | 'orderItem'>
>;

/** A correction: an entry that undoes the wrong one and one as it should have been, both linked to it (R20). */
export function describeCorrection(
  correction: EventFacts & {
    readonly original: PostedEntry;
    readonly corrected: Corrected;
    readonly reason: string;
  },
): EntryGroup {
  const { original: wrong, corrected, ...facts } = correction;
  const { id: original, given: _, ...kept } = wrong;
  const linked = { ...kept, operation: 'correction' as const, original };
  return balance({
    ...facts,
    type: 'correction',
    entries: [
      { ...linked, debit: wrong.credit, credit: wrong.debit },
      { ...linked, ...corrected },
    ],
  });
}

/** Of an entry of a bank: whether it stands, was corrected since, or undoes another that was. */
export type EntryState = 'valid' | 'corrected' | 'undoing';

/**
 * Of each entry that a correction wrote, whether it undoes its original: the two are on opposite sides. Corrections of
 * corrections form a chain, each link once.
 */
export function findState(
  posted: readonly Pick<PostedEntry, 'id' | 'operation' | 'original' | 'debit' | 'credit'>[],
  { id, operation, original, debit }: Pick<PostedEntry, 'id' | 'operation' | 'original' | 'debit' | 'credit'>,
): EntryState {
  const wrong = operation === 'correction' ? posted.find((entry) => entry.id === original) : undefined;
  if (wrong && wrong.debit > 0 !== debit > 0) return 'undoing';
  const isCorrected = posted.some((entry) => entry.original === id && entry.operation === 'correction');
  return isCorrected ? 'corrected' : 'valid';
}

/** Of an entry in suspense, what was not given back of it. */
export interface SuspendedPart {
  readonly original: PostedEntry;
  readonly order: number;
  readonly amount: number;
}

/** A performance that is over: what waited for it in suspense is earned (R6). */
export function describePerformance(
  performance: EventFacts & { readonly parts: readonly SuspendedPart[] },
): EntryGroup {
  const { parts, ...facts } = performance;
  return balance({
    ...facts,
    type: 'performance',
    entries: parts.flatMap(({ original: { id: original, label, orderItem }, order, amount }) => {
      const linked = {
        operation: 'performance',
        name: 'performance',
        label,
        orderItem,
        order,
        original,
      } as const;
      return [
        ...post({ ...linked, account: 'sale_suspense' }, amount),
        ...post({ ...linked, account: 'sale' }, -amount),
      ];
    }),
  });
}

/** What the ledger holds of an order: `sold` − `refunded` = `paid` + `due`. */
export interface OrderTotals {
  readonly sold: number;
  readonly refunded: number;
  /** What came in for it, less what went out. */
  readonly paid: number;
  /** What the client still owes; below 0 what is theirs. */
  readonly due: number;
}

/** The totals of an order from all of its entries. */
export function sumOrder(
  entries: readonly Pick<Entry, 'account' | 'operation' | 'debit' | 'credit'>[],
): OrderTotals {
  const of = (wanted: (entry: Pick<Entry, 'account' | 'operation'>) => boolean) =>
    sumEntries(entries.filter(wanted)) || 0;
  return {
    sold: -of((entry) => isEarned(entry) && entry.operation !== 'refund') || 0,
    refunded: of((entry) => isEarned(entry) && entry.operation === 'refund'),
    paid: of(({ account }) => account === 'bank'),
    due: of(({ account }) => account === 'client'),
  };
}

/** Derived from the ledger, never set by hand. What was given back comes before what is due. */
export function derivePaymentStatus({ sold, refunded, paid, due }: OrderTotals) {
  if (refunded > 0) return refunded >= sold ? 'refunded_totally' : 'refunded_partially';
  if (due < 0) return 'overpaid';
  if (due === 0) return 'payed';
  return paid === 0 ? 'awaiting_payment' : 'incomplete_payment';
}
