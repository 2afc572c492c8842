/**
 * `startPaymentTerminalTransaction`: asks a terminal for a payment, once for each name. It is written down first; its
 * outcome is reported to the relay until that has acknowledged it.
 */
import type { TransactionTaken } from '../../schema/channel/terminal.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { ofTransaction } from './ofTransaction.ts';

export function startPaymentTerminalTransaction(box: Box, message: unknown): TransactionTaken {
  const { data } = ofTransaction.safeParse(message);
  if (!data) throw new Refusal('invalid_message', 'The message describes no payment.');
  const { terminalId, transaction } = data;
  const { transactionId } = transaction;
  if (box.payments.find(transactionId)) {
    void box.reportPayments();
    return { taken: true };
  }
  const counter = box.counters.get(terminalId);
  if (!counter) throw new Refusal('terminal_not_found', `The box has no terminal "${terminalId}".`);
  if (counter.isBusy) throw new Refusal('busy', `The terminal "${terminalId}" is at a payment.`);
  if (Date.now() < box.restartsUntil) throw new Refusal('busy', 'The box is about to restart.');
  const entry = { transactionId, at: new Date().toISOString(), terminalId, transaction };
  box.payments.write(entry);
  counter
    .pay(transaction)
    .then((answer) => {
      box.payments.write({ ...entry, answer });
      return box.reportPayments();
    })
    // The box stopped meanwhile: its journal has the payment as under way, which is "unknown" when it starts again.
    .catch(() => undefined);
  return { taken: true };
}
