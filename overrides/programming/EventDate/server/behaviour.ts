/** An event date through the API: what is left of it, whether it sells, and cancelling it. */
import { defineAction } from '../../../../server/action.ts';
import { carrying, defineBehaviour } from '../../../../server/behaviour.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { accountability, accountabilityItems } from '../../../reports/Performances/server/statement.ts';
import { renderDateOnSale, renderPriceOpen } from '../../../sale/Sellable/server/renderOnSale.ts';
import { seatPlanSheet } from '../../../seating/PlanSheet/server/planSheet.ts';
import {
  readSeating,
  refuseOccupied,
  replaceSeats,
} from '../../../seating/SeatChoice/server/seatPerformance.ts';
import { seatHolds, seatPlan, seatStates } from '../../../seating/SeatMap/server/seatMap.ts';
import { renderBookable } from '../../../seating/Stock/server/layers.ts';
import { renderInContingents, renderOutsideContingents } from '../../../seating/StockContingent/server.ts';
import { door, doorTickets } from '../../../tickets/Scan/server/door.ts';
import { programmingProblem } from '../../errors.ts';
import { changeWhole } from './changeWhole.ts';
import { cloneActions } from './cloneDate.ts';
import { renderAvailability } from './renderAvailability.ts';

const cancel = defineAction('EventDate.cancel', {
  async run({ write }, { id, record }) {
    if (record.status === 'cancelled') throw programmingProblem('PROG-002', { eventDate: id });
    await write.update('EventDate', id, { status: 'cancelled' });
    return { id };
  },
});

/** What the performance takes over from its seating; its seats are made once it is written. */
async function seat({ tx, contract }: WriteContext, configuration: number | null) {
  return carrying({ configuration }, await readSeating(tx, contract, configuration));
}

export const eventDateBehaviour = defineBehaviour('EventDate', {
  computed: {
    onSale: renderDateOnSale,
    hasTicketPriceOnSale: (row) => `EXISTS (SELECT 1 FROM "ticket_price" "sold_price"
      WHERE "sold_price"."contract_id" = ${row}."contract_id" AND "sold_price"."event_date_id" = ${row}."id"
        AND ${renderPriceOpen('"sold_price"')})`,
    availabilityStatus: renderAvailability,
    bookableStock: renderBookable,
    remainingStock: (row) =>
      `CASE WHEN ${row}."unlimited_stock" THEN NULL
        ELSE greatest(0, coalesce(${row}."total_stock", 0) - coalesce(${row}."occupied_stock", 0)) END`,
    contingentBookableStock: renderInContingents,
    notInStockContingentBookableStock: renderOutsideContingents,
    isOverbooked: (row) =>
      `coalesce(NOT ${row}."unlimited_stock" AND coalesce(${row}."occupied_stock", 0) > coalesce(${row}."total_stock", 0), false)`,
    hasOrderItems: (row) => `EXISTS (SELECT 1 FROM "order_item" "sold_item"
      WHERE "sold_item"."contract_id" = ${row}."contract_id" AND "sold_item"."event_date_id" = ${row}."id")`,
  },
  onUpdateOf: ['logicalSeatConfig'],
  async beforeCreate({ values }, context) {
    return values.logicalSeatConfig == null ? undefined : seat(context, values.logicalSeatConfig);
  },
  async afterCreate({ id, carry }, { tx, contract }) {
    if (carry) await replaceSeats(tx, { contract, eventDate: id, ...carry });
  },
  async beforeUpdate({ id, values, current }, context) {
    const { logicalSeatConfig = null } = values;
    if (logicalSeatConfig === current.logicalSeatConfig) return undefined;
    const occupied = current.occupiedStock ?? 0;
    await refuseOccupied(context.tx, context.contract, { eventDate: id, occupied });
    return seat(context, logicalSeatConfig);
  },
  async afterUpdate({ id, carry }, { tx, contract }) {
    if (carry) await replaceSeats(tx, { contract, eventDate: id, ...carry });
  },
  actions: [
    accountability,
    accountabilityItems,
    cancel,
    changeWhole,
    ...cloneActions,
    door,
    doorTickets,
    seatHolds,
    seatPlan,
    seatPlanSheet,
    seatStates,
  ],
});
