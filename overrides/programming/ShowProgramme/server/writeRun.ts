/** Writes the drafts of a run and their prices: a statement a kind of record, however many dates there are. */
import type { ProgrammedPriceValues } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import type { TicketPriceValues } from '../../../../schema/generated/programming/TicketPrice.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { hashPrice } from '../../TicketPrice/model/hashPrice.ts';
import { keyOfPrice, planPrices, type StoredPrice } from '../model/planPrices.ts';

const addChannels = sqlFile<
  {
    readonly contract: number;
    readonly prices: readonly number[];
    readonly devices: readonly number[];
    readonly positions: readonly number[];
  },
  never
>(import.meta.dirname, 'addChannels.sql');

export interface PricesToWrite {
  readonly currency: TicketPriceValues['currency'];
  /** Ids of the drafts. */
  readonly dates: readonly number[];
  readonly stored: readonly StoredPrice[];
  /** Those of another date of the run with their hash. */
  readonly wanted: readonly (ProgrammedPriceValues & Pick<Partial<StoredPrice>, 'hash'>)[];
}

async function removePrices({ tx, contract }: WriteContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    db.deleteFrom('ticket_price').where('contract_id', '=', contract).where('id', '=', anyOf(ids)),
  );
}

/** Every date has just the prices wanted afterwards. */
export async function writePrices(
  context: WriteContext,
  { currency, dates, stored, wanted }: PricesToWrite,
): Promise<void> {
  const { tx, contract, write } = context;
  const { create, update, remove } = planPrices(dates, stored, wanted);
  await removePrices(context, remove);
  if (update.length > 0) await write.updateMany('TicketPrice', update);
  if (create.length === 0) return;
  const hashes = new Map(
    [...wanted, ...stored].map((price) => [keyOfPrice(price), 'hash' in price && price.hash]),
  );
  const ids = await write.createMany(
    'TicketPrice',
    create.map(({ eventDate, manualSort, price }) => ({
      eventDate,
      manualSort,
      name: price.name.trim(),
      type: price.type,
      facialValue: price.facialValue,
      currency,
      tax: price.tax ?? null,
      withoutTaxReason: price.withoutTaxReason?.trim() || null,
      hash: hashes.get(keyOfPrice(price)) || hashPrice({ ...price, currency }),
    })),
  );
  const seats = create.flatMap(({ price: { seatGroup } }, index) =>
    seatGroup ? [{ ticketPrice: ids[index] ?? 0, seatGroup }] : [],
  );
  if (seats.length > 0) await write.createMany('TicketPriceSeatGroup', seats);
  const channels = create.flatMap(({ price }, index) =>
    (price.sellingDeviceList ?? []).map((device, position) => ({ price: ids[index] ?? 0, device, position })),
  );
  if (channels.length === 0) return;
  await tx.query(
    addChannels({
      contract,
      prices: channels.map(({ price }) => price),
      devices: channels.map(({ device }) => device),
      positions: channels.map(({ position }) => position),
    }),
  );
}

/** Drafts with their prices. Refused by the database where something points to one. */
export async function removeDates(
  context: WriteContext,
  { dates, prices }: { readonly dates: readonly number[]; readonly prices: readonly number[] },
): Promise<void> {
  if (dates.length === 0) return;
  const { tx, contract } = context;
  await removePrices(context, prices);
  await tx.query(
    db.deleteFrom('event_date').where('contract_id', '=', contract).where('id', '=', anyOf(dates)),
  );
}
