/** `POST /letterings/{id}/undo`: the entries of a lettering are open again; its code stays taken. */
import { defineAction } from '../../../../server/action.ts';
import { moneyProblem } from '../../errors.ts';
import { readActor } from './readActor.ts';

export const undo = defineAction('Lettering.undo', {
  async run({ tx, contract, caller, now, write }, { id, record: { code, undoneAt } }) {
    if (undoneAt) throw moneyProblem('MONEY-005', { code: code ?? id, undoneAt });
    const owner = await readActor(tx, contract, caller.email);
    await write.update('Lettering', id, { undoneAt: now.toISOString(), undoneBy: owner });
    return { id };
  },
});
