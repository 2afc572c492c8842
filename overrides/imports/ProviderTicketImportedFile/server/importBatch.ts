/**
 * Writes a batch of rows as tickets, in one transaction: stock is locked and moved as a sale moves it, seats are taken only
 * where nobody has them, and whoever sells the same place meanwhile waits. A row that cannot be is refused by itself.
 */
import { randomBytes } from 'node:crypto';
import { returnTo, setSavepoint, type Transaction } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { countImported } from '../../../seating/Stock/server/countSold.ts';
import { lockStock } from '../../../seating/Stock/server/lockStock.ts';
import { moveStock, type OccupiedLayers, type StockChange } from '../../../seating/Stock/server/moveStock.ts';
import { readContingents } from '../../../seating/Stock/server/readContingents.ts';
import { drawBarcode } from '../../../tickets/Ticket/model.ts';
import type { Fault } from '../model/faults.ts';
import type { PlannedTickets } from '../model/planRow.ts';
import {
  type Circumstances,
  type FileRow,
  listCodes,
  listDates,
  type PlannedRow,
  planRows,
  type TicketStatus,
} from '../model/planRows.ts';
import { readCodes, readDetails } from './catalog.ts';
import { withdrawTickets } from './withdraw.ts';

const folder = import.meta.dirname;

const lockFree = sqlFile<
  { readonly contract: number; readonly seats: readonly number[] },
  { readonly id: number; readonly contingent: number | null }
>(folder, 'lockFree.sql');

/** `places` and `chains` are the JSON of lists, whose members the statement names. */
const writeTickets = sqlFile<
  {
    readonly contract: number;
    readonly file: number;
    readonly now: string;
    readonly places: string;
    readonly chains: string;
  },
  { readonly tickets: number; readonly seats: number }
>(folder, 'writeTickets.sql');

interface Accepted {
  readonly row: FileRow;
  readonly status: TicketStatus;
  readonly tickets: PlannedTickets;
  readonly occupies: OccupiedLayers;
}

export interface RowResult {
  readonly row: FileRow;
  readonly kind: 'imported' | 'withdrawn' | 'ignored' | 'refused';
  /** How many valid tickets. */
  readonly tickets: number;
  readonly fault?: Fault;
}

type Planned = readonly { readonly row: FileRow; readonly planned: PlannedRow }[];

/** The layers that tickets of a row occupy; those for scanning only count beside the stock. */
async function findLayers(tx: Transaction, contract: number, planned: Planned): Promise<readonly Accepted[]> {
  const rows = planned.flatMap(({ row, planned: one }) => (one.kind === 'tickets' ? [{ row, ...one }] : []));
  const chains = await readContingents(
    tx,
    contract,
    rows.map(({ tickets }) => ({
      ticketPrice: tickets.price?.id ?? 0,
      quantity: tickets.places.length,
      stockContingent: tickets.contingent?.id ?? null,
    })),
  );
  return rows.map(({ row, status, tickets }) => ({
    row,
    status,
    tickets,
    occupies: {
      eventDate: tickets.performance.id,
      ticketPrice: tickets.price?.id ?? 0,
      stockContingents:
        tickets.takesStock && tickets.contingent ? (chains.get(tickets.contingent.id)?.ids ?? []) : [],
      excludedFromParentStock: !tickets.takesStock || tickets.price?.excludedFromParentStock === true,
    },
  }));
}

const changeOf = ({ tickets, occupies }: Accepted): StockChange => ({
  ...occupies,
  quantity: tickets.places.length,
});

const takesStock = ({ tickets }: Accepted) => tickets.takesStock;

/** Of rows whose seats somebody has by now, the seat's label. */
async function findSeatless(
  tx: Transaction,
  contract: number,
  accepted: readonly Accepted[],
): Promise<ReadonlyMap<Accepted, Fault>> {
  const seats = accepted.flatMap(({ tickets }) => tickets.places.flatMap(({ seat }) => seat?.id ?? []));
  if (seats.length === 0) return new Map();
  const rows = await tx.query(lockFree({ contract, seats }));
  const free = new Map(rows.map(({ id, contingent }) => [id, contingent]));
  // A seat of a contingent is nobody else's.
  const isHad = (id: number, own: number | null) => (free.get(id) ?? own) === own && free.has(id);
  return new Map(
    accepted.flatMap((one) => {
      const taken = one.tickets.places.find(
        ({ seat }) => seat && !isHad(seat.id, one.tickets.contingent?.id ?? null),
      )?.seat;
      return taken ? [[one, { code: 'seatTaken', values: { label: taken.label } }] as const] : [];
    }),
  );
}

/** All at once where there is enough; else row by row, so that those there is room for come in. */
async function takePlaces(
  tx: Transaction,
  contract: number,
  accepted: readonly Accepted[],
): Promise<ReadonlySet<Accepted>> {
  const taking = accepted.filter(takesStock);
  if (taking.length === 0) return new Set();
  await setSavepoint(tx, 'all rows');
  if (!(await moveStock(tx, contract, taking.map(changeOf)))) return new Set();
  await returnTo(tx, 'all rows');
  const short = new Set<Accepted>();
  for (const one of taking) {
    await setSavepoint(tx, 'one row');
    if (!(await moveStock(tx, contract, [changeOf(one)]))) continue;
    await returnTo(tx, 'one row');
    short.add(one);
  }
  return short;
}

function describeHolder({ texts }: FileRow) {
  const { lastname, firstname, email, reference } = texts;
  const holder = { lastname, firstname, email, reference };
  return Object.values(holder).some(Boolean) ? holder : null;
}

function describePlaces({ row, status, tickets, occupies }: Accepted) {
  const { performance, price, priceName, contingent } = tickets;
  return tickets.places.map(({ barcode, sharedCode, seat, seatLabel, amount }) => ({
    barcode: barcode ?? drawBarcode(randomBytes),
    status,
    ticketPrice: price?.id ?? null,
    eventDate: performance.id,
    amount,
    currency: performance.currency,
    priceName,
    priceType: price?.type ?? null,
    title: performance.title,
    startDate: performance.startDate,
    endDate: performance.endDate,
    timezone: performance.timezone,
    availableSeat: seat?.id ?? null,
    seat: seat?.seat ?? null,
    seatLabel: seatLabel?.slice(0, 100) ?? null,
    groupLabel: seat?.groupLabel ?? null,
    data: describeHolder(row),
    row: row.number,
    sharedCode,
    reference: row.texts.reference?.slice(0, 100) ?? null,
    takesStock: tickets.takesStock,
    contingent: tickets.takesStock ? (contingent?.id ?? null) : null,
    outside: occupies.excludedFromParentStock,
    chain: occupies.stockContingents,
  }));
}

const isLive = (status: TicketStatus) => status === 'payed' || status === 'booked';

async function store(
  tx: Transaction,
  { contract, file, now, accepted }: Batch & { readonly accepted: readonly Accepted[] },
): Promise<void> {
  if (accepted.length === 0) return;
  const places = accepted.flatMap(describePlaces);
  const chains = places.flatMap(({ barcode, chain }) =>
    chain.map((contingent, position) => ({ barcode, contingent, position: position + 1 })),
  );
  const [written] = await tx.query(
    writeTickets({ contract, file, now, places: JSON.stringify(places), chains: JSON.stringify(chains) }),
  );
  const seats = places.filter(({ availableSeat }) => availableSeat !== null).length;
  if (written?.seats !== seats || written.tickets !== places.length)
    throw new Error(`"${written?.seats}" of "${seats}" seats could be taken for the file "${file}".`);
  const counted = accepted.filter(({ status }) => isLive(status));
  await countImported(tx, contract, counted.map(changeOf));
}

interface Batch {
  readonly contract: number;
  readonly file: number;
  /** ISO 8601. */
  readonly now: string;
}

async function withdrawEarlier(tx: Transaction, batch: Batch, planned: Planned): Promise<void> {
  const gone = planned.flatMap(({ planned: one }) => (one.kind === 'withdrawn' ? [one] : []));
  for (const status of ['cancelled', 'refunded'] as const) {
    const codes = gone.filter((one) => one.status === status).map(({ code }) => code);
    if (codes.length > 0) await withdrawTickets(tx, { ...batch, status, codes });
  }
}

/** @returns what became of each row; in the transaction of whoever notes it */
export async function importBatch(
  tx: Transaction,
  batch: Batch,
  rows: readonly FileRow[],
  circumstances: Circumstances,
): Promise<readonly RowResult[]> {
  const { contract } = batch;
  const details = await readDetails(tx, contract, listDates(rows, circumstances));
  const codes = await readCodes(tx, contract, listCodes(rows));
  const planned = planRows(rows, details, circumstances, { codes, seats: new Map() });
  const wanted = await findLayers(tx, contract, planned);
  await lockStock(
    tx,
    contract,
    wanted.filter(takesStock).map(({ occupies }) => occupies),
  );
  const seatless = await findSeatless(tx, contract, wanted);
  const seated = wanted.filter((one) => !seatless.has(one));
  const short = await takePlaces(tx, contract, seated);
  const accepted = seated.filter((one) => !short.has(one));
  await store(tx, { ...batch, accepted });
  await withdrawEarlier(tx, batch, planned);
  const faults = new Map<FileRow, Fault>([
    ...[...seatless].map(([{ row }, fault]) => [row, fault] as const),
    ...[...short].map(({ row }) => [row, { code: 'soldOut', values: {} } as const] as const),
  ]);
  return planned.map(({ row, planned: one }) => describeResult(row, one, faults.get(row)));
}

function describeResult(row: FileRow, planned: PlannedRow, late: Fault | undefined): RowResult {
  if (planned.kind === 'refused') return { row, kind: 'refused', tickets: 0, fault: planned.fault };
  if (late) return { row, kind: 'refused', tickets: 0, fault: late };
  if (planned.kind !== 'tickets') return { row, kind: planned.kind, tickets: 0 };
  return { row, kind: 'imported', tickets: isLive(planned.status) ? planned.tickets.places.length : 0 };
}
