/**
 * `/event_dates/{id}/ticket_prices/multiple`: a price added, changed or deleted on many performances of the show that the
 * path's performance belongs to. Each is one transaction: all of them, or none.
 */

import type { PriceChangeValues } from '../../../../schema/generated/programming/PriceChange.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { defineAction } from '../../../../server/action.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db, instant } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';
import { lacksVat } from '../../ShowProgramme/model/planPrices.ts';
import { resolveMoment } from '../../ShowProgramme/model/saleMoments.ts';
import { copySeatGroups } from './copySeatGroups.ts';
import { choosePrices, readSamePrice, type SamePrice } from './readSamePrice.ts';

/** The price that is added elsewhere, and whether it is sold by groups of seats. */
const readSource = (contract: number, eventDate: number, price: number) =>
  db
    .selectFrom('ticket_price as p')
    .innerJoin('event_date as e', (join) =>
      join.onRef('e.contract_id', '=', 'p.contract_id').onRef('e.id', '=', 'p.event_date_id'),
    )
    .select((row) => [
      'p.hash',
      'p.name',
      'e.seat_config_id as seatConfig',
      instant(row.ref('e.start_date')).as('startDate'),
      instant(row.ref('p.sale_end_date')).as('saleEndDate'),
      row
        .exists(
          row
            .selectFrom('ticket_price_seat_group as g')
            .select('g.id')
            .whereRef('g.contract_id', '=', 'p.contract_id')
            .whereRef('g.ticket_price_id', '=', 'p.id'),
        )
        .as('isBySeat'),
    ])
    .where('p.contract_id', '=', contract)
    .where('p.id', '=', price)
    .where('p.event_date_id', '=', eventDate);

const readSeatConfigs = (contract: number, dates: readonly number[]) =>
  db
    .selectFrom('event_date')
    .select(['id', 'seat_config_id as seatConfig'])
    .where('contract_id', '=', contract)
    .where('id', '=', anyOf(dates));

/** The end of a sale, as long before the one start as it was before the other. */
const moveEnd = (end: string | null, from: string, to: string): string | null =>
  end && new Date(Date.parse(end) + Date.parse(to) - Date.parse(from)).toISOString();

async function requireSeats(
  { tx, contract }: WriteContext,
  dates: readonly number[],
  { seatConfig, name }: { readonly seatConfig: number | null; readonly name: string },
): Promise<void> {
  const rows = await tx.query(readSeatConfigs(contract, dates));
  const other = rows.find((row) => row.seatConfig !== seatConfig);
  if (other) throw programmingProblem('PROG-011', { price: name, eventDate: other.id });
}

/** @throws PROG-013 without it: the price on this performance alone would be another call. */
function requireNamed<Value>(value: Value | null | undefined, parameter: 'hash' | 'ticketPriceId'): Value {
  if (value === null || value === undefined || value === '')
    throw programmingProblem('PROG-013', { parameter });
  return value;
}

/** A performance that has the price already keeps its own. */
export const createMultiple = defineAction('TicketPrice.createMultiple', {
  async run(context, { params: { id: eventDate }, query, body }) {
    const { tx, contract, write } = context;
    const ticketPriceId = requireNamed(query.ticketPriceId, 'ticketPriceId');
    const [source] = await tx.query(readSource(contract, eventDate, ticketPriceId));
    if (!source?.hash) throw programmingProblem('PROG-009', { hash: '', eventDate });
    const { hash } = source;
    const { prices, without } = await readSamePrice(context, { eventDate, hash });
    const named = new Set(body.eventDateList ?? []);
    const known = new Set([...prices, ...without].map((row) => row.eventDate));
    const foreign = [...named].find((id) => !known.has(id));
    if (foreign !== undefined) throw programmingProblem('PROG-012', { eventDate: foreign });
    const dates = without.filter((row) => (named.size > 0 ? named.has(row.eventDate) : row.isToCome));
    if (dates.length === 0) return { ids: [] };
    if (source.isBySeat)
      await requireSeats(
        context,
        dates.map((row) => row.eventDate),
        source,
      );
    const ids = await write.copyMany(
      'TicketPrice',
      dates.map((row) => ({
        id: ticketPriceId,
        values: {
          eventDate: row.eventDate,
          eventDatePattern: null,
          hash,
          saleEndDate: moveEnd(source.saleEndDate, source.startDate, row.startDate),
        },
      })),
    );
    await copySeatGroups(
      context,
      ids.map((to) => ({ from: ticketPriceId, to })),
    );
    return { ids };
  },
});

function windowOf({ opens, closes }: PriceChangeValues, price: SamePrice) {
  const start = instantToLocal(price.startDate, price.timezone);
  const resolve = (moment: typeof opens, stored: string | null) =>
    moment ? resolveMoment(moment, start, price.timezone) : stored;
  const saleStartDate = resolve(opens, price.saleStartDate);
  const saleEndDate = resolve(closes, price.saleEndDate);
  if (saleStartDate && saleEndDate && Date.parse(saleStartDate) >= Date.parse(saleEndDate))
    throw programmingProblem('PROG-006', { start });
  return { ...(opens && { saleStartDate }), ...(closes && { saleEndDate }) };
}

/** What was named of the change, as each price gets it. */
function valuesOf(body: PriceChangeValues, price: SamePrice) {
  const {
    eventDateList: _,
    opens: _opens,
    closes: _closes,
    name,
    facialValue,
    sellingDeviceList,
    ...changed
  } = body;
  const values = {
    ...changed,
    ...(name && { name }),
    ...(typeof facialValue === 'number' && { facialValue }),
    ...(sellingDeviceList !== undefined && { sellingDeviceList: sellingDeviceList ?? [] }),
    ...windowOf(body, price),
  };
  const after = { ...price, ...values };
  const isTaxed = 'tax' in values || 'facialValue' in values || 'withoutTaxReason' in values;
  if (isTaxed && lacksVat(after))
    throw programmingProblem('PROG-004', { price: price.name, amount: after.facialValue });
  return values;
}

export const updateMultiple = defineAction('TicketPrice.updateMultiple', {
  async run(context, { params: { id: eventDate }, query, body }) {
    const hash = requireNamed(query.hash, 'hash');
    const { prices } = await readSamePrice(context, { eventDate, hash });
    const chosen = choosePrices(prices, body.eventDateList, hash);
    await context.write.updateMany(
      'TicketPrice',
      chosen.map((price) => ({ id: price.id, values: valuesOf(body, price) })),
    );
    return { ids: chosen.map(({ id }) => id) };
  },
});

export const deleteMultiple = defineAction('TicketPrice.deleteMultiple', {
  async run(context, { params: { id: eventDate }, query }) {
    const { tx, contract } = context;
    const hash = requireNamed(query.hash, 'hash');
    const { prices } = await readSamePrice(context, { eventDate, hash });
    const chosen = choosePrices(prices, query.eventDateList, hash);
    const taken = chosen.filter(({ isTaken }) => isTaken);
    const [first] = taken;
    if (first)
      throw programmingProblem('PROG-010', {
        price: first.name,
        count: taken.length,
        start: instantToLocal(first.startDate, first.timezone),
      });
    await tx.query(
      db
        .deleteFrom('ticket_price')
        .where('contract_id', '=', contract)
        .where('id', '=', anyOf(chosen.map(({ id }) => id))),
    );
    return undefined;
  },
});
