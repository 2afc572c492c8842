/** What a steward reads at the door: who came in where, and whose ticket it is when the paper stayed at home. */
import type { DoorOverview } from '../../../../schema/generated/tickets/DoorOverview.ts';
import type { DoorTicket } from '../../../../schema/generated/tickets/DoorTicket.ts';
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll, rightsProblem } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

interface OfPerformance {
  readonly contract: number;
  readonly eventDate: number;
}

const readDoor = sqlFile<OfPerformance, DoorOverview>(import.meta.dirname, 'door.sql');

const readTickets = sqlFile<OfPerformance & { readonly words: readonly string[] }, DoorTicket>(
  import.meta.dirname,
  'doorTickets.sql',
);

export const door = defineAction('EventDate.door', {
  async run({ tx, contract }, { id }) {
    const [overview] = await tx.query(readDoor({ contract, eventDate: id }));
    if (!overview) throw new Error(`Counting the people of the performance ${id} answered nothing.`);
    return { value: overview };
  },
});

export const doorTickets = defineAction('EventDate.doorTickets', {
  async run({ tx, contract, caller }, { id, query }) {
    // Names are the customers', as on a ticket.
    if (!holdsForAll(caller, ['customers.read']))
      throw rightsProblem('RIGHT-001', { call: 'find', entity: 'DoorTicket', policy: 'customers.read' });
    const words = query.name.trim().split(/\s+/);
    return { value: await tx.query(readTickets({ contract, eventDate: id, words })) };
  },
});
