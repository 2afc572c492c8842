/** The lines of an order as they are now; who is about to change them holds the order's row locked. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { OccupiedLayers } from '../../../seating/Stock/server/moveStock.ts';
import type { SoldItem } from '../model.ts';

interface GoodTicket {
  readonly id: number;
  readonly number: number | null;
  readonly seat: string | null;
  readonly isScanned: boolean;
}

/** `occupies` is there for places, and not for fees. */
export interface StoredItem extends SoldItem {
  readonly tickets: readonly GoodTicket[];
  readonly startDate: string | null;
  readonly timezone: string | null;
  readonly occupies: OccupiedLayers | undefined;
}

type Row = Omit<StoredItem, 'occupies'> & {
  readonly eventDate: number | null;
  readonly ticketPrice: number | null;
  readonly excluded: boolean;
  readonly chain: readonly number[];
};

const readRows = sqlFile<{ readonly contract: number; readonly order: number }, Row>(
  import.meta.dirname,
  'readSold.sql',
);

export async function readSold(
  sql: Sql,
  contract: number,
  order: number,
): Promise<ReadonlyMap<number, StoredItem>> {
  const rows = await sql.query(readRows({ contract, order }));
  return new Map(
    rows.map(({ eventDate, ticketPrice, excluded, chain, ...item }) => [
      item.id,
      {
        ...item,
        occupies:
          eventDate !== null && ticketPrice !== null
            ? { eventDate, ticketPrice, stockContingents: chain, excludedFromParentStock: excluded }
            : undefined,
      },
    ]),
  );
}
