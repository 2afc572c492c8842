/**
 * Puts house holds back on sale when their moment has come: a date, or so many minutes before the start as it is by now.
 * A performance a transaction, so that one that cannot be locked stops no other.
 */
import {
  type Database,
  listContracts,
  type ScheduleContext,
  type Service,
  type Sql,
} from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { countContingents } from './contingents.ts';
import { moveTotals } from './moveTotals.ts';

const folder = import.meta.dirname;

const listDue = sqlFile<{ readonly contract: number; readonly now: string }, { readonly eventDate: number }>(
  folder,
  'listDue.sql',
);

const releaseDue = sqlFile<
  { readonly contract: number; readonly now: string; readonly eventDate: number },
  { readonly id: number; readonly stockContingent: number | null }
>(folder, 'releaseDue.sql');

interface Sweep {
  readonly database: Database;
  readonly transaction: ScheduleContext['transaction'];
  readonly contract: number;
  /** As of which it is swept. */
  readonly now: Date;
}

async function releaseDate(
  tx: Sql,
  { contract, now }: Pick<Sweep, 'contract' | 'now'>,
  eventDate: number,
): Promise<void> {
  await tx.query(
    db
      .selectFrom('event_date')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '=', eventDate)
      .forUpdate(),
  );
  await tx.query(
    db
      .selectFrom('stock_contingent')
      .select('id')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', eventDate)
      .orderBy('id')
      .forNoKeyUpdate(),
  );
  const released = await tx.query(releaseDue({ contract, now: now.toISOString(), eventDate }));
  await moveTotals(tx, contract, new Map([[eventDate, released.length]]));
  await countContingents(
    tx,
    contract,
    released.map(({ stockContingent }) => stockContingent),
  );
}

/** @returns the performances that failed, to be tried again by the next turn */
export async function releaseHolds(sweep: Sweep): Promise<readonly unknown[]> {
  const { database, transaction, contract, now } = sweep;
  const due = await database.query({ contract }, listDue({ contract, now: now.toISOString() }));
  const failures: unknown[] = [];
  for (const { eventDate } of due)
    try {
      await transaction(contract, ({ tx }) => releaseDate(tx, sweep, eventDate));
    } catch (error) {
      failures.push(error);
    }
  return failures;
}

const NAME = 'seats held back';
const EACH_MINUTE = '* * * * *';

export const holdsService: Service = {
  name: 'holds',
  register({ database, jobs, app }) {
    jobs.schedule(NAME, EACH_MINUTE, { timezone: 'UTC' }, async ({ signal, transaction }) => {
      for (const contract of await listContracts(database)) {
        signal.throwIfAborted();
        const failures = await releaseHolds({ database, transaction, contract, now: new Date() });
        for (const error of failures)
          app.log.error({ err: error, contract }, 'seats held back were not put on sale');
      }
    });
  },
};
