/**
 * `PUT /carts/{id}/option`: keeps a cart while somebody decides, performance by performance, whether the customer gets it.
 * `PUT /carts/{id}/option/answer` is the decision: what is approved stays held until the deadline, perhaps on another
 * performance; what is rejected goes back at once, and with the last of it the option.
 */
import type { EventDateOptionStatus } from '../../../../schema/generated/sale/EventDateOptionStatus.ts';
import { defineAction } from '../../../../server/action.ts';
import type { Draft, Transaction, WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import {
  type AnswerObstacle,
  answerOption as answer,
  listRequested,
  type OptionEntry,
  type OptionLine,
  summarizeOption,
} from '../model/answerOption.ts';
import { giveBack } from './expireCarts.ts';
import { type HeldItem, readItems } from './items.ts';
import { keepCart } from './keepCart.ts';
import { refuseSold } from './refuseSold.ts';

const DATES = '/ticketing/v1/event_dates/';
const iriOf = (id: number | null) => (id === null ? null : `${DATES}${id}`);
const idOf = (iri: string | null) => (iri === null ? null : Number(iri.slice(DATES.length)));

/** As the cart keeps it: relations of a value are addresses. */
const store = (entries: readonly OptionEntry[]): EventDateOptionStatus[] =>
  entries.map((entry) => ({
    ...entry,
    requestedEventDate: iriOf(entry.requestedEventDate),
    approvedEventDate: iriOf(entry.approvedEventDate),
  }));

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null;

const readStored = (stored: readonly EventDateOptionStatus[]): OptionEntry[] =>
  stored.map((entry) => ({
    status: entry.status ?? 'pending',
    requestedEventDate: idOf(entry.requestedEventDate) ?? 0,
    approvedEventDate: idOf(entry.approvedEventDate),
    requestedParticipantNb: entry.requestedParticipantNb ?? 0,
    approvedParticipantNb: entry.approvedParticipantNb,
    requestedParticipantNbPerTicketPriceHash: isCounts(entry.requestedParticipantNbPerTicketPriceHash)
      ? entry.requestedParticipantNbPerTicketPriceHash
      : {},
    requestedParticipantNbPerContingent: isCounts(entry.requestedParticipantNbPerContingent)
      ? entry.requestedParticipantNbPerContingent
      : {},
  }));

const lineOf = (
  { ticketPrice, stockContingent, quantity, seats, occupies, ...item }: HeldItem,
  priceName: string,
): OptionLine => ({
  ticketPrice,
  quantity,
  eventDate: occupies.eventDate,
  priceName,
  terms: {
    groupKey: item.groupKey,
    couponCode: item.couponCode,
    participant: item.participant,
    facialValue: item.freeValue,
  },
  ...(stockContingent && { stockContingent }),
  ...(seats && { seats }),
});

export const requestOption = defineAction('Cart.requestOption', {
  async run(context, { id, record, body }) {
    await keepCart(
      context,
      { id, record, body },
      {
        type: 'option',
        set: (items, sellables): Draft<'Cart'> => {
          const lines = items.map((item) => lineOf(item, sellables.get(item.ticketPrice)?.priceName ?? ''));
          return {
            isOption: true,
            option: { phone: body.phone ?? null },
            optionStatus: 'pending',
            optionNotice: null,
            eventDateOptionStatusList: store(listRequested(lines)),
          };
        },
      },
    );
    return { id };
  },
});

/** Prices by their names, of performances that are offered instead of those asked for; whether they are on sale the hold checks. */
async function readPrices(tx: Transaction, contract: number, eventDates: readonly number[]) {
  const prices = new Map<number, Map<string, number>>();
  if (eventDates.length === 0) return prices;
  const rows = await tx.query(
    db
      .selectFrom('ticket_price')
      .select(['id', 'name', 'event_date_id as eventDate'])
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', anyOf(eventDates))
      .orderBy('id', 'desc'),
  );
  for (const { id, name, eventDate } of rows) {
    if (eventDate === null) continue;
    const own = prices.get(eventDate) ?? new Map<string, number>();
    prices.set(eventDate, own.set(name, id));
  }
  return prices;
}

function refuse({ obstacle, eventDate, price = '' }: AnswerObstacle, cart: number): never {
  if (obstacle === 'price') throw saleProblem('SALE-024', { price, eventDate });
  if (obstacle === 'double') throw saleProblem('SALE-026', { cart, eventDate });
  if (obstacle === 'nothing') throw saleProblem('SALE-023', { cart, eventDate });
  throw saleProblem('SALE-022', { cart, eventDate });
}

/** What the cart keeps, as a body of the API has it: the engine's own write holds and prices it. */
const writeLines = (lines: readonly OptionLine[]): Draft<'Cart'> => ({
  cartItemList: lines.map(({ ticketPrice, stockContingent, quantity, seats, terms }) => ({
    ...terms,
    ticketPrice,
    quantity,
    ...(stockContingent && { stockContingent }),
    ...(seats && { availableSeatList: [...seats] }),
  })),
});

const isSame = (one: readonly OptionLine[], other: readonly OptionLine[]) =>
  one.length === other.length && one.every((line) => other.includes(line));

/** The rest of a rejected option goes with it; what it held stays to be read. */
async function endOption(context: WriteContext, cart: number, set: Draft<'Cart'>): Promise<void> {
  await context.write.update('Cart', cart, set);
  await giveBack(context, [cart]);
}

export const answerOption = defineAction('Cart.answerOption', {
  async run(context, { id, record, body }) {
    const { tx, contract, write } = context;
    await refuseSold(context, id, record.status);
    const stored = readStored(record.eventDateOptionStatusList ?? []);
    if (record.type !== 'option' || record.deletedAt !== null) throw saleProblem('SALE-025', { cart: id });
    const items = await readItems(tx, contract, [id]);
    const sellables = await readSellables(
      tx,
      contract,
      items.map(({ ticketPrice }) => ticketPrice),
    );
    const lines = items.map((item) => lineOf(item, sellables.get(item.ticketPrice)?.priceName ?? ''));
    const answers = body.eventDateOptionStatusList.map(
      ({ status, requestedEventDate, approvedEventDate }) => ({
        status: status ?? 'pending',
        eventDate: requestedEventDate ?? 0,
        approvedEventDate,
      }),
    );
    const dates = answers.flatMap(({ eventDate, approvedEventDate }) => [eventDate, approvedEventDate ?? 0]);
    const answered = answer({ entries: stored, lines }, answers, await readPrices(tx, contract, dates));
    if ('obstacle' in answered) return refuse(answered, id);
    const set = {
      optionStatus: summarizeOption(answered.entries),
      eventDateOptionStatusList: store(answered.entries),
    };
    if (answered.lines.length === 0) await endOption(context, id, set);
    else
      await write.update('Cart', id, {
        ...set,
        ...(isSame(lines, answered.lines) ? {} : writeLines(answered.lines)),
      });
    return { id };
  },
});
