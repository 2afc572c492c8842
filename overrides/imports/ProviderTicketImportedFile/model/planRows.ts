/** The rows of a partner's file one after the other: what each becomes, and that none takes what another has. Pure. */
import type { Details, Matches, Performance } from './catalog.ts';
import { bareName, type RowTexts } from './columns.ts';
import type { Fault } from './faults.ts';
import { type Found, findPerformance, refuse } from './findPerformance.ts';
import { type HowToPlan, type PlannedTickets, planRow } from './planRow.ts';
import { type RowStatus, readCodes } from './readText.ts';

export interface FileRow {
  readonly number: number;
  readonly cells: readonly unknown[];
  readonly texts: RowTexts;
}

/** A code that a ticket has already. */
export interface KnownCode {
  /** Undefined of a ticket that was sold here. */
  readonly file: number | undefined;
  readonly row: number;
}

export type TicketStatus = 'payed' | 'booked' | 'cancelled' | 'refunded';

export type PlannedRow =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** Of a ticket that came earlier, by this code. */
  | { readonly kind: 'withdrawn'; readonly code: string; readonly status: 'cancelled' | 'refunded' }
  | { readonly kind: 'tickets'; readonly status: TicketStatus; readonly tickets: PlannedTickets };

export interface Circumstances {
  readonly file: number;
  /** The performance of the whole file. */
  readonly chosen: number | null;
  readonly performances: readonly Performance[];
  readonly matches: Matches;
  readonly statuses: Readonly<Record<string, RowStatus | null>>;
  readonly how: Omit<HowToPlan, 'matches'>;
}

/** Performances that the rows are for, whose prices and seats have to be known. */
export function listDates(rows: readonly FileRow[], circumstances: Circumstances): readonly number[] {
  const dates = rows.map(({ texts }) => findPerformance(texts, circumstances));
  return [
    ...new Set(dates.flatMap((found) => (found !== 'ignored' && 'value' in found ? found.value.id : []))),
  ];
}

function readStatus(
  { status }: RowTexts,
  statuses: Circumstances['statuses'],
): Found<Exclude<RowStatus, 'ignored'>> {
  if (status === undefined) return { value: 'payed' };
  const meant = Object.entries(statuses).find(([word]) => bareName(word) === bareName(status))?.[1];
  if (meant === 'ignored') return 'ignored';
  return meant ? { value: meant } : refuse('statusUnmapped', { label: status });
}

/** What rows before have taken. */
export interface Taken {
  readonly codes: Map<string, KnownCode>;
  /** Row by seat of a performance. */
  readonly seats: Map<number, number>;
}

const codesOf = ({ places }: PlannedTickets): readonly string[] => [
  ...new Set(places.flatMap(({ barcode, sharedCode }) => [barcode ?? [], sharedCode ?? []].flat())),
];

function refuseTaken(row: FileRow, tickets: PlannedTickets, file: number, taken: Taken): Fault | undefined {
  const codes = tickets.places.flatMap(({ barcode }) => barcode ?? []);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) return refuse('barcodeTwice', { row: row.number, code: twice }).fault;
  for (const code of codesOf(tickets)) {
    const known = taken.codes.get(code);
    if (known?.file === file) return refuse('barcodeTwice', { row: known.row, code }).fault;
    if (known) return refuse('barcodeTaken', { code }).fault;
  }
  for (const { seat } of tickets.places) {
    const before = seat && taken.seats.get(seat.id);
    if (seat && before) return refuse('seatTwice', { row: before, label: seat.label }).fault;
  }
  return undefined;
}

function planOne(
  row: FileRow,
  details: Details,
  { file, statuses, how, ...where }: Circumstances,
  taken: Taken,
): PlannedRow {
  const status = readStatus(row.texts, statuses);
  if (status === 'ignored') return { kind: 'ignored' };
  if ('fault' in status) return { kind: 'refused', fault: status.fault };
  if (status.value === 'cancelled' || status.value === 'refunded') {
    const [code] = readCodes(row.texts.barcode);
    const known = code === undefined ? undefined : taken.codes.get(code);
    if (code !== undefined && known?.file !== undefined)
      return { kind: 'withdrawn', code, status: status.value };
  }
  const performance = findPerformance(row.texts, where);
  if (performance === 'ignored') return { kind: 'ignored' };
  if ('fault' in performance) return { kind: 'refused', fault: performance.fault };
  const occupies = status.value === 'payed' || status.value === 'booked';
  const planned = planRow(row.texts, {
    performance: performance.value,
    details,
    how: { ...how, matches: where.matches },
    occupies,
  });
  if (planned === 'ignored') return { kind: 'ignored' };
  if ('fault' in planned) return { kind: 'refused', fault: planned.fault };
  const fault = refuseTaken(row, planned.value, file, taken);
  if (fault) return { kind: 'refused', fault };
  for (const code of codesOf(planned.value)) taken.codes.set(code, { file, row: row.number });
  for (const { seat } of planned.value.places) if (seat) taken.seats.set(seat.id, row.number);
  return { kind: 'tickets', status: status.value, tickets: planned.value };
}

/** @param taken is added to */
export const planRows = (
  rows: readonly FileRow[],
  details: Details,
  circumstances: Circumstances,
  taken: Taken,
): readonly { readonly row: FileRow; readonly planned: PlannedRow }[] =>
  rows.map((row) => ({ row, planned: planOne(row, details, circumstances, taken) }));

/** Codes that the rows name, to be looked for. */
export const listCodes = (rows: readonly FileRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ texts }) => readCodes(texts.barcode))),
];
