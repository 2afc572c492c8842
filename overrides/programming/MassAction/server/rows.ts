/** What a mass action made of each record: written once, with the batch that made it; read by whoever takes it back. */
import type { Problem, Sql } from '../../../../server/kit.ts';
import { anyOf, db, instant, sqlFile } from '../../../../server/sql.ts';
import type { ChangedRow } from '../model/changedRows.ts';

export interface OfJob {
  readonly contract: number;
  readonly job: number;
}

const insertRows = sqlFile<OfJob & { readonly ticketing: number; readonly rows: string }>(
  import.meta.dirname,
  'addRows.sql',
);

interface Whose extends OfJob {
  readonly ticketing: number;
}

export async function addRows(tx: Sql, whose: Whose, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const changed = rows.map((row) => ({ ...row, state: 'changed' }));
  await tx.query(insertRows({ ...whose, rows: JSON.stringify(changed) }));
}

export async function addRefusal(
  tx: Sql,
  whose: Whose,
  {
    date,
    start,
    problem: { code, message, values },
  }: { readonly date: number; readonly start: string | null; readonly problem: Problem },
): Promise<void> {
  const row = { date, start, state: 'refused', code, message, values };
  await tx.query(insertRows({ ...whose, rows: JSON.stringify([row]) }));
}

export const readStart = (contract: number, date: number) =>
  db
    .selectFrom('event_date')
    .select((row) => instant(row.ref('start_date')).as('start'))
    .where('contract_id', '=', contract)
    .where('id', '=', date);

/** Performances that it changed and that are still there. */
export const listChangedDates = ({ contract, job }: OfJob) =>
  db
    .selectFrom('mass_action_row')
    .select('event_date_id as date')
    .distinct()
    .where('contract_id', '=', contract)
    .where('job_id', '=', job)
    .where('state', '=', 'changed')
    .where('event_date_id', 'is not', null)
    .orderBy('event_date_id');

/** Performances that it made and that are still there. */
export const listCopies = ({ contract, job }: OfJob) =>
  db
    .selectFrom('mass_action_row')
    .select('copy_id as date')
    .where('contract_id', '=', contract)
    .where('job_id', '=', job)
    .where('copy_id', 'is not', null)
    .orderBy('copy_id');

const listChanged = ({ contract, job }: OfJob, dates: readonly number[]) =>
  db
    .selectFrom('mass_action_row')
    .select((row) => [
      'event_date_id as date',
      instant(row.ref('start_date')).as('start'),
      'ticket_price_id as price',
      'name',
      row.ref('before').$castTo<ChangedRow['before'] | null>().as('before'),
      row.ref('after').$castTo<ChangedRow['after'] | null>().as('after'),
    ])
    .where('contract_id', '=', contract)
    .where('job_id', '=', job)
    .where('state', '=', 'changed')
    .where('event_date_id', '=', anyOf(dates))
    .orderBy('id');

/** What it changed of these performances. A price that is gone since was changed since. */
export async function readChanged(
  tx: Sql,
  of: OfJob,
  dates: readonly number[],
): Promise<readonly ChangedRow[]> {
  const rows = await tx.query(listChanged(of, dates));
  return rows.map(({ date, start, price, name, before, after }) => ({
    date: Number(date),
    start: start ?? '',
    ...(name !== null && { price: price ?? 0, name }),
    before: before ?? {},
    after: after ?? {},
  }));
}
