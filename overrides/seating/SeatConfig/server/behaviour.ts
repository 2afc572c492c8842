/** Seating plans through the API: read and saved as a whole by the editor, printed, and followed by their performances. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { planSheet } from '../../PlanSheet/server/planSheet.ts';
import { followVersion, planVersions } from '../../PlanVersion/server/followPlan.ts';
import { drawPlan, plan } from './drawPlan.ts';

/** Without those that left with a version before. */
const renderSeats = (row: string) => `(SELECT count(*)::int FROM "seat" "own_seat"
  WHERE "own_seat"."contract_id" = ${row}."contract_id" AND "own_seat"."seat_config_id" = ${row}."id"
    AND "own_seat"."retired_in" IS NULL)`;

export const seatConfigBehaviour = defineBehaviour('SeatConfig', {
  computed: { totalStock: renderSeats },
  actions: [drawPlan, plan, planSheet, planVersions, followVersion],
});
