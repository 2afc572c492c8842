/**
 * Gives back the places of carts that expired: every 30 s for all, and before a hold fails for its event dates.
 * A cart that gave back keeps its items and carries `deletedAt`; checking it out holds and prices it again.
 */
import type { Database, Service, Sql } from '../../../../server/kit.ts';
import { moveStock, type StockChange } from '../../../seating/Stock/server/moveStock.ts';
import type { WantedItem } from '../model.ts';
import { readContingents } from './readContingents.ts';

/** A turn's share: short transactions, so that a sale never waits long for a row the sweep holds. */
const CARTS_A_TURN = 200;
const SWEEP_MS = 30_000;

interface Row {
  readonly ticket_price: number;
  readonly stock_contingent: number | null;
  readonly quantity: number;
  readonly event_date: number;
  readonly excluded: boolean;
}

/** What carts hold, as changes that give it back. */
export async function listGiveBacks(
  sql: Sql,
  contract: number,
  carts: readonly number[],
): Promise<readonly StockChange[]> {
  if (carts.length === 0) return [];
  const rows = await sql.query<Row>(
    `SELECT i."ticket_price_id" AS "ticket_price", i."stock_contingent_id" AS "stock_contingent",
       sum(i."quantity")::bigint AS "quantity", p."event_date_id" AS "event_date",
       p."excluded_from_parent_stock" IS TRUE AS "excluded"
     FROM "cart_item" i JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
     WHERE i."contract_id" = $1 AND i."cart_id" = ANY($2::bigint[]) GROUP BY 1, 2, 4, 5`,
    [contract, carts],
  );
  const items: WantedItem[] = rows.map((row) => ({
    ticketPrice: row.ticket_price,
    stockContingent: row.stock_contingent,
    quantity: row.quantity,
  }));
  const contingents = await readContingents(sql, contract, items);
  return rows.map((row) => ({
    eventDate: row.event_date,
    ticketPrice: row.ticket_price,
    stockContingents: row.stock_contingent ? (contingents.get(row.stock_contingent)?.ids ?? []) : [],
    excludedFromParentStock: row.excluded,
    quantity: -row.quantity,
  }));
}

/** Marks expired carts as given back and answers the stock they free; the caller moves it in the same transaction. */
export async function takeExpired(
  sql: Sql,
  which: {
    readonly contract: number;
    readonly now: Date;
    readonly eventDates?: readonly number[];
    /** The cart being written, which its own transaction does not skip as locked. */
    readonly except?: number | null;
  },
): Promise<readonly StockChange[]> {
  // Lock first, then read the items in a statement of its own: R44f. A cart at its checkout is skipped, not awaited.
  const carts = await sql.query<{ id: number }>(
    `SELECT c."id" FROM "cart" c
     WHERE c."contract_id" = $1 AND c."status" = 'draft' AND c."deleted_at" IS NULL AND c."expires_at" <= $2
       AND c."id" IS DISTINCT FROM $4::bigint
       AND ($3::bigint[] IS NULL OR EXISTS (SELECT 1 FROM "cart_item" i
         JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
         WHERE i."contract_id" = c."contract_id" AND i."cart_id" = c."id" AND p."event_date_id" = ANY($3::bigint[])))
     ORDER BY c."id" LIMIT ${CARTS_A_TURN} FOR UPDATE OF c SKIP LOCKED`,
    [which.contract, which.now.toISOString(), which.eventDates ?? null, which.except ?? null],
  );
  if (carts.length === 0) return [];
  const ids = carts.map(({ id }) => Number(id));
  const changes = await listGiveBacks(sql, which.contract, ids);
  await sql.query(
    `UPDATE "cart" SET "deleted_at" = $3 WHERE "contract_id" = $1 AND "id" = ANY($2::bigint[])`,
    [which.contract, ids, which.now.toISOString()],
  );
  return changes;
}

/** Sweeps every contract once; answers how many transactions gave something back. */
export async function expireCarts(database: Database, now: Date): Promise<number> {
  const contracts = await database.query<{ contract_id: number }>(
    'system',
    `SELECT DISTINCT "contract_id" FROM "cart"
     WHERE "status" = 'draft' AND "deleted_at" IS NULL AND "expires_at" <= $1 ORDER BY 1`,
    [now.toISOString()],
  );
  let turns = 0;
  for (const { contract_id: contract } of contracts)
    for (;;) {
      const isDone = await database.transaction({ contract, actor: 'sweep of expired carts' }, async (tx) => {
        const changes = await takeExpired(tx, { contract, now });
        if (changes.length > 0) await moveStock(tx, contract, changes);
        return changes.length === 0;
      });
      if (isDone) break;
      turns += 1;
    }
  return turns;
}

export const cartsService: Service = {
  name: 'carts',
  register(host) {
    host.every(SWEEP_MS, 'expired carts', async () => {
      await expireCarts(host.database, new Date());
    });
  },
};
