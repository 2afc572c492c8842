/** From a provider's name of a thing to ours: mapped once it names which of ours is meant. */
import { type Computed, defineBehaviour } from '../../../../server/behaviour.ts';
import type { Behaviour } from '../../../../server/kit.ts';

const isMapped = (column: string): Computed<'SeatMapping'> => ({
  isMapped: (row) => `${row}."${column}" IS NOT NULL`,
});

export const mappingBehaviours: readonly Behaviour[] = [
  defineBehaviour('ContingentMapping', { computed: isMapped('contingent_id') }),
  defineBehaviour('SeatConfigMapping', { computed: isMapped('seat_config_id') }),
  defineBehaviour('SeatMapping', { computed: isMapped('seat_id') }),
  defineBehaviour('TicketPriceMapping', { computed: isMapped('ticket_price_id') }),
  defineBehaviour('TicketingMapping', { computed: isMapped('ticketing_id') }),
];
