/**
 * The seat map of a performance: where its seats are, read once, how they stand, whole or since a version (R44h), and what
 * is kept from sale or for a contingent, why and until when.
 */
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import type { WireContingent, WireHold, WirePlan, WireStates } from '../model/wire.ts';

const folder = import.meta.dirname;

interface OfPerformance {
  readonly contract: number;
  readonly eventDate: number;
}

export const readPerformancePlan = sqlFile<OfPerformance, WirePlan>(folder, 'readSeatPlan.sql');

export const readStates = sqlFile<OfPerformance & { readonly since: string | null }, WireStates>(
  folder,
  'readSeatStates.sql',
);

const readHolds = sqlFile<OfPerformance, WireHold>(folder, 'readSeatHolds.sql');

const readContingents = sqlFile<OfPerformance, WireContingent>(folder, 'readSeatContingents.sql');

/** @throws Problem SEAT-008 */
export const seatPlan = defineAction('EventDate.seatPlan', {
  async run({ tx, contract }, { id }) {
    const [plan] = await tx.query(readPerformancePlan({ contract, eventDate: id }));
    if (!plan) throw seatProblem('SEAT-008', { eventDate: id });
    return { value: plan };
  },
});

export const seatStates = defineAction('EventDate.seatStates', {
  async run({ tx, contract }, { id, query }) {
    const [states] = await tx.query(readStates({ contract, eventDate: id, since: query.since ?? null }));
    return { value: states };
  },
});

export const seatHolds = defineAction('EventDate.seatHolds', {
  async run({ tx, contract }, { id }) {
    const of = { contract, eventDate: id };
    const holds = await tx.query(readHolds(of));
    return { value: { holds, contingents: await tx.query(readContingents(of)) } };
  },
});
