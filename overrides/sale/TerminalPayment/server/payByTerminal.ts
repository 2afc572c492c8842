/**
 * `POST /carts/{id}/terminal-payment`: reserves a card payment of a cart, commits that, and only then asks the terminal. All
 * that would refuse the sale is checked before a card is debited: session, prices, the cart's form, cover, the limit of cash.
 */
import { randomUUID } from 'node:crypto';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import { computeExpiry } from '../../Cart/model.ts';
import { renewBefore } from '../../Cart/server/checkout.ts';
import { checkPayments } from '../../Cart/server/checkPayments.ts';
import { checkSellables } from '../../Cart/server/holdPlaces.ts';
import { readItems } from '../../Cart/server/items.ts';
import { refuseSold } from '../../Cart/server/refuseSold.ts';
import { requireAnswers } from '../../CartForm/server/required.ts';
import { saleProblem } from '../../errors.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { CARD, listTerminals } from '../model.ts';
import { startOnTerminal } from './askTerminal.ts';
import { refuseHeld } from './holding.ts';
import { keepAnswer } from './keepAnswer.ts';
import { lockPayment } from './lockPayment.ts';

/** What may be sold now, and with places that stay held for as long as a customer takes at the terminal. */
async function holdForPayment(
  { tx, contract, now, write }: WriteContext,
  cart: number,
  expiresAt: string | null | undefined,
): Promise<void> {
  const items = await readItems(tx, contract, [cart]);
  if (items.length === 0) throw saleProblem('SALE-005', { cart });
  const prices = items.map(({ ticketPrice }) => ticketPrice);
  checkSellables(items, await readSellables(tx, contract, prices), now);
  const until = computeExpiry(now).toISOString();
  // Always written: the sweep, which waits for this row, then finds it changed.
  const later = expiresAt && Date.parse(expiresAt) > Date.parse(until) ? expiresAt : until;
  await write.update('Cart', cart, { expiresAt: later });
}

/** As people know it, at the time of the payment. */
async function readTerminalName(
  { tx, contract }: WriteContext,
  { boxId, terminal }: { readonly boxId: string; readonly terminal: string },
): Promise<string> {
  const boxes = await tx.query(
    db
      .selectFrom('device_state')
      .select(['box_id as boxId', 'name', 'terminals_state as terminalsState'])
      .where('contract_id', '=', contract)
      .where('box_id', '=', boxId),
  );
  const known = listTerminals(boxes).find((choice) => choice.terminal.id === terminal);
  return known?.terminal.name.slice(0, 200) ?? terminal;
}

export const payByTerminal = defineAction('Cart.payByTerminal', {
  prepare: (context, { id }) => renewBefore(context, id),
  async run(context, { id, record, body }) {
    const { tx, contract, caller, write } = context;
    await requireOpenSession(context);
    await refuseSold(context, id, record.status);
    await refuseHeld(context, id);
    await holdForPayment(context, id, record.expiresAt);
    await requireAnswers(context, { cart: id });
    const currency = record.currency ?? 'EUR';
    const total = record.customerPaidAmount ?? 0;
    const paid = await checkPayments(context, { total, currency, payments: body.payments });
    const [card, more] = paid.filter(({ code }) => code === CARD);
    if (!card || more) throw saleProblem('SALE-029', { cart: id });
    const { owner, deskSession } = await readOwner(tx, contract, caller.email);
    const payment = {
      boxId: body.boxId,
      terminal: body.terminal,
      amount: card.amount,
      currency,
      cart: id,
      // Of no sequence: one that began anew would be taken for a payment that was made.
      transactionId: randomUUID(),
    };
    const made = await write.create('TerminalPayment', {
      ...payment,
      status: 'started',
      terminalName: await readTerminalName(context, body),
      seller: owner,
      deskSession,
    });
    return { id: made, ...payment };
  },
  async finish(context, { id, ...payment }) {
    const answer = await startOnTerminal(context, payment);
    if (answer)
      await context.transaction(async (open) => {
        const locked = await lockPayment(open, { id });
        if (locked) await keepAnswer(open, locked, answer);
      });
    return { id };
  },
});
