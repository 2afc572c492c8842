/**
 * Finds carts that expired and what they give back: for the sweep of all, and before a hold fails for its event dates.
 * A cart that gave back keeps its items and carries `deletedAt`; checking it out holds and prices it again.
 */
import type { Sql } from '../../../../server/kit.ts';
import type { StockChange } from '../../../seating/Stock/server/moveStock.ts';
import { readItems } from './items.ts';

/** A turn's share: short transactions, so that a sale never waits long for a row the sweep holds. */
const CARTS_A_TURN = 200;

/** What carts hold, as changes that give it back where it was taken. */
export async function listGiveBacks(
  sql: Sql,
  contract: number,
  carts: readonly number[],
): Promise<readonly StockChange[]> {
  if (carts.length === 0) return [];
  const items = await readItems(sql, contract, carts);
  return items.map(({ occupies, quantity }) => ({ ...occupies, quantity: -quantity }));
}

export interface WhichExpired {
  readonly contract: number;
  readonly now: Date;
  readonly eventDates?: readonly number[];
  /** The cart being written, which its own transaction does not skip as locked. */
  readonly except?: number | null;
  /** This cart alone, even where it could not give back before. */
  readonly only?: number;
}

/**
 * Locks expired carts that still hold, in a statement of its own: their items are read after it (R44f). A cart at its
 * checkout is skipped, not awaited, and so is one that was set aside because it could not give back.
 */
export async function lockExpired(sql: Sql, which: WhichExpired): Promise<readonly number[]> {
  const carts = await sql.query<{ id: number }>(
    `SELECT c."id" FROM "cart" c
     WHERE c."contract_id" = $1 AND c."status" = 'draft' AND c."deleted_at" IS NULL AND c."expires_at" <= $2
       AND c."id" IS DISTINCT FROM $4::bigint
       AND CASE WHEN $5::bigint IS NULL THEN c."release_failed_at" IS NULL ELSE c."id" = $5 END
       AND ($3::bigint[] IS NULL OR EXISTS (SELECT 1 FROM "cart_item" i
         JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
         WHERE i."contract_id" = c."contract_id" AND i."cart_id" = c."id" AND p."event_date_id" = ANY($3::bigint[])))
     ORDER BY c."id" LIMIT ${CARTS_A_TURN} FOR UPDATE OF c SKIP LOCKED`,
    [
      which.contract,
      which.now.toISOString(),
      which.eventDates ?? null,
      which.except ?? null,
      which.only ?? null,
    ],
  );
  return carts.map(({ id }) => Number(id));
}

/** Marks locked carts as given back and returns the stock they free; the caller moves it in the same transaction. */
export async function markGivenBack(
  sql: Sql,
  { contract, now }: Pick<WhichExpired, 'contract' | 'now'>,
  carts: readonly number[],
): Promise<readonly StockChange[]> {
  if (carts.length === 0) return [];
  const changes = await listGiveBacks(sql, contract, carts);
  await sql.query(
    `UPDATE "cart" SET "deleted_at" = $3, "release_failed_at" = NULL WHERE "contract_id" = $1 AND "id" = ANY($2::bigint[])`,
    [contract, carts, now.toISOString()],
  );
  return changes;
}

/** Both at once, for who is about to move stock. */
export async function takeExpired(sql: Sql, which: WhichExpired): Promise<readonly StockChange[]> {
  return markGivenBack(sql, which, await lockExpired(sql, which));
}
