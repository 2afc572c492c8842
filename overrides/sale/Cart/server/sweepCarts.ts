/**
 * Every 30 s, gives back the places of all carts that expired: many in a transaction, and one by one where that fails,
 * so that a cart which cannot give back stops no other. Such a cart is set aside with the time (`releaseFailedAt`),
 * which lists and the start page show, and is tried again every hour.
 */
import type { Database, Service } from '../../../../server/kit.ts';
import { moveStock } from '../../../seating/Stock/server/moveStock.ts';
import { lockExpired, markGivenBack } from './expireCarts.ts';

const SWEEP_MS = 30_000;
const RETRY_MS = 3_600_000;
const ACTOR = 'sweep of expired carts';

interface Sweep {
  readonly database: Database;
  readonly contract: number;
  readonly now: Date;
}

/** A cart, or all of a contract where none is named, that could not give back. */
export interface ReleaseFailure {
  readonly contract: number;
  readonly cart?: number;
  readonly error: unknown;
}

/** Collisions, cut connections and time limits say nothing about the cart: the next turn tries it again. */
const isPassing = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('TX-') || /^(08|40|53|55|57)/.test(code);
};

/** @returns the carts that gave back; none where another server holds them */
function release(
  { database, contract, now }: Sweep,
  { only, onLock }: { readonly only?: number; readonly onLock?: (carts: readonly number[]) => void },
): Promise<readonly number[]> {
  return database.transaction({ contract, actor: ACTOR }, async (tx) => {
    const carts = await lockExpired(tx, { contract, now, ...(only === undefined ? {} : { only }) });
    onLock?.(carts);
    await moveStock(tx, contract, await markGivenBack(tx, { contract, now }, carts));
    return carts;
  });
}

async function setAside({ database, contract, now }: Sweep, cart: number): Promise<void> {
  await database.query(
    { contract, actor: ACTOR },
    `UPDATE "cart" SET "release_failed_at" = $3
     WHERE "contract_id" = $1 AND "id" = $2 AND "status" = 'draft' AND "deleted_at" IS NULL AND "expires_at" <= $3`,
    [contract, cart, now.toISOString()],
  );
}

/** One by one. @returns what failed, and whether all of that is set aside */
async function releaseEach(sweep: Sweep, carts: readonly number[]) {
  const failures: ReleaseFailure[] = [];
  let areAside = true;
  for (const cart of carts)
    try {
      await release(sweep, { only: cart });
    } catch (error) {
      failures.push({ contract: sweep.contract, cart, error });
      const isAside =
        !isPassing(error) &&
        (await setAside(sweep, cart).then(
          () => true,
          () => false,
        ));
      areAside &&= isAside;
    }
  return { failures, areAside };
}

async function sweepContract(sweep: Sweep): Promise<readonly ReleaseFailure[]> {
  const failures: ReleaseFailure[] = [];
  for (;;) {
    let locked: readonly number[] = [];
    try {
      if ((await release(sweep, { onLock: (carts) => (locked = carts) })).length === 0) break;
    } catch (error) {
      if (locked.length === 0) throw error;
      const each = await releaseEach(sweep, locked);
      failures.push(...each.failures);
      // What is not set aside would be met again at once: that is for the next turn.
      if (!each.areAside) break;
    }
  }
  const { failures: again } = await releaseEach(sweep, await listDueAgain(sweep));
  return [...failures, ...again];
}

/** Carts set aside that are to be tried again. */
async function listDueAgain({ database, contract, now }: Sweep): Promise<readonly number[]> {
  const carts = await database.query<{ id: number }>(
    { contract },
    `SELECT "id" FROM "cart" WHERE "contract_id" = $1 AND "status" = 'draft' AND "deleted_at" IS NULL
       AND "release_failed_at" <= $2 ORDER BY "id"`,
    [contract, new Date(now.getTime() - RETRY_MS).toISOString()],
  );
  return carts.map(({ id }) => Number(id));
}

/** Sweeps every contract once, whatever happens to the others. @returns what could not give back */
export async function sweepCarts(database: Database, now: Date): Promise<readonly ReleaseFailure[]> {
  const contracts = await database.query<{ contract_id: number }>(
    'system',
    `SELECT DISTINCT "contract_id" FROM "cart"
     WHERE "status" = 'draft' AND "deleted_at" IS NULL AND "expires_at" <= $1 ORDER BY 1`,
    [now.toISOString()],
  );
  const failures: ReleaseFailure[] = [];
  for (const { contract_id: contract } of contracts)
    try {
      failures.push(...(await sweepContract({ database, contract: Number(contract), now })));
    } catch (error) {
      failures.push({ contract: Number(contract), error });
    }
  return failures;
}

/** How many expired carts of all contracts still occupy places because giving them back failed: a gauge. */
export async function countUnreleasedCarts(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'system',
    `SELECT count(*) AS "count" FROM "cart"
     WHERE "status" = 'draft' AND "deleted_at" IS NULL AND "release_failed_at" IS NOT NULL`,
  );
  return Number(row?.count ?? 0);
}

export const cartsService: Service = {
  name: 'carts',
  register(host) {
    host.metrics.gauge({
      name: 'carts_unreleased',
      help: 'Expired carts of all contracts whose places could not be given back.',
      labels: [],
      read: async () => [{ labels: {}, value: await countUnreleasedCarts(host.database) }],
    });
    host.every(SWEEP_MS, 'expired carts', async () => {
      for (const { contract, cart, error } of await sweepCarts(host.database, new Date()))
        host.app.log.error({ err: error, contract, cart }, 'places of an expired cart were not given back');
    });
  },
};
