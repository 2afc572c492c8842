/**
 * `queryPaymentTerminalTransaction`: what became of a payment, from the journal; where that does not know, from the
 * terminal's last payment. It never sends one. A payment that never arrived is written down as such, so that a message that
 * is still on its way makes none.
 */
import type { TerminalAnswer } from '../../schema/channel/terminal.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentEntry } from '../terminals/paymentJournal.ts';
import type { Box } from './box.ts';
import { ofQuery } from './ofTransaction.ts';

const NOT_SENT: TerminalAnswer = { status: 'aborted', reason: 'not_sent' };
const LOST: TerminalAnswer = { status: 'unknown', reason: 'lost' };

/**
 * The terminal names no payment of ours: its last one is this one only where amount and kind are the same and no other
 * payment of the journal has its authorisation.
 */
async function askTerminal(box: Box, entry: PaymentEntry): Promise<TerminalAnswer> {
  const counter = box.counters.get(entry.terminalId);
  if (!counter || counter.isBusy || !entry.transaction) return LOST;
  const last = await counter.terminal.readLast(entry.transaction);
  if (!last?.authorisation) return LOST;
  const isOther = box.payments
    .list()
    .some(
      ({ answer, terminalId }) =>
        terminalId === entry.terminalId && answer?.authorisation === last.authorisation,
    );
  return isOther ? LOST : last;
}

export async function queryPaymentTerminalTransaction(box: Box, message: unknown): Promise<TerminalAnswer> {
  const { data } = ofQuery.safeParse(message);
  if (!data) throw new Refusal('invalid_message', 'The message describes no payment.');
  const { terminalId, transaction, reservedAt } = data;
  const { transactionId } = transaction;
  const known = box.payments.find(transactionId);
  if (!known) {
    if (!box.payments.covers(reservedAt)) return LOST;
    const at = new Date().toISOString();
    box.payments.write({ transactionId, at, terminalId, transaction, answer: NOT_SENT, reported: true });
    return NOT_SENT;
  }
  if (!known.answer) return { status: 'started' };
  if (known.answer.status !== 'unknown') return known.answer;
  const answer = await askTerminal(box, known);
  if (answer.status !== 'unknown') box.payments.write({ ...known, answer });
  return answer;
}
