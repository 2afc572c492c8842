/** The drafts of a show with their prices, as they are stored; what else plays in the same room at given times. */
import type { ProgrammedPriceValues } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile, sqlText } from '../../../../server/sql.ts';
import type { StoredPrice } from '../model/planPrices.ts';
import { renderRoomClash } from './renderRoomClash.ts';

interface DraftRow {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly unlimitedStock: boolean;
  readonly totalStock: number | null;
  readonly room: number | null;
}

export interface Draft extends DraftRow {
  /** On a clock where the show plays. */
  readonly start: string;
}

export interface Show {
  readonly id: number;
  readonly timezone: string;
  readonly venue: number | null;
}

interface OfShow {
  readonly contract: number;
  readonly ticketing: number;
}

const readDates = sqlFile<OfShow, DraftRow>(import.meta.dirname, 'readDates.sql');

export async function readDrafts(sql: Sql, contract: number, show: Show): Promise<readonly Draft[]> {
  const rows = await sql.query(readDates({ contract, ticketing: show.id }));
  return rows.map((row) => ({ ...row, start: instantToLocal(row.startDate, show.timezone) }));
}

interface PriceRow {
  readonly id: number;
  readonly eventDate: number;
  readonly name: string;
  readonly type: ProgrammedPriceValues['type'];
  readonly facialValue: number;
  readonly tax: number | null;
  readonly withoutTaxReason: string | null;
  readonly manualSort: number | null;
  readonly hash: string | null;
  readonly seatGroup: number | null;
  readonly sellingDeviceList: readonly number[];
}

const readPriceRows = sqlFile<OfShow, PriceRow>(import.meta.dirname, 'readPriceRows.sql');

export const readPrices = (sql: Sql, contract: number, show: Show): Promise<readonly StoredPrice[]> =>
  sql.query(readPriceRows({ contract, ticketing: show.id }));

const readRoomRow = sqlFile<
  { readonly contract: number; readonly room: number },
  { readonly seatConfig: number | null; readonly capacity: number | null; readonly isNumbered: boolean }
>(import.meta.dirname, 'readRoomRow.sql');

export interface Room {
  readonly id: number | null;
  readonly seatConfig: number | null;
  /** Places; null where the room does not define it. */
  readonly capacity: number | null;
  readonly isNumbered: boolean;
}

const NO_ROOM: Room = { id: null, seatConfig: null, capacity: null, isNumbered: false };

export async function readRoom(sql: Sql, contract: number, room: number | null): Promise<Room> {
  if (room === null) return NO_ROOM;
  const [row] = await sql.query(readRoomRow({ contract, room }));
  return row ? { id: room, ...row } : NO_ROOM;
}

interface Times {
  readonly contract: number;
  readonly ticketing: number;
  readonly venue: number | null;
  readonly seatConfig: number | null;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
}

const findClashRows = sqlText<Times, { readonly clash: string | null }>({
  file: import.meta.filename,
  text: `SELECT (SELECT t."title" FROM "event_date" e
      JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
      WHERE e."contract_id" = :contract AND NOT (e."ticketing_id" = :ticketing AND e."status" = 'draft')
        AND ${renderRoomClash({ start: 'w."start"', end: 'w."end"', venue: ':venue::bigint', seatConfig: ':seatConfig::bigint' })}
      ORDER BY e."start_date" LIMIT 1) AS "clash"
    FROM unnest(:starts::timestamptz[], :ends::timestamptz[]) WITH ORDINALITY w("start", "end", "position")
    ORDER BY w."position"`,
});

/** @returns what else plays in the room at each of these times, by the title of its show */
export async function findClashes(sql: Sql, times: Times): Promise<readonly (string | null)[]> {
  if (times.starts.length === 0) return [];
  const rows = await sql.query(findClashRows(times));
  return rows.map(({ clash }) => clash);
}
