/** `GET /ticket_prices/frequently-used`: prices that most performances have, each by the one that was made last. */
import { defineAction } from '../../../../server/action.ts';
import { sqlFile } from '../../../../server/sql.ts';

const listFrequent = sqlFile<{ readonly contract: number }, { readonly id: number }>(
  import.meta.dirname,
  'listFrequent.sql',
);

export const frequentlyUsed = defineAction('TicketPrice.frequentlyUsed', {
  async run({ tx, contract }) {
    const rows = await tx.query(listFrequent({ contract }));
    return { ids: rows.map(({ id }) => id) };
  },
});
