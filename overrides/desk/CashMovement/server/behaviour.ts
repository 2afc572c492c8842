/** Cash that goes into or out of the drawer of one's own open session; never changed, undone by one the other way. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { normaliseEmail } from '../../../accounts/SignIn/model.ts';
import { journal } from '../../../fiscal/Journal/server/signRecords.ts';
import { readAccountability } from '../../DeskSession/server/readAccountability.ts';
import { requireOpenSession } from '../../DeskSession/server/requireOpenSession.ts';
import { deskProblem } from '../../errors.ts';

export const cashMovementBehaviour = defineBehaviour('CashMovement', {
  // What went through a drawer is its seller's and of who oversees the desks; without rights to go by, everybody's.
  visible: ({ row, caller, param }) =>
    !caller.rights || caller.rights.policies.has('desk.oversee')
      ? 'true'
      : `EXISTS (SELECT FROM "desk_session" s WHERE s."contract_id" = ${row}."contract_id" AND s."id" = ${row}."desk_session_id"
          AND lower(s."user_email") = ${param(normaliseEmail(caller.email))})`,
  async beforeCreate({ values: { direction, amount = 0 } }, context) {
    const session = await requireOpenSession(context);
    const { expectedCash, sessionNumber } = await readAccountability(
      context.tx,
      context.contract,
      session.id,
    );
    if (direction === 'out' && amount > expectedCash)
      throw deskProblem('DESK-010', { sessionNumber, held: expectedCash, amount });
    return { deskSession: session.id, currency: session.currency };
  },
  afterCreate: ({ id, values: { direction, amount = 0, currency, deskSession, reason } }, context) =>
    journal(context, [
      {
        series: 'P',
        type: direction === 'in' ? 'cash_in' : 'cash_out',
        document: String(id),
        currency,
        session: deskSession ?? undefined,
        total: direction === 'in' ? amount : -amount,
        reason,
      },
    ]),
});
