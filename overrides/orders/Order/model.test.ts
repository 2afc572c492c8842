/** What a sale becomes, whole; and that for any sale its rows, its VAT and its entries come to the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOrder } from '../../money/Ledger/model.ts';
import { describeOrder, describeOrderMoney, type Place, type SoldLine, type SoldOrder } from './model.ts';

const place: Place = {
  ticketPrice: 7,
  priceName: 'Full',
  priceType: 'full_price',
  eventDate: 5,
  ticketing: 3,
  title: 'The Seagull',
  timezone: 'Europe/Paris',
  startDate: '2026-03-14T19:30:00Z',
  endDate: null,
  willGenerateTicket: true,
};

const seats = (quantity: number, facialValue: number): SoldLine => ({
  label: 'The Seagull — Full',
  account: 'sale_suspense',
  quantity,
  facialValue,
  vatRate: 5.5,
  place,
});

const postage: SoldLine = {
  label: 'Postage',
  account: 'sale_shipping_fee',
  quantity: 1,
  facialValue: 300,
  vatRate: 20,
};

function sell(lines: readonly SoldLine[], paid: readonly number[]): SoldOrder {
  let drawn = 0;
  return {
    currency: 'EUR',
    origin: 'desk',
    provider: 'manual',
    lines,
    payments: paid.map((amount) => ({ name: 'card', method: 2, amount })),
    drawBarcode: () => `barcode-${++drawn}`,
  };
}

const stored = { order: 1, payment: 1, at: '2026-03-01T18:00:00Z', deskSession: 4 } as const;

describe('an order', () => {
  it('has a row of each kind: two seats at a fifth off, and their postage at its own rate (R10, R13)', () => {
    const sold = sell([{ ...seats(2, 2000), retailValue: 2500 }, postage], [4300]);
    const { order, items, tickets, payment, booking } = describeOrder(sold);
    expect(order).toEqual({
      status: 'validated',
      payment_status: 'payed',
      currency: 'EUR',
      nb_tickets: 2,
      sold_ticket_quantity: 2,
      customer_paid_amount: 4300,
      retail_value: 5000,
      current_retail_value: 5000,
      net_amount: 3791 + 250,
      vat_amount: 209 + 50,
      order_only_fee_amount: 300,
      balance: 0,
      bank_transaction_balance: 4300,
      origin_type: 'desk',
      is_settled: true,
    });
    expect(items).toEqual([
      {
        type: 'default',
        label: 'The Seagull — Full',
        ticket_price_id: 7,
        event_date_id: 5,
        ticketing_id: 3,
        quantity: 2,
        facial_value: 2000,
        retail_value: 5000,
        customer_paid_amount: 4000,
        vat_rate: 5.5,
        net_amount: 3791,
        vat_amount: 209,
      },
      {
        type: 'fee',
        label: 'Postage',
        ticket_price_id: null,
        event_date_id: null,
        ticketing_id: null,
        quantity: 1,
        facial_value: 300,
        retail_value: 300,
        customer_paid_amount: 300,
        vat_rate: 20,
        net_amount: 250,
        vat_amount: 50,
      },
    ]);
    expect(
      tickets.map(({ line, ticket, booked }) => [line, ticket.barcode, ticket.facial_value, booked]),
    ).toEqual(
      ['barcode-1', 'barcode-2'].map((barcode) => [
        0,
        barcode,
        2000,
        {
          ticket_price_name: 'Full',
          currency: 'EUR',
          ticket_price_facial_value: 2000,
          ticket_barcode: barcode,
        },
      ]),
    );
    expect(payment).toMatchObject({ customer_paid_amount: 4300, provider: 'manual' });
    expect(booking).toMatchObject({
      nb_tickets: 2,
      nb_valid_items: 2,
      facial_value: 4000,
      retail_value: 5000,
    });
  });

  it('that is free was paid by nobody and moves nothing (R38)', () => {
    const sold = sell([seats(2, 0)], []);
    expect(describeOrder(sold)).toMatchObject({
      order: { customer_paid_amount: 0, payment_status: 'payed', nb_tickets: 2 },
      payment: { customer_paid_amount: 0, provider: 'none' },
    });
    expect(describeOrderMoney(sold, { ...stored, items: [1] }).entries).toEqual([]);
  });

  it('of what makes no ticket has items and no tickets', () => {
    const drink: SoldLine = { ...seats(3, 400), place: { ...place, willGenerateTicket: false } };
    const { order, booking, tickets } = describeOrder(sell([drink], [1200]));
    expect([order.nb_tickets, booking.nb_valid_items, tickets]).toEqual([0, 3, []]);
  });
});

describe('any order', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 12 }),
      facialValue: fc.integer({ min: 0, max: 100_000 }),
      vatRate: fc.constantFrom(0, 2.1, 5.5, 20),
      isFee: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('is the sum of its items, has a ticket for each place, and stands in the ledger as its row has it', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const listed = drawn.map(({ isFee, ...line }) => ({ ...(isFee ? postage : seats(1, 0)), ...line }));
        const total = listed.reduce((sum, { facialValue, quantity }) => sum + facialValue * quantity, 0);
        const sold = sell(listed, [Math.floor(total * share)]);
        const { order, items, tickets } = describeOrder(sold);
        const sum = (amount: (item: (typeof items)[number]) => number) =>
          items.reduce((all, item) => all + amount(item), 0);
        expect(order.customer_paid_amount).toBe(total);
        expect(order.customer_paid_amount).toBe(sum((item) => item.customer_paid_amount));
        expect(order.net_amount + order.vat_amount).toBe(total);
        expect([order.net_amount, order.vat_amount]).toEqual([
          sum((item) => item.net_amount),
          sum((item) => item.vat_amount),
        ]);
        const places = items.flatMap(({ type, quantity }, line) =>
          type === 'default' ? Array.from({ length: quantity }, () => line) : [],
        );
        expect(tickets.map(({ line }) => line)).toEqual(places);
        const { entries } = describeOrderMoney(sold, {
          ...stored,
          items: items.map((_, index) => index + 1),
        });
        expect(sumOrder(entries)).toEqual({
          sold: total,
          refunded: 0,
          paid: order.bank_transaction_balance,
          due: order.balance,
        });
      }),
    );
  });
});
