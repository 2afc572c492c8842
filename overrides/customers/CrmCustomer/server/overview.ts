/** `GET /customers/{id}/overview`: all that a customer's page shows, read at once. */
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { findLookalikes } from '../../Duplicates/server/findLookalikes.ts';

const readOverview = sqlFile<
  {
    readonly contract: number;
    readonly customer: number;
    /** Whether purchases are part of it. */
    readonly orders: boolean;
    readonly tickets: boolean;
  },
  { readonly overview: Omit<CustomerOverview, 'likely'> }
>(import.meta.dirname, 'readOverview.sql');

export const overview = defineAction('CrmCustomer.overview', {
  async run({ tx, contract, caller }, { id }) {
    const [row] = await tx.query(
      readOverview({
        contract,
        customer: id,
        orders: holdsForAll(caller, ['orders.read']),
        tickets: holdsForAll(caller, ['tickets.read']),
      }),
    );
    if (!row) throw new Error(`The customer "${id}" is not there any more.`);
    const { profile, customerType } = row.overview;
    const likely = await findLookalikes(tx, { contract, draft: { customerType, ...profile }, self: id });
    return { value: { ...row.overview, likely } };
  },
});
