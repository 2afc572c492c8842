/**
 * A plan as the editor reads and saves it: seats, floors and zones by their names, stage and texts, all in one
 * transaction. A seat that a performance has is never deleted or labelled otherwise: it leaves with a new version of the
 * plan, and performances that lose nothing by it follow (`PlanVersion`). It may be moved.
 */
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll, type Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { followPlan } from '../../PlanVersion/server/followPlan.ts';
import type { WirePlan } from '../../SeatMap/model/wire.ts';

const folder = import.meta.dirname;

interface OfPlan {
  readonly contract: number;
  readonly plan: number;
}

/** What stands where, without what is set on it. */
export const readPlan = sqlFile<OfPlan, WirePlan>(folder, 'readPlan.sql');

const lockPlan = sqlFile<OfPlan, { readonly id: number; readonly label: string; readonly isUsed: boolean }>(
  folder,
  'lockPlan.sql',
);

/** @param seats JSON of what the editor saves, with floors and zones that are there */
export const writePlan = sqlFile<OfPlan & { readonly version: number; readonly seats: string }>(
  folder,
  'writePlan.sql',
);

/** A seat that was labelled otherwise leaves its groups to the one with the new label. */
const passMarks = sqlFile<OfPlan & { readonly renamed: string }>(folder, 'passMarks.sql');

const retire = (contract: number, seats: readonly number[], version: number) =>
  db
    .updateTable('seat')
    .set({ retired_in: version })
    .where('contract_id', '=', contract)
    .where('id', '=', anyOf(seats));

export const plan = defineAction('SeatConfig.plan', {
  async run({ tx, contract }, { id }) {
    const [found] = await tx.query(readPlan({ contract, plan: id }));
    return { value: found };
  },
});

/** Floors and zones that are named and not there yet. */
async function addNames(
  tx: Sql,
  { contract, plan: seatConfig }: OfPlan,
  table: 'seat_floor' | 'seat_zone',
  names: readonly string[],
): Promise<void> {
  const named = [...new Set(names.filter(Boolean))];
  if (named.length === 0) return;
  await tx.query(
    db
      .insertInto(table)
      .values(named.map((name) => ({ contract_id: contract, seat_config_id: seatConfig, name })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export const drawPlan = defineAction('SeatConfig.drawPlan', {
  async run({ tx, contract, now, caller }, { id, record, body }) {
    const of = { contract, plan: id };
    const before = await tx.query(lockPlan(of));
    const { seats, blocks } = body;
    const twice = [...Map.groupBy(seats, ({ label }) => label)].filter(([, same]) => same.length > 1);
    if (twice.length > 0)
      throw seatProblem('SEAT-012', { labels: twice.map(([label]) => label).join('", "') });
    const drawn = new Map(seats.flatMap(({ seat, label }) => (seat == null ? [] : [[seat, label] as const])));
    const known = new Set(before.map((seat) => seat.id));
    // Somebody else may have taken them off since, and nobody draws seats of another plan.
    const unknown = seats.filter(({ seat }) => seat != null && !known.has(seat));
    if (unknown.length > 0)
      throw seatProblem('SEAT-011', { seats: unknown.map(({ label }) => label).join('", "') });
    const left = before.filter((seat) => seat.isUsed && drawn.get(seat.id) !== seat.label);
    const leftIds = new Set(left.map((seat) => seat.id));
    const isNew =
      left.length > 0 || (before.some(({ isUsed }) => isUsed) && seats.some(({ seat }) => seat == null));
    const version = (record.version ?? 1) + (isNew ? 1 : 0);
    const gone = before.filter((seat) => !drawn.has(seat.id) && !leftIds.has(seat.id)).map((seat) => seat.id);
    if (gone.length > 0)
      await tx.query(db.deleteFrom('seat').where('contract_id', '=', contract).where('id', '=', anyOf(gone)));
    await addNames(
      tx,
      of,
      'seat_floor',
      seats.map(({ floor }) => floor ?? ''),
    );
    await addNames(
      tx,
      of,
      'seat_zone',
      seats.map(({ zone }) => zone ?? ''),
    );
    if (left.length > 0) await tx.query(retire(contract, [...leftIds], version));
    if (seats.length > 0) {
      // What was labelled otherwise is a seat of its own from now on.
      const written = seats.map((seat) => (leftIds.has(seat.seat ?? 0) ? { ...seat, seat: null } : seat));
      await tx.query(writePlan({ ...of, version, seats: JSON.stringify(written) }));
    }
    if (left.length > 0) {
      const renamed = [...leftIds].flatMap((seat) =>
        drawn.has(seat) ? [{ seat, label: drawn.get(seat) }] : [],
      );
      await tx.query(passMarks({ ...of, renamed: JSON.stringify(renamed) }));
      await tx.query(
        db
          .deleteFrom('available_seat_model')
          .where('contract_id', '=', contract)
          .where('seat_id', '=', anyOf([...leftIds])),
      );
    }
    await tx.query(
      db.deleteFrom('seat_config_block').where('contract_id', '=', contract).where('seat_config_id', '=', id),
    );
    if (blocks && blocks.length > 0)
      await tx.query(
        db.insertInto('seat_config_block').values(
          blocks.map(({ info, x, y, width, height, fontSize }) => ({
            contract_id: contract,
            seat_config_id: id,
            info: info ?? '',
            x: x ?? 0,
            y: y ?? 0,
            width: width ?? 0,
            height: height ?? 0,
            font_size: fontSize ?? 12,
          })),
        ),
      );
    await tx.query(
      db
        .updateTable('seat_config')
        .set({ updated_at: now.toISOString(), version })
        .where('contract_id', '=', contract)
        .where('id', '=', id),
    );
    if (isNew && holdsForAll(caller, ['stock.write']))
      await followPlan(tx, { ...of, now: now.toISOString() });
    return { id };
  },
});
