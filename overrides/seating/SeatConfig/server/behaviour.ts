/** Seating plans through the API: read and saved as a whole by the editor, and printed. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { planSheet } from '../../PlanSheet/server/planSheet.ts';
import { drawPlan, plan } from './drawPlan.ts';

export const seatConfigBehaviour = defineBehaviour('SeatConfig', { actions: [drawPlan, plan, planSheet] });
