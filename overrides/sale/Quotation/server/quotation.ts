/** `GET /carts/{id}/quotation.pdf`: what a cart comes to as a quotation or a pro forma invoice; it sells and numbers nothing. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { describeInvoice } from '../../../orders/Invoice/model/describeInvoice.ts';
import { invoiceTask } from '../../../orders/Invoice/server/document.ts';
import { readBuyer, readSeller } from '../../../orders/Invoice/server/readParties.ts';
import { isKept } from '../../Cart/model.ts';
import { readItems } from '../../Cart/server/items.ts';
import { readUses, splitLines } from '../../Cart/server/offerUses.ts';
import { refuseSold } from '../../Cart/server/refuseSold.ts';
import { saleProblem } from '../../errors.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { describeQuotation, type QuotedCart } from '../model/describeQuotation.ts';

const quotation = defineAction('Cart.quotation', {
  async run({ tx, contract, caller, now }, { id, record, query }): Promise<QuotedCart> {
    await refuseSold({ tx, contract }, id, record.status);
    const items = await readItems(tx, contract, [id]);
    if (items.length === 0) throw saleProblem('SALE-005', { cart: id });
    const prices = items.map(({ ticketPrice }) => ticketPrice);
    const sellables = await readSellables(tx, contract, prices);
    const lines = splitLines(items, await readUses(tx, contract, id)).flatMap(
      ({ item: { ticketPrice, quantity, facialValue } }) => {
        const sellable = sellables.get(ticketPrice);
        return sellable ? [{ quantity, facialValue, sellable }] : [];
      },
    );
    // Where the customer lives is for whoever may read customers.
    const knowsCustomers = caller.rights?.policies.has('customers.read') ?? true;
    const buyer = await readBuyer({ tx, contract }, knowsCustomers ? (record.customer ?? null) : null, {
      name: query.name,
      address: query.address,
      vatNumber: query.vat,
      additionalInfo: query.customerAdditionalInfo,
    });
    return {
      id,
      type: query.quotationType,
      createdAt: now.toISOString(),
      currency: record.currency ?? 'EUR',
      seller: await readSeller({ tx, contract }),
      buyer: { ...buyer, name: buyer.name || (record.reservationName ?? '') },
      lines,
      heldUntil: isKept(record) && record.deletedAt === null ? (record.expiresAt ?? null) : null,
    };
  },
  async finish({ host, contract, signal }, cart, { query: { language } }) {
    const sheet = describeInvoice(describeQuotation(cart, language), language);
    const document = await host.workers.run(invoiceTask, sheet, { contract, signal });
    return { document, contentType: 'application/pdf', filename: `${cart.type}-${cart.id}.pdf` };
  },
});

export const quotationBehaviour = defineBehaviour('Cart', { actions: [quotation] });
