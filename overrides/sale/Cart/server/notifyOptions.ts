/**
 * `POST /carts/notify-options`: notifies the customers of options what was answered. The options that the filters mean are
 * marked, with the message; `optionMails.ts` sends. An option's customer is notified once its last performance is answered, or with
 * `notifyPendingOptions` before: then without either message, which are for answers.
 */
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type CartFilters, readFilters } from './readFilters.ts';

type Status = 'approved' | 'rejected' | 'pending';

/** Of those marked, the ones nobody can be written to. @returns how many */
async function setAsideWithoutAddress({ tx, contract, write }: WriteContext): Promise<number> {
  const carts = await tx.query(
    db
      .selectFrom('cart')
      .leftJoin('customer', (join) =>
        join
          .onRef('customer.contract_id', '=', 'cart.contract_id')
          .on(({ eb, fn, ref }) =>
            eb('customer.id', '=', fn.coalesce(ref('cart.contact_id'), ref('cart.customer_id'))),
          ),
      )
      .select('cart.id')
      .where('cart.contract_id', '=', contract)
      .where('cart.option_notice', '=', 'waiting')
      .where(({ eb, fn, ref, val }) => eb(fn.coalesce(ref('customer.email'), val('')), '=', ''))
      .orderBy('cart.id'),
  );
  if (carts.length > 0)
    await write.updateMany(
      'Cart',
      carts.map(({ id }) => ({ id, values: { optionNotice: 'no_address' as const } })),
    );
  return carts.length;
}

/** What the caller's filters leave of a status. */
const isMeant = (filters: CartFilters, status: Status) =>
  filters.optionStatus === undefined || [filters.optionStatus].flat().includes(status);

export const notifyOptions = defineAction('Cart.notifyOptions', {
  async run(context, { body }) {
    const { approvedMessage = null, rejectedMessage = null, notifyPendingOptions } = body;
    const filters = readFilters(body.filters);
    const messages: readonly (readonly [Status, string | null])[] = [
      ['approved', approvedMessage],
      ['rejected', rejectedMessage],
      ...(notifyPendingOptions ? [['pending', null] as const] : []),
    ];
    let marked = 0;
    for (const [status, optionMessage] of messages.filter(([status]) => isMeant(filters, status)))
      marked += await context.write.updateMatched(
        'Cart',
        { ...filters, type: 'option', status: 'draft', optionStatus: status },
        { optionNotice: 'waiting', optionMessage },
      );
    return { value: { notified: marked - (await setAsideWithoutAddress(context)) } };
  },
});
