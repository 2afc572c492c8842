/** The performances of a show, each with its price of one hash where it has one. The show is locked: changes follow one another. */
import type { WriteContext } from '../../../../server/kit.ts';
import { requestProblem } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';

interface DateRow {
  readonly eventDate: number;
  readonly startDate: string;
  readonly timezone: string;
  /** Neither begun nor cancelled. */
  readonly isToCome: boolean;
}

export interface SamePrice extends DateRow {
  readonly id: number;
  readonly name: string;
  readonly facialValue: number;
  readonly tax: number | null;
  readonly withoutTaxReason: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  /** Sold, reserved or in a cart. */
  readonly isTaken: boolean;
}

type Row = Omit<SamePrice, 'id'> & { readonly id: number | null };

const readRows = sqlFile<
  { readonly contract: number; readonly ticketing: number; readonly hash: string; readonly now: string },
  Row
>(import.meta.dirname, 'readSamePrice.sql');

const hasPrice = (row: Row): row is SamePrice => row.id !== null;

export async function readSamePrice(
  { tx, contract, now }: WriteContext,
  { eventDate, hash }: { readonly eventDate: number; readonly hash: string },
): Promise<{ readonly prices: readonly SamePrice[]; readonly without: readonly DateRow[] }> {
  const [show] = await tx.query(
    db
      .selectFrom('ticketing as s')
      .innerJoin('event_date as e', (join) =>
        join.onRef('e.contract_id', '=', 's.contract_id').onRef('e.ticketing_id', '=', 's.id'),
      )
      .select('s.id')
      .where('e.contract_id', '=', contract)
      .where('e.id', '=', eventDate)
      .forUpdate('s'),
  );
  if (!show) throw requestProblem('REQ-010', { entity: 'EventDate', id: eventDate });
  const rows = await tx.query(readRows({ contract, ticketing: show.id, hash, now: now.toISOString() }));
  return { prices: rows.filter(hasPrice), without: rows.filter((row) => !hasPrice(row)) };
}

/**
 * Those of the performances named; of those to come, where none is named.
 *
 * @throws PROG-009 where a performance that is named has none, or none is to come that has one
 */
export function choosePrices(
  prices: readonly SamePrice[],
  named: readonly number[] | null | undefined,
  hash: string,
): readonly SamePrice[] {
  if (!named?.length) {
    const toCome = prices.filter(({ isToCome }) => isToCome);
    if (toCome.length === 0) throw programmingProblem('PROG-009', { hash, eventDate: '' });
    return toCome;
  }
  const there = new Set(prices.map(({ eventDate }) => eventDate));
  const bare = named.find((id) => !there.has(id));
  if (bare !== undefined) throw programmingProblem('PROG-009', { hash, eventDate: bare });
  const wanted = new Set(named);
  return prices.filter(({ eventDate }) => wanted.has(eventDate));
}
