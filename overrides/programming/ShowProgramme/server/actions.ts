/**
 * A run of a show, step by step: its dates, prices, places, sale window, opening. A run is the show's drafts, so that
 * nothing here touches a performance that is on sale; each step sets one thing on all of them, in its one transaction,
 * and doing it twice is doing it once. The show itself is locked by the call, so that steps follow one another.
 */
import type { ProgrammedDatesValues } from '../../../../schema/generated/programming/ProgrammedDates.ts';
import type { ProgrammedPrice } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import type { ShowProgramme } from '../../../../schema/generated/programming/ShowProgramme.ts';
import type { TicketingValues } from '../../../../schema/generated/programming/Ticketing.ts';
import { localToInstant } from '../../../../schema/localTime.ts';
import { defineAction } from '../../../../server/action.ts';
import type { ReadContext, WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';
import { listOverlaps } from '../model/listDates.ts';
import { listMissing } from '../model/listMissing.ts';
import { lacksVat, listTwice, type StoredPrice } from '../model/planPrices.ts';
import { findMoment, resolveMoment } from '../model/saleMoments.ts';
import {
  type Draft,
  findClashes,
  type Room,
  readDrafts,
  readPrices,
  readRoom,
  type Show,
} from './readDrafts.ts';
import { removeDates, writePrices } from './writeRun.ts';

const MINUTE = 60_000;
/** Of a performance whose length is not known. */
const USUAL_MINUTES = 120;

type Reading = Pick<ReadContext, 'tx' | 'contract' | 'now'>;
type Record = TicketingValues & { readonly id: number };

const showOf = ({ id, timezone, venue }: Record): Show => ({ id, timezone, venue: venue ?? null });

const iriOf = (collection: string, id: number | null | undefined): string | null =>
  id ? `/ticketing/v1/${collection}/${id}` : null;

const endOf = (startDate: string, minutes: number): string =>
  new Date(Date.parse(startDate) + minutes * MINUTE).toISOString();

/** Minutes of the first draft; null where it has no end. */
function findDuration([first]: readonly Draft[]): number | null {
  if (!first?.endDate) return null;
  return Math.round((Date.parse(first.endDate) - Date.parse(first.startDate)) / MINUTE);
}

/** What each draft is sold at, by the first of them: a run has one grid. */
const gridOf = (drafts: readonly Draft[], stored: readonly StoredPrice[]) =>
  stored.filter(({ eventDate }) => eventDate === drafts[0]?.id);

const answerPrice = (price: StoredPrice): ProgrammedPrice => ({
  name: price.name,
  type: price.type,
  facialValue: price.facialValue,
  tax: iriOf('taxes', price.tax),
  withoutTaxReason: price.withoutTaxReason ?? null,
  seatGroup: iriOf('seat_groups', price.seatGroup),
  sellingDeviceList: (price.sellingDeviceList ?? []).map((id) => `/ticketing/v1/selling_devices/${id}`),
});

async function findOwnClashes(
  { tx, contract }: Reading,
  {
    record,
    starts,
    minutes,
    room,
  }: { record: Record; starts: readonly string[]; minutes: number; room: Room },
): Promise<readonly (string | null)[]> {
  const show = showOf(record);
  const startDates = starts.map((start) => localToInstant(start, show.timezone) ?? '');
  const others = await findClashes(tx, {
    contract,
    ticketing: show.id,
    venue: show.venue,
    seatConfig: room.seatConfig,
    starts: startDates,
    ends: startDates.map((startDate) => endOf(startDate, minutes)),
  });
  const own = new Set(listOverlaps(starts, minutes));
  return starts.map((start, index) => others[index] ?? (own.has(start) ? record.title : null));
}

const countOpened = (contract: number, ticketing: number) =>
  db
    .selectFrom('event_date')
    .select(({ fn }) => fn.countAll<string>().as('opened'))
    .where('contract_id', '=', contract)
    .where('ticketing_id', '=', ticketing)
    .where('status', '=', 'opened');

async function readProgramme(context: Reading, record: Record): Promise<ShowProgramme> {
  const { tx, contract, now } = context;
  const show = showOf(record);
  const drafts = await readDrafts(tx, contract, show);
  const stored = await readPrices(tx, contract, show);
  const [counted] = await tx.query(countOpened(contract, show.id));
  const [first] = drafts;
  const room = await readRoom(tx, contract, first?.room ?? null);
  const duration = findDuration(drafts);
  const starts = drafts.map(({ start }) => start);
  const clashes = await findOwnClashes(context, { record, starts, minutes: duration ?? USUAL_MINUTES, room });
  const prices = Map.groupBy(stored, ({ eventDate }) => eventDate);
  const momentOf = (edge: 'saleStartDate' | 'saleEndDate') =>
    findMoment(
      drafts.map((draft) => ({ start: draft.start, at: draft[edge] })),
      show.timezone,
    );
  return {
    dates: drafts.map(({ id, start }, index) => ({
      start,
      eventDate: iriOf('event_dates', id),
      clash: clashes[index] ?? null,
    })),
    opened: Number(counted?.opened ?? 0),
    room: iriOf('logical_seat_configs', room.id),
    capacity: room.capacity,
    duration,
    prices: gridOf(drafts, stored).map(answerPrice),
    unlimitedStock: first?.unlimitedStock ?? false,
    totalStock: first?.totalStock ?? null,
    opens: momentOf('saleStartDate'),
    closes: momentOf('saleEndDate'),
    missing: listMissing(
      drafts.map((draft) => ({ ...draft, prices: prices.get(draft.id)?.length ?? 0 })),
      now,
    ),
  };
}

/** @throws PROG-003 where there is no draft to set anything on */
async function requireDrafts({ tx, contract }: WriteContext, record: Record): Promise<readonly Draft[]> {
  const drafts = await readDrafts(tx, contract, showOf(record));
  if (drafts.length === 0) throw programmingProblem('PROG-003', { show: record.title });
  return drafts;
}

const startsOf = ({ starts }: ProgrammedDatesValues) => [...new Set(starts)].toSorted();

async function writeDates(context: WriteContext, record: Record, body: ProgrammedDatesValues): Promise<void> {
  const { tx, contract, write } = context;
  const show = showOf(record);
  const { timezone } = show;
  const drafts = await readDrafts(tx, contract, show);
  const stored = await readPrices(tx, contract, show);
  const starts = startsOf(body);
  const minutes = body.duration ?? findDuration(drafts);
  const room = await readRoom(tx, contract, body.room ?? null);
  const wanted = new Set(starts);
  const gone = new Set(drafts.filter(({ start }) => !wanted.has(start)).map(({ id }) => id));
  const kept = drafts.filter(({ id }) => !gone.has(id));
  const there = new Set(kept.map(({ start }) => start));

  const inRoom = {
    logicalSeatConfig: room.id,
    seatConfig: room.seatConfig,
    isNumberedSeating: room.isNumbered,
  };
  // Another room has other places; otherwise what was chosen stays.
  const [first] = drafts;
  const stock =
    first && first.room === room.id
      ? { unlimitedStock: first.unlimitedStock, totalStock: first.totalStock }
      : { unlimitedStock: false, totalStock: room.capacity };
  const moments = (['saleStartDate', 'saleEndDate'] as const).map((edge) =>
    findMoment(
      drafts.map((draft) => ({ start: draft.start, at: draft[edge] })),
      timezone,
    ),
  );
  const valuesOf = (start: string) => {
    const startDate = localToInstant(start, timezone) ?? '';
    const [opens, closes] = moments.map((moment) => resolveMoment(moment, start, timezone));
    return {
      startDate,
      endDate: minutes ? endOf(startDate, minutes) : null,
      saleStartDate: opens ?? null,
      saleEndDate: closes ?? null,
      ...inRoom,
      ...stock,
    };
  };
  if (kept.length > 0)
    await write.updateMany(
      'EventDate',
      kept.map(({ id, start }) => ({ id, values: valuesOf(start) })),
    );
  const added = starts.filter((start) => !there.has(start));
  const ids =
    added.length === 0
      ? []
      : await write.createMany(
          'EventDate',
          added.map((start) => ({ ticketing: show.id, status: 'draft' as const, ...valuesOf(start) })),
        );
  await writePrices(context, {
    currency: record.currency,
    dates: ids,
    stored: [],
    wanted: gridOf(drafts, stored),
  });
  await removeDates(context, {
    dates: [...gone],
    prices: stored.flatMap(({ id, eventDate }) => (gone.has(eventDate) ? [id] : [])),
  });
}

export const programmeActions = [
  defineAction('Ticketing.programme', {
    run: async (context, { record }) => ({ value: await readProgramme(context, record) }),
  }),
  defineAction('Ticketing.checkDates', {
    async run(context, { record, body }) {
      const starts = startsOf(body);
      const room = await readRoom(context.tx, context.contract, body.room ?? null);
      const minutes = body.duration ?? USUAL_MINUTES;
      const clashes = await findOwnClashes(context, { record, starts, minutes, room });
      return {
        value: starts.map((start, index) => ({ start, eventDate: null, clash: clashes[index] ?? null })),
      };
    },
  }),
  defineAction('Ticketing.programmeDates', {
    async run(context, { record, body }) {
      await writeDates(context, record, body);
      return { value: await readProgramme(context, record) };
    },
  }),
  defineAction('Ticketing.programmePrices', {
    async run(context, { record, body: { prices } }) {
      const drafts = await requireDrafts(context, record);
      const bare = prices.find(lacksVat);
      if (bare) throw programmingProblem('PROG-004', { price: bare.name, amount: bare.facialValue });
      const [twice] = listTwice(prices);
      if (twice) throw programmingProblem('PROG-005', { price: twice.name });
      const stored = await readPrices(context.tx, context.contract, showOf(record));
      const dates = drafts.map(({ id }) => id);
      await writePrices(context, { currency: record.currency, dates, stored, wanted: prices });
      return { value: await readProgramme(context, record) };
    },
  }),
  defineAction('Ticketing.programmeStock', {
    async run(context, { record, body }) {
      const drafts = await requireDrafts(context, record);
      const room = await readRoom(context.tx, context.contract, drafts[0]?.room ?? null);
      // A number is a limit, whatever else was ticked.
      const unlimitedStock = body.unlimitedStock === true && (body.totalStock ?? null) === null;
      const totalStock = unlimitedStock ? null : (body.totalStock ?? room.capacity);
      const values = { unlimitedStock, totalStock, manuallySetStock: totalStock !== room.capacity };
      await context.write.updateMany(
        'EventDate',
        drafts.map(({ id }) => ({ id, values })),
      );
      return { value: await readProgramme(context, record) };
    },
  }),
  defineAction('Ticketing.programmeSale', {
    async run(context, { record, body }) {
      const drafts = await requireDrafts(context, record);
      const rows = drafts.map(({ id, start }) => ({
        id,
        start,
        values: {
          saleStartDate: resolveMoment(body.opens, start, record.timezone),
          saleEndDate: resolveMoment(body.closes, start, record.timezone),
        },
      }));
      const empty = rows.find(
        ({ values: { saleStartDate, saleEndDate } }) =>
          saleStartDate !== null &&
          saleEndDate !== null &&
          Date.parse(saleStartDate) >= Date.parse(saleEndDate),
      );
      if (empty) throw programmingProblem('PROG-006', { start: empty.start });
      await context.write.updateMany(
        'EventDate',
        rows.map(({ id, values }) => ({ id, values })),
      );
      return { value: await readProgramme(context, record) };
    },
  }),
  defineAction('Ticketing.openProgramme', {
    async run(context, { record }) {
      const before = await readProgramme(context, record);
      // All is open already: pressed twice is pressed once.
      if (before.dates.length === 0 && before.opened > 0) return { value: before };
      if (before.missing.length > 0)
        throw programmingProblem('PROG-007', { show: record.title, missing: before.missing.join(', ') });
      const drafts = await requireDrafts(context, record);
      await context.write.updateMany(
        'EventDate',
        drafts.map(({ id }) => ({ id, values: { status: 'opened' as const } })),
      );
      return { value: await readProgramme(context, record) };
    },
  }),
];
