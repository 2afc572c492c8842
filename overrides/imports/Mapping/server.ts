/** From a provider's name of a thing to ours: mapped once it says which of ours is meant. */
import type { Behaviour } from '../../../server/kit.ts';

const mapping = (entity: string, column: string): Behaviour => ({
  entity,
  computed: { isMapped: (row) => `${row}."${column}" IS NOT NULL` },
});

export const mappingBehaviours: readonly Behaviour[] = [
  mapping('ContingentMapping', 'contingent_id'),
  mapping('SeatConfigMapping', 'seat_config_id'),
  mapping('SeatMapping', 'seat_id'),
  mapping('TicketPriceMapping', 'ticket_price_id'),
  mapping('TicketingMapping', 'ticketing_id'),
];
