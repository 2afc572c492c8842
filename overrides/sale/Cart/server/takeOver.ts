/**
 * `PUT /carts/{id}/take-over`: a parked cart, or that of a colleague, becomes the caller's, to be changed and paid as their
 * own. The row itself is changed, so that its history shows who took it over, from whom, and when.
 */
import { defineAction } from '../../../../server/action.ts';
import { requestProblem } from '../../../../server/kit.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { refuseSold } from './refuseSold.ts';

export const takeOver = defineAction('Cart.takeOver', {
  async run(context, { id, record }) {
    const { tx, contract, caller, write } = context;
    await refuseSold(context, id, record.status);
    const { owner, deskSession } = await readOwner(tx, contract, caller.email);
    if (owner === null) throw requestProblem('REQ-010', { entity: 'AccountsUser', id: caller.email });
    if (record.owner !== owner || record.isParked)
      await write.update('Cart', id, { owner, deskSession, isParked: false });
    return { id };
  },
});
