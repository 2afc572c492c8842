/**
 * Performances follow the plan of their room to a new version: each that loses nothing by it gets the seats that came and
 * gives up those that left; one with a seat that somebody has, or that is kept for somebody, stays as it is.
 */
import { defineAction } from '../../../../server/action.ts';
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { moveTotals } from '../../AvailableSeat/server/moveTotals.ts';
import type { WirePerformance, WireVersions } from '../model.ts';

const folder = import.meta.dirname;

interface OfPlan {
  readonly contract: number;
  readonly plan: number;
  readonly now: string;
}

interface Difference extends Omit<WirePerformance, 'leaving' | 'coming'> {
  readonly leaving: readonly number[];
  readonly leavingForSale: number;
  readonly coming: readonly {
    readonly seat: number;
    readonly group: number | null;
    readonly status: string;
  }[];
}

const readDifferences = sqlFile<OfPlan & { readonly version: number }, Difference>(
  folder,
  'readDifferences.sql',
);

const addSeats = sqlFile<{ readonly contract: number; readonly eventDate: number; readonly seats: string }>(
  folder,
  'addSeats.sql',
);

/** Whoever sells waits here, as for any change of what a performance sells. */
const lockDates = ({ contract, plan, now }: OfPlan) =>
  db
    .selectFrom('event_date')
    .select('id')
    .where('contract_id', '=', contract)
    .where('start_date', '>', now)
    .where('logical_seat_config_id', 'in', (configurations) =>
      configurations
        .selectFrom('logical_seat_config')
        .select('id')
        .where('contract_id', '=', contract)
        .where('seat_config_id', '=', plan),
    )
    .orderBy('id')
    .forUpdate();

const lockLeaving = (contract: number, seats: readonly number[]) =>
  db
    .selectFrom('available_seat')
    .select(['id', 'status'])
    .where('contract_id', '=', contract)
    .where('id', '=', anyOf(seats))
    .orderBy('id')
    .forUpdate();

export async function followPlan(tx: Sql, of: OfPlan): Promise<void> {
  const { contract } = of;
  await tx.query(lockDates(of));
  // Seats are locked before it is seen what they hold: what a cart takes in between is seen by the second reading.
  const first = await tx.query(readDifferences({ ...of, version: 0 }));
  const leaving = first.flatMap((difference) => difference.leaving).toSorted((a, b) => a - b);
  if (leaving.length > 0) await tx.query(lockLeaving(contract, leaving));
  const differences = leaving.length > 0 ? await tx.query(readDifferences({ ...of, version: 0 })) : first;
  const more = new Map<number, number>();
  for (const { id, leaving: seats, leavingForSale, coming, kept } of differences) {
    if (kept.length > 0 || seats.length + coming.length === 0) continue;
    if (seats.length > 0)
      await tx.query(
        db.deleteFrom('available_seat').where('contract_id', '=', contract).where('id', '=', anyOf(seats)),
      );
    if (coming.length > 0)
      await tx.query(addSeats({ contract, eventDate: id, seats: JSON.stringify(coming) }));
    more.set(id, coming.filter(({ status }) => status === 'available').length - leavingForSale);
  }
  await moveTotals(tx, contract, more);
}

async function readVersions(
  tx: Sql,
  of: OfPlan,
  { label, version }: { readonly label: string; readonly version: number | null },
): Promise<WireVersions> {
  const current = version ?? 1;
  const differences = await tx.query(readDifferences({ ...of, version: current }));
  return {
    label,
    version: current,
    performances: differences.map(
      ({ id, title, startDate, timezone, version: own, leaving, coming, kept }) => ({
        id,
        title,
        startDate,
        timezone,
        version: own,
        leaving: leaving.length,
        coming: coming.length,
        kept,
      }),
    ),
  };
}

export const planVersions = defineAction('SeatConfig.planVersions', {
  async run({ tx, contract, now }, { id, record }) {
    return { value: await readVersions(tx, { contract, plan: id, now: now.toISOString() }, record) };
  },
});

export const followVersion = defineAction('SeatConfig.followPlan', {
  async run({ tx, contract, now }, { id, record }) {
    const of = { contract, plan: id, now: now.toISOString() };
    await followPlan(tx, of);
    return { value: await readVersions(tx, of, record) };
  },
});
