/** `POST /carts/simulate`: what a cart would cost with the offers and codes of now, and why an offer does not apply. Holds nothing. */
import { defineAction } from '../../../../server/action.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { applyToCart, listCodes } from './applyToCart.ts';
import { checkSellables } from './holdPlaces.ts';
import { readWanted } from './readWanted.ts';

export const simulate = defineAction('Cart.simulate', {
  async run({ tx, contract, now }, { body }) {
    const wanted = readWanted(body);
    const prices = wanted.map(({ ticketPrice }) => ticketPrice);
    const sellables = await readSellables(tx, contract, prices);
    checkSellables(wanted, sellables, now);
    const items = wanted.map((item) => ({
      ...item,
      facialValue:
        (sellables.get(item.ticketPrice)?.isDynamic ? item.freeValue : undefined) ??
        sellables.get(item.ticketPrice)?.facialValue ??
        0,
    }));
    const codes = listCodes(body, items);
    const customer = body.customer ?? null;
    const { priced, clusters, verdicts } = await applyToCart(tx, {
      contract,
      now,
      customer,
      codes,
      items,
      sellables,
    });
    const total = items.reduce((sum, { facialValue, quantity }) => sum + facialValue * quantity, 0);
    const value = {
      currency: sellables.get(prices[0] ?? 0)?.currency ?? null,
      customerPaidAmountWithoutOffer: total,
      customerPaidAmount: priced?.total ?? total,
      cartItemWithOfferList: clusters.map(({ line, quantity, value, paid, uses }) => ({
        ticketPrice: `/ticketing/v1/ticket_prices/${items[line]?.ticketPrice}`,
        quantity,
        facialValueWithoutOffer: value,
        facialValue: paid,
        customerPaidAmount: paid * quantity,
        offers: uses.map(({ offer, application }) => ({
          offer: `/ticketing/v1/offer_rules/${offer}`,
          application,
        })),
      })),
      usedOffers:
        priced?.used.map(({ offer, saved, places }) => ({
          offer: `/ticketing/v1/offer_rules/${offer.id}`,
          title: offer.title,
          saved,
          places,
        })) ?? [],
      unusedOffers:
        priced?.unused.map(({ offer, obstacle }) => ({
          offer: `/ticketing/v1/offer_rules/${offer.id}`,
          title: offer.title,
          ...obstacle,
        })) ?? [],
      couponValidityMap: verdicts,
    };
    return { value };
  },
});
