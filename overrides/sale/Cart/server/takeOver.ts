/**
 * `PUT /carts/{id}/take-over`: the cart of a colleague becomes the caller's, to be changed and paid as their own. The row
 * itself is changed, so that its history tells who took it over, from whom, and when.
 */
import { defineAction } from '../../../../server/action.ts';
import { Problem } from '../../../../server/kit.ts';
import { readOwner } from './readOwner.ts';
import { refuseSold } from './refuseSold.ts';

export const takeOver = defineAction('Cart.takeOver', {
  async run(context, { id, record }) {
    const { tx, contract, caller, now } = context;
    await refuseSold(context, id, record.status);
    const { owner, deskSession } = await readOwner(tx, contract, caller.email);
    if (owner === null) throw new Problem('REQ-010', { entity: 'AccountsUser', id: caller.email });
    await tx.query(
      `UPDATE "cart" SET "owner_id" = $3, "desk_session_id" = $4, "updated_at" = $5
       WHERE "contract_id" = $1 AND "id" = $2 AND "owner_id" IS DISTINCT FROM $3`,
      [contract, id, owner, deskSession, now.toISOString()],
    );
    return { id };
  },
});
