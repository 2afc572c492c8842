/** Performances with their prices, as a mass action finds them. */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import type { DateFacts, PriceFacts } from '../model/change.ts';

interface Dates {
  readonly contract: number;
  readonly dates: readonly number[];
}

type Row = Omit<DateFacts<number>, 'prices'> & { readonly prices: readonly PriceFacts<number>[] };

const readRows = sqlFile<Dates, Row>(import.meta.dirname, 'readFacts.sql');

export const readFacts = (sql: Sql, dates: Dates): Promise<readonly DateFacts<number>[]> =>
  sql.query(readRows(dates));

/** Locked in the order of their ids, as every sale does. */
export async function lockFacts(tx: Sql, { contract, dates }: Dates): Promise<readonly DateFacts<number>[]> {
  await tx.query(
    db
      .selectFrom('event_date')
      .select('id')
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(dates))
      .orderBy('id')
      .forUpdate(),
  );
  await tx.query(
    db
      .selectFrom('ticket_price')
      .select('id')
      .where('contract_id', '=', contract)
      .where('event_date_id', '=', anyOf(dates))
      .orderBy('id')
      .forUpdate(),
  );
  return readFacts(tx, { contract, dates });
}

export const listChannels = (contract: number) =>
  db.selectFrom('selling_device').select('id').where('contract_id', '=', contract).orderBy('id');

/** Those of these performances that are of the show. */
export const listOfShow = (contract: number, ticketing: number, dates: readonly number[]) =>
  db
    .selectFrom('event_date')
    .select('id')
    .where('contract_id', '=', contract)
    .where('ticketing_id', '=', ticketing)
    .where('id', '=', anyOf(dates))
    .orderBy('id');

/** A job that an earlier mass action may have been. */
export const readResult = (contract: number, job: number) =>
  db
    .selectFrom('job')
    .select(['name', 'parameters', 'status', 'user_id'])
    .where('contract_id', '=', contract)
    .where('id', '=', job);
