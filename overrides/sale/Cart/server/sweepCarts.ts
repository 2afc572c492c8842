/**
 * Every 30 s, gives back the places of all carts that expired: many in a transaction, and one by one where that fails,
 * so that a cart which cannot give back stops no other. Such a cart is set aside with the time (`releaseFailedAt`),
 * which lists and the start page show, and is tried again every hour.
 */
import type { Database, Host, ScheduleContext, Service } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { giveBack, lockExpired } from './expireCarts.ts';

/** Every 30 s. */
const SWEEP = '*/30 * * * * *';
const RETRY_MS = 3_600_000;
const NAME = 'expired carts';

/** Carts that occupy places. */
const holding = db.selectFrom('cart').where('status', '=', 'draft').where('deleted_at', 'is', null);

/** Where the sweep reads, and writes in a transaction of a contract. */
type SweepHost = Pick<Host, 'database'> & Pick<ScheduleContext, 'transaction'>;

interface Sweep extends SweepHost {
  readonly contract: number;
  /** As of which it is swept. */
  readonly now: Date;
}

/** A cart, or all of a contract where none is named, that could not give back. */
export interface ReleaseFailure {
  readonly contract: number;
  readonly cart?: number;
  readonly error: unknown;
}

/** Collisions, cut connections and time limits are not about the cart: the next turn tries it again. */
const isPassing = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('TX-') || /^(08|40|53|55|57)/.test(code);
};

/** @returns the carts that gave back; none where another server holds them */
function release(
  { transaction, contract, now }: Sweep,
  { only, onLock }: { readonly only?: number; readonly onLock?: (carts: readonly number[]) => void },
): Promise<readonly number[]> {
  return transaction(contract, async (open) => {
    const context = { ...open, now };
    const carts = await lockExpired(context, only === undefined ? {} : { only });
    onLock?.(carts);
    await giveBack(context, carts);
    return carts;
  });
}

async function setAside({ transaction, contract, now }: Sweep, cart: number): Promise<void> {
  await transaction(contract, async ({ tx, write }) => {
    const [failed] = await tx.query(
      holding
        .select('id')
        .where('contract_id', '=', contract)
        .where('id', '=', cart)
        .where('expires_at', '<=', now.toISOString())
        .forUpdate(),
    );
    if (failed) await write.update('Cart', cart, { releaseFailedAt: now.toISOString() });
  });
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
  const carts = await database.query(
    { contract },
    holding
      .select('id')
      .where('contract_id', '=', contract)
      .where('release_failed_at', '<=', new Date(now.getTime() - RETRY_MS).toISOString())
      .orderBy('id'),
  );
  return carts.map(({ id }) => id);
}

/** Sweeps every contract once, whatever happens to the others. @returns what could not give back */
export async function sweepCarts(host: SweepHost, now: Date): Promise<readonly ReleaseFailure[]> {
  const contracts = await host.database.query(
    'system',
    holding
      .select('contract_id as contract')
      .distinct()
      .where('expires_at', '<=', now.toISOString())
      .orderBy('contract'),
  );
  const failures: ReleaseFailure[] = [];
  for (const { contract } of contracts)
    try {
      failures.push(...(await sweepContract({ ...host, contract, now })));
    } catch (error) {
      failures.push({ contract, error });
    }
  return failures;
}

/** How many expired carts of all contracts still occupy places because giving them back failed: a gauge. */
export async function countUnreleasedCarts(database: Database): Promise<number> {
  const [row] = await database.query(
    'system',
    holding.select(({ fn }) => fn.countAll<number>().as('count')).where('release_failed_at', 'is not', null),
  );
  return row?.count ?? 0;
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
    host.jobs.schedule(NAME, SWEEP, { timezone: 'UTC' }, async ({ transaction }) => {
      const sweeping = { database: host.database, transaction };
      for (const { contract, cart, error } of await sweepCarts(sweeping, new Date()))
        host.app.log.error({ err: error, contract, cart }, 'places of an expired cart were not given back');
    });
  },
};
