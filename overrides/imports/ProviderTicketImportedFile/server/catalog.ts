/** Reads what rows of a partner's file are held against. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import type { Details, Match, Matches, Performance, SeatOfDate } from '../model/catalog.ts';
import type { KnownCode } from '../model/planRows.ts';

const folder = import.meta.dirname;

const matchRows = sqlFile<{ readonly contract: number }, Match & { readonly kind: keyof Matches }>(
  folder,
  'readMatches.sql',
);

const performanceRows = sqlFile<{ readonly contract: number; readonly chosen: number | null }, Performance>(
  folder,
  'readPerformances.sql',
);

const seatRows = sqlFile<{ readonly contract: number; readonly eventDates: readonly number[] }, SeatOfDate>(
  folder,
  'readSeats.sql',
);

const codeRows = sqlFile<
  { readonly contract: number; readonly codes: readonly string[] },
  { readonly code: string; readonly file: number | null; readonly row: number }
>(folder, 'findCodes.sql');

export async function readMatches(sql: Sql, contract: number): Promise<Matches> {
  const rows = await sql.query(matchRows({ contract }));
  const of = (kind: keyof Matches) => rows.filter((row) => row.kind === kind);
  return {
    shows: of('shows'),
    prices: of('prices'),
    contingents: of('contingents'),
    seats: of('seats'),
    plans: of('plans'),
  };
}

export const readPerformances = (
  sql: Sql,
  contract: number,
  chosen: number | null,
): Promise<readonly Performance[]> => sql.query(performanceRows({ contract, chosen }));

const listPrices = (contract: number, eventDates: readonly number[]) =>
  db
    .selectFrom('ticket_price')
    .select(['id', 'event_date_id as eventDate', 'name', 'type', 'facial_value as facialValue'])
    .select(({ fn, val, ref }) =>
      fn.coalesce(ref('excluded_from_parent_stock'), val(false)).as('excludedFromParentStock'),
    )
    .where('contract_id', '=', contract)
    .where('event_date_id', '=', anyOf(eventDates))
    .orderBy('is_hidden')
    .orderBy('manual_sort')
    .orderBy('id');

const listContingents = (contract: number, eventDates: readonly number[]) =>
  db
    .selectFrom('stock_contingent')
    .select(['id', 'event_date_id as eventDate', 'contingent_id as contingent', 'name'])
    .where('contract_id', '=', contract)
    .where('event_date_id', '=', anyOf(eventDates))
    .orderBy('id');

export async function readDetails(
  sql: Sql,
  contract: number,
  eventDates: readonly number[],
): Promise<Details> {
  if (eventDates.length === 0) return { prices: [], contingents: [], seats: [] };
  return {
    prices: await sql.query(listPrices(contract, eventDates)),
    contingents: await sql.query(listContingents(contract, eventDates)),
    seats: await sql.query(seatRows({ contract, eventDates })),
  };
}

export async function readCodes(
  sql: Sql,
  contract: number,
  codes: readonly string[],
): Promise<Map<string, KnownCode>> {
  const rows = codes.length === 0 ? [] : await sql.query(codeRows({ contract, codes }));
  return new Map(rows.map(({ code, file, row }) => [code, { file: file ?? undefined, row }]));
}
