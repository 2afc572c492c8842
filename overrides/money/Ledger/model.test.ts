/** What each event writes, and that any sequence of them keeps the ledger equal to what was sold, paid and given back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derivePaymentStatus,
  describeCancellation,
  describeCorrection,
  describePayment,
  describePerformance,
  describeRefund,
  describeSale,
  type EntryGroup,
  findRefundable,
  type PostedEntry,
  sumEntries,
  sumOrder,
} from './model.ts';

const facts = { currency: 'EUR', at: '2026-03-01T18:00:00.000Z', order: 1 } as const;
const tickets = (amount: number, orderItem = 1) => ({ account: 'sale_suspense', amount, orderItem }) as const;
const card = (amount: number) => ({ name: 'card', method: 2, amount });

const list = ({ entries }: EntryGroup) =>
  entries.map(({ account, operation, debit, credit, original }) => [
    account,
    operation,
    debit,
    credit,
    ...(original === undefined ? [] : [original]),
  ]);

const post = (group: EntryGroup, from = 1): readonly PostedEntry[] =>
  group.entries.map((entry, index) => ({ ...entry, id: from + index }));

/** An order of 50.00, paid by card: its entries, and the one of its tickets. */
function sellPaid() {
  const posted = post(describeSale({ ...facts, parts: [tickets(5000)], payments: [card(5000)] }));
  const original = posted.find(({ account }) => account === 'sale_suspense');
  if (!original) throw new Error('The sale has no entry in suspense.');
  return { posted, original };
}

describe('the ledger', () => {
  it('books a sale at the desk from the bank to suspense, line by line, and each fee to its account (R6, R10)', () => {
    const sale = describeSale({
      ...facts,
      parts: [tickets(5000), tickets(1500, 2), { account: 'sale_shipping_fee', amount: 300, orderItem: 3 }],
      payments: [{ name: 'cash', method: 1, amount: 4800, given: 5000 }, card(2000)],
    });
    expect(list(sale)).toEqual([
      ['bank', 'payment', 4800, 0],
      ['bank', 'payment', 2000, 0],
      ['sale_suspense', 'sale', 0, 5000],
      ['sale_suspense', 'sale', 0, 1500],
      ['sale_shipping_fee', 'sale', 0, 300],
    ]);
    expect(sale.entries[0]).toMatchObject({ name: 'cash', method: 1, given: 5000 });
  });

  it('books what is not paid to the client, and the payment that follows from the bank to the client', () => {
    const sale = describeSale({ ...facts, parts: [tickets(5000)], payments: [card(2000)] });
    const payment = describePayment({ ...facts, payments: [card(3000)] });
    expect(list(sale)[1]).toEqual(['client', 'sale', 3000, 0]);
    expect(list(payment)).toEqual([
      ['bank', 'payment', 3000, 0],
      ['client', 'payment', 0, 3000],
    ]);
    const totals = sumOrder([...sale.entries, ...payment.entries]);
    expect(totals).toEqual({ sold: 5000, refunded: 0, paid: 5000, due: 0 });
  });

  it('books nothing for a free sale (R38)', () => {
    expect(describeSale({ ...facts, parts: [tickets(0)], payments: [] }).entries).toEqual([]);
  });

  it('reverses the entries of the sale for a refund, and leaves with the client what does not go out (R31)', () => {
    const { posted, original } = sellPaid();
    const refund = describeRefund({
      ...facts,
      posted,
      parts: [{ original, amount: 2500 }],
      payments: [card(1500)],
    });
    expect(list(refund)).toEqual([
      ['sale_suspense', 'refund', 2500, 0, 2],
      ['bank', 'refund', 0, 1500],
      ['client', 'refund', 0, 1000],
    ]);
    const payMore = () =>
      describeRefund({ ...facts, posted, parts: [{ original, amount: 1000 }], payments: [card(1001)] });
    expect(payMore).toThrow('"1" more goes out than is given back.');
  });

  it('gives back of an entry no more than the refunds before have left of it (R31)', () => {
    const { posted, original } = sellPaid();
    const refund = (before: readonly PostedEntry[], amount: number) =>
      describeRefund({ ...facts, posted: before, parts: [{ original, amount }], payments: [card(amount)] });
    expect(() => refund(posted, 5001)).toThrow(
      '"5001" is more than the "5000" that is left of the entry "2".',
    );
    const after = [...posted, ...post(refund(posted, 3000), 3)];
    expect(findRefundable(after, original)).toBe(2000);
    expect(() => refund(after, 2001)).toThrow(
      '"2001" is more than the "2000" that is left of the entry "2".',
    );
  });

  it('gives back from the sales account what a performance has earned, and the rest from suspense (R6)', () => {
    const { posted, original } = sellPaid();
    const earned = describePerformance({ ...facts, parts: [{ original, order: 1, amount: 3000 }] });
    const refund = describeRefund({
      ...facts,
      posted: [...posted, ...post(earned, 3)],
      parts: [{ original, amount: 4000 }],
      payments: [card(4000)],
    });
    expect(list(refund)).toEqual([
      ['sale_suspense', 'refund', 2000, 0, 2],
      ['sale', 'refund', 2000, 0, 2],
      ['bank', 'refund', 0, 4000],
    ]);
  });

  it('cancels an order that was partly paid: what was paid goes back, and nothing is due any more', () => {
    const posted = post(
      describeSale({ ...facts, parts: [tickets(5000), tickets(1500, 2)], payments: [card(2000)] }),
    );
    const cancellation = describeCancellation({ ...facts, posted, payments: [card(2000)] });
    expect(list(cancellation)).toEqual([
      ['sale_suspense', 'refund', 5000, 0, 3],
      ['sale_suspense', 'refund', 1500, 0, 4],
      ['bank', 'refund', 0, 2000],
      ['client', 'refund', 0, 4500],
    ]);
    expect(sumOrder([...posted, ...cancellation.entries])).toEqual({
      sold: 6500,
      refunded: 6500,
      paid: 0,
      due: 0,
    });
    const payMore = () => describeCancellation({ ...facts, posted, payments: [card(2001)] });
    expect(payMore).toThrow('"1" more goes out than came in.');
  });

  it('corrects by an entry that undoes the wrong one and the right one, both linked to it (R20)', () => {
    const [original] = post(describeSale({ ...facts, parts: [tickets(900)], payments: [card(900)] }), 7);
    if (!original) throw new Error('The sale has no entry.');
    const correction = describeCorrection({
      ...facts,
      original,
      corrected: { name: 'cash', method: 1 },
      reason: 'Taken in cash',
      owner: 3,
    });
    expect(correction).toMatchObject({ type: 'correction', reason: 'Taken in cash', owner: 3 });
    expect(correction.entries).toMatchObject([
      {
        account: 'bank',
        operation: 'correction',
        name: 'card',
        method: 2,
        debit: 0,
        credit: 900,
        original: 7,
      },
      {
        account: 'bank',
        operation: 'correction',
        name: 'cash',
        method: 1,
        debit: 900,
        credit: 0,
        original: 7,
      },
    ]);
  });

  it('earns what waited in suspense when the performance is over (R6)', () => {
    const [, original] = post(describeSale({ ...facts, parts: [tickets(5000)], payments: [card(5000)] }));
    if (!original) throw new Error('The sale has no second entry.');
    const earned = describePerformance({ ...facts, parts: [{ original, order: 1, amount: 2500 }] });
    expect(list(earned)).toEqual([
      ['sale_suspense', 'performance', 2500, 0, 2],
      ['sale', 'performance', 0, 2500, 2],
    ]);
  });

  it.each([
    [{ sold: 5000, refunded: 0, paid: 5000, due: 0 }, 'payed'],
    [{ sold: 0, refunded: 0, paid: 0, due: 0 }, 'payed'],
    [{ sold: 5000, refunded: 0, paid: 0, due: 5000 }, 'awaiting_payment'],
    [{ sold: 5000, refunded: 0, paid: 2000, due: 3000 }, 'incomplete_payment'],
    [{ sold: 5000, refunded: 0, paid: 6000, due: -1000 }, 'overpaid'],
    [{ sold: 5000, refunded: 2500, paid: 2500, due: 0 }, 'refunded_partially'],
    [{ sold: 5000, refunded: 5000, paid: 0, due: 0 }, 'refunded_totally'],
    [{ sold: 5000, refunded: 5000, paid: 5000, due: -5000 }, 'refunded_totally'],
  ] as const)('derives the payment status of %j: %s', (totals, status) => {
    expect(derivePaymentStatus(totals)).toBe(status);
  });

  it.each([0.5, -100, Number.MAX_SAFE_INTEGER + 1])('takes "%d" for no amount of a payment', (amount) => {
    const sell = () => describeSale({ ...facts, parts: [tickets(100)], payments: [card(amount)] });
    expect(sell).toThrow(RangeError);
  });
});

/** What people do with one order, and the sums a person would keep of it in a notebook. */
interface Notebook {
  sold: number;
  refunded: number;
  in: number;
  out: number;
  readonly ledger: PostedEntry[];
}

type Step =
  | { readonly do: 'sale'; readonly parts: readonly number[]; readonly paid: readonly number[] }
  | { readonly do: 'pay'; readonly amount: number }
  | { readonly do: 'refund'; readonly which: number; readonly share: number; readonly out: number }
  | { readonly do: 'correct'; readonly which: number }
  | { readonly do: 'perform'; readonly which: number }
  | { readonly do: 'cancel'; readonly out: number };

const amounts = fc.integer({ min: 1, max: 2_000_000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('sale' as const),
    parts: fc.array(amounts, { minLength: 1, maxLength: 4 }),
    paid: fc.array(amounts, { maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('pay' as const), amount: amounts }),
  fc.record({
    do: fc.constant('refund' as const),
    which: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    out: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ do: fc.constant('correct' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('perform' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('cancel' as const), out: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

/** Entries of the order's sales that money is still held for. */
const listSold = (ledger: readonly PostedEntry[]) =>
  ledger.filter(({ account, operation }) => account === 'sale_suspense' && operation === 'sale');

/** What is left in suspense of an entry, as `readSuspended.sql` counts it. */
const findSuspended = (ledger: readonly PostedEntry[], original: PostedEntry) =>
  original.credit -
  sumEntries(ledger.filter((entry) => entry.original === original.id && entry.account === 'sale_suspense'));

/** One step in both. @returns what it wrote */
function take(step: Step, book: Notebook): EntryGroup | undefined {
  const pick = (entries: readonly PostedEntry[], which: number) => entries[which % entries.length];
  if (step.do === 'sale') {
    book.sold += step.parts.reduce((sum, amount) => sum + amount, 0);
    book.in += step.paid.reduce((sum, amount) => sum + amount, 0);
    return describeSale({
      ...facts,
      parts: step.parts.map((amount) => tickets(amount)),
      payments: step.paid.map(card),
    });
  }
  if (step.do === 'pay') {
    book.in += step.amount;
    return describePayment({ ...facts, payments: [card(step.amount)] });
  }
  if (step.do === 'refund') {
    const original = pick(listSold(book.ledger), step.which);
    const amount = original ? Math.round(findRefundable(book.ledger, original) * step.share) : 0;
    if (!original || amount === 0) return undefined;
    const out = Math.floor(amount * step.out);
    book.refunded += amount;
    book.out += out;
    const parts = [{ original, amount }];
    return describeRefund({ ...facts, posted: book.ledger, parts, payments: [card(out)] });
  }
  if (step.do === 'cancel') {
    const out = Math.floor(Math.max(0, book.in - book.out) * step.out);
    book.refunded = book.sold;
    book.out += out;
    return describeCancellation({ ...facts, posted: book.ledger, payments: [card(out)] });
  }
  if (step.do === 'perform') {
    const original = pick(listSold(book.ledger), step.which);
    if (!original) return undefined;
    const amount = findSuspended(book.ledger, original);
    return describePerformance({ ...facts, parts: [{ original, order: 1, amount }] });
  }
  const original = pick(
    book.ledger.filter(({ account }) => account === 'bank'),
    step.which,
  );
  const corrected = { name: 'cash', method: 1 };
  return original && describeCorrection({ ...facts, original, corrected, reason: 'Taken in cash' });
}

describe('any sequence of sales, payments, refunds, corrections, performances and cancellations', () => {
  it('keeps every group balanced, the totals of the order equal to what was sold, paid and given back, and no account of a sale below 0', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (sequence) => {
        const book: Notebook = { sold: 0, refunded: 0, in: 0, out: 0, ledger: [] };
        for (const step of sequence) {
          const group = take(step, book);
          if (!group) continue;
          expect(sumEntries(group.entries)).toBe(0);
          book.ledger.push(...post(group, book.ledger.length + 1));
          expect(sumOrder(book.ledger)).toEqual({
            sold: book.sold,
            refunded: book.refunded,
            paid: book.in - book.out,
            due: book.sold - book.refunded - (book.in - book.out),
          });
          for (const account of ['sale_suspense', 'sale'])
            expect(sumEntries(book.ledger.filter((entry) => entry.account === account))).toBeLessThanOrEqual(
              0,
            );
        }
      }),
    );
  });
});
