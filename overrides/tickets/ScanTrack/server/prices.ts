/** `/scan_tracks/{id}/prices`: which prices of which shows follow a track, and choosing them for all performances of a show. */
import type { TrackPrice } from '../../../../schema/generated/tickets/TrackPrice.ts';
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll, rightsProblem } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

interface OfTrack {
  readonly contract: number;
  readonly track: number;
  /** null: of every show. */
  readonly ticketing: number | null;
  readonly from: string;
}

const readPrices = sqlFile<OfTrack, TrackPrice>(import.meta.dirname, 'readPrices.sql');

const listPrices = sqlFile<
  OfTrack & { readonly ticketing: number; readonly names: readonly string[] },
  { readonly id: number; readonly isChosen: boolean }
>(import.meta.dirname, 'listPrices.sql');

/** A performance that began within this time may still let people in, as at a door that names none. */
const STILL_ON = 12 * 3_600_000;

const startOf = (now: Date) => new Date(now.getTime() - STILL_ON).toISOString();

export const prices = defineAction('ScanTrack.prices', {
  async run({ tx, contract, now }, { id, query }) {
    const asked = { contract, track: id, ticketing: query.ticketing ?? null, from: startOf(now) };
    return { value: await tx.query(readPrices(asked)) };
  },
});

export const assignPrices = defineAction('ScanTrack.assignPrices', {
  async run({ tx, contract, caller, now, write }, { id, body: { ticketing, names } }) {
    // A track is of the whole house: who may change the prices of some shows alone does not choose among all.
    if (!holdsForAll(caller, ['prices.write']))
      throw rightsProblem('RIGHT-001', { call: 'assignPrices', entity: 'ScanTrack', policy: 'prices.write' });
    const asked = { contract, track: id, ticketing, from: startOf(now) };
    const moved = await tx.query(listPrices({ ...asked, names }));
    await write.updateMany(
      'TicketPrice',
      moved.map(({ id: price, isChosen }) => ({ id: price, values: { scanTrack: isChosen ? id : null } })),
    );
    return { value: await tx.query(readPrices({ ...asked, ticketing: null })) };
  },
});
