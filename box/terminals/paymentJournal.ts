/**
 * What card terminals were asked for, by the payment's name, on disk before a terminal hears of it: a name goes to a
 * terminal once, ever, and a crash leaves "perhaps", never "surely not".
 */
import type { TerminalAnswer, TerminalTransaction } from '../../schema/channel/terminal.ts';
import { type Lines, openLines } from '../openLines.ts';

export interface PaymentEntry {
  readonly transactionId: string;
  /** ISO instant it was written first. */
  readonly at: string;
  readonly terminalId: string;
  readonly transaction?: TerminalTransaction;
  readonly answer?: TerminalAnswer;
  /** The relay knows its answer. */
  readonly reported?: true;
}

/** A few weeks of a busy desk. */
const KEPT = 5000;

/** The first line holds the day from which the journal is kept: of anything older it knows nothing. */
const BEGINNING = '';

export interface PaymentJournal extends Lines<PaymentEntry> {
  /** Whether a payment reserved then would be in it. */
  covers(instant: string): boolean;
}

const settle = (entry: PaymentEntry): PaymentEntry =>
  entry.answer || entry.transactionId === BEGINNING
    ? entry
    : { ...entry, answer: { status: 'unknown', reason: 'lost' } };

export function openPaymentJournal(folder: string): PaymentJournal {
  const lines = openLines<PaymentEntry>({
    folder,
    name: 'payments.jsonl',
    kept: KEPT,
    keyOf: ({ transactionId }) => transactionId,
    settle,
  });
  if (lines.list().length === 0)
    lines.write({ transactionId: BEGINNING, at: new Date().toISOString(), terminalId: '', reported: true });
  return {
    ...lines,
    covers(instant) {
      const first = lines.list().at(-1);
      return first !== undefined && Date.parse(first.at) <= Date.parse(instant);
    },
  };
}
