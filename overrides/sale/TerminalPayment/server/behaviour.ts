/**
 * A card payment whose answer was lost is asked for again, and settled by a person where nobody answers: with their name and
 * what they checked. It is never paid again by itself (R57).
 */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { db, instant } from '../../../../server/sql.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { saleProblem } from '../../errors.ts';
import { findSettled, isOpen } from '../model.ts';
import { queryTerminal } from './askTerminal.ts';
import { keepAnswer } from './keepAnswer.ts';
import { payByTerminal } from './payByTerminal.ts';

const readReserved = (contract: number, id: number) =>
  db
    .selectFrom('terminal_payment')
    .select(({ ref }) => [
      'status',
      'transaction_id as transactionId',
      'box_id as boxId',
      'terminal',
      'amount',
      'currency',
      'cart_id as cart',
      instant(ref('created_at')).as('reservedAt'),
    ])
    .where('contract_id', '=', contract)
    .where('id', '=', id);

const query = defineAction('TerminalPayment.query', {
  async prepare(context, { id }) {
    const [row] = await context.tx.query(readReserved(context.contract, id));
    if (!row || !isOpen(row)) return undefined;
    const { transactionId, boxId, terminal, amount, currency, reservedAt } = row;
    if (!transactionId || !boxId || !terminal || !reservedAt) return undefined;
    return queryTerminal(context, {
      transactionId,
      boxId,
      terminal,
      amount: amount ?? 0,
      currency: currency ?? 'EUR',
      cart: row.cart,
      reservedAt,
    });
  },
  async run(context, { id, record }, answer) {
    if (answer) await keepAnswer(context, { ...record, id }, answer);
    return { id };
  },
});

const settle = defineAction('TerminalPayment.settle', {
  async run({ tx, contract, caller, now, write }, { id, record, body }) {
    const status = findSettled(record, body.outcome);
    if (!status) throw saleProblem('SALE-030', { payment: id, status: record.status ?? 'started' });
    const { owner } = await readOwner(tx, contract, caller.email);
    await write.update('TerminalPayment', id, {
      status,
      reason: 'settled',
      settledBy: owner,
      settledAt: now.toISOString(),
      settledReason: body.reason,
    });
    return { id };
  },
});

export const terminalPaymentBehaviour = defineBehaviour('TerminalPayment', { actions: [query, settle] });

export const cartPaymentBehaviour = defineBehaviour('Cart', { actions: [payByTerminal] });
