/**
 * `GET /event_dates/{id}/seat_plan.pdf`: the plan of a performance for the door, floor by floor, with who has which seat;
 * `GET /seat_configs/{id}/plan.pdf`: the plan of a room.
 */
import { defineAction } from '../../../../server/action.ts';
import type { OutsideContext, WorkTask } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { seatProblem } from '../../errors.ts';
import { readPlan } from '../../SeatConfig/server/drawPlan.ts';
import { readPerformancePlan, readStates } from '../../SeatMap/server/seatMap.ts';
import { describePlan, type PlanFacts, type PlanSheet } from '../model/describePlan.ts';
import type { drawPlanSheet } from './drawPlanSheet.ts';

const readFacts = sqlFile<
  { readonly contract: number; readonly eventDate: number | null; readonly plan: number | null },
  PlanFacts
>(import.meta.dirname, 'readSheetFacts.sql');

const sheetTask: WorkTask<typeof drawPlanSheet> = {
  name: 'drawPlanSheet',
  file: new URL('./drawPlanSheet.ts', import.meta.url),
  timeLimit: 60_000,
};

async function answer(
  { host, contract, signal }: Pick<OutsideContext, 'host' | 'contract' | 'signal'>,
  sheet: PlanSheet,
) {
  const document = await host.workers.run(sheetTask, sheet, { contract, signal });
  return { document, contentType: 'application/pdf', filename: 'plan.pdf' };
}

/** @throws Problem SEAT-008 */
export const seatPlanSheet = defineAction('EventDate.seatPlanSheet', {
  async run({ tx, contract }, { id, query: { language } }) {
    const of = { contract, eventDate: id };
    const [plan] = await tx.query(readPerformancePlan(of));
    const [facts] = await tx.query(readFacts({ ...of, plan: null }));
    if (!plan || !facts) throw seatProblem('SEAT-008', { eventDate: id });
    const [standing] = await tx.query(readStates({ ...of, since: null }));
    return describePlan(plan, standing?.states ?? '', facts, language);
  },
  finish: answer,
});

/** @throws Problem SEAT-024 */
export const planSheet = defineAction('SeatConfig.planSheet', {
  async run({ tx, contract }, { id, query: { language } }) {
    const of = { contract, plan: id };
    const [plan] = await tx.query(readPlan(of));
    const [facts] = await tx.query(readFacts({ ...of, eventDate: null }));
    if (!plan || !facts || plan.seats.id.length === 0) throw seatProblem('SEAT-024', { plan: id });
    return describePlan(plan, null, facts, language);
  },
  finish: answer,
});
