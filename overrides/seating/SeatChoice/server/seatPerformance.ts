/**
 * The seats of a performance: made of the seating configuration it is given, whose seats bound what it sells. What is held
 * or sold is never taken away by another configuration.
 */
import type { Sql } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';

const folder = import.meta.dirname;

const readConfiguration = sqlFile<
  { readonly contract: number; readonly configuration: number },
  {
    readonly isNumbered: boolean;
    readonly seatConfig: number | null;
    readonly name: string;
    readonly seats: number;
    readonly forSale: number;
    readonly totalStock: number | null;
    readonly unlimitedStock: boolean;
  }
>(folder, 'readConfiguration.sql');

export const makeSeats = sqlFile<{
  readonly contract: number;
  readonly eventDate: number;
  readonly configuration: number;
}>(folder, 'makeSeats.sql');

/** What a performance takes over from its configuration. */
export interface Seating {
  readonly isNumberedSeating: boolean;
  readonly seatConfig: number | null;
  readonly nbActiveSeats: number;
  readonly totalStock?: number;
  readonly unlimitedStock?: boolean;
}

const FREE_SEATING: Seating = { isNumberedSeating: false, seatConfig: null, nbActiveSeats: 0 };

/** @param configuration null for free seating without one */
export async function readSeating(
  sql: Sql,
  contract: number,
  configuration: number | null,
): Promise<Seating> {
  if (configuration === null) return FREE_SEATING;
  const [found] = await sql.query(readConfiguration({ contract, configuration }));
  if (!found) return FREE_SEATING;
  const { isNumbered, seatConfig, seats, forSale, totalStock, unlimitedStock, name } = found;
  if (!isNumbered) {
    const stock = totalStock === null ? {} : { totalStock, unlimitedStock };
    return { ...FREE_SEATING, seatConfig, ...stock };
  }
  if (seats === 0) throw seatProblem('SEAT-006', { name });
  return {
    isNumberedSeating: true,
    seatConfig,
    nbActiveSeats: forSale,
    totalStock: forSale,
    unlimitedStock: false,
  };
}

/** @param performance `occupied`: places held or sold, with a seat or without. @throws Problem SEAT-005 */
export async function refuseOccupied(
  sql: Sql,
  contract: number,
  { eventDate, occupied }: { readonly eventDate: number; readonly occupied: number },
): Promise<void> {
  const seats = await sql.query(
    db
      .selectFrom('available_seat')
      .select('id')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', eventDate)
      .where('status', '<>', 'available')
      .where('status', '<>', 'dismissed')
      .orderBy('id')
      .forUpdate(),
  );
  const count = Math.max(seats.length, occupied);
  if (count > 0) throw seatProblem('SEAT-005', { eventDate, count });
}

/** Replaces the seats of a performance by those of the configuration. The caller has seen that none is occupied. */
export async function replaceSeats(
  sql: Sql,
  {
    contract,
    eventDate,
    configuration,
  }: { readonly contract: number; readonly eventDate: number; readonly configuration: number | null },
): Promise<void> {
  await sql.query(
    db
      .deleteFrom('available_seat')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', eventDate),
  );
  if (configuration !== null) await sql.query(makeSeats({ contract, eventDate, configuration }));
}
