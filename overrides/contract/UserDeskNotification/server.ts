/**
 * A person's copy of a desk notification: its message, and the parameters the bell asks with. Nobody sees or changes
 * another's: what one has read is one's own affair.
 */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { requestProblem } from '../../../server/kit.ts';
import { sqlText } from '../../../server/sql.ts';

const isTrue = (value: string) => value === '1' || value === 'true';

const isOf = (row: string, email: string) => `EXISTS (SELECT 1 FROM "accounts_user" "the_staff"
  WHERE "the_staff"."contract_id" = ${row}."contract_id" AND "the_staff"."id" = ${row}."accounts_user_id"
    AND lower("the_staff"."email") = lower(${email}))`;

const isShown = (row: string) => `EXISTS (SELECT 1 FROM "desk_notification" "the_notice"
  WHERE "the_notice"."contract_id" = 0 AND "the_notice"."id" = ${row}."desk_notification_id"
    AND coalesce("the_notice"."start", '-infinity') <= now() AND coalesce("the_notice"."expiry", 'infinity') > now())`;

const readOwn = sqlText<{ readonly contract: number; readonly id: number; readonly email: string }>({
  file: import.meta.filename,
  text: `SELECT 1 FROM "user_desk_notification" "mine" WHERE "mine"."contract_id" = :contract AND "mine"."id" = :id
    AND ${isOf('"mine"', ':email::text')}`,
});

export const userDeskNotificationBehaviour = defineBehaviour('UserDeskNotification', {
  visible: ({ row, caller, param }) => isOf(row, param(caller.email)),
  filters: {
    /** Begun and not over; one without a start or an end is shown from ever, or for ever. */
    current: ({ row, value }) => `${isShown(row)} = ${isTrue(value)}`,
    discarded: ({ row, value }) => `${row}."discarded_at" IS ${isTrue(value) ? 'NOT NULL' : 'NULL'}`,
    user: ({ row, value, caller, param }) => isOf(row, param(value === 'me' ? caller.email : value)),
  },
  async beforeUpdate({ id }, { tx, contract, caller }) {
    const [own] = await tx.query(readOwn({ contract, id, email: caller.email }));
    // As if it were not there, which for this person it is not.
    if (!own) throw requestProblem('REQ-010', { entity: 'UserDeskNotification', id });
  },
});
