/** A person's copy of a desk notification: its message, and the parameters the bell asks with. */
import type { Behaviour } from '../../../server/kit.ts';

const isTrue = (value: string) => value === '1' || value === 'true';

export const userDeskNotificationBehaviour: Behaviour = {
  entity: 'UserDeskNotification',
  computed: {
    message: (row) => `(SELECT "the_message"."message" FROM "desk_notification" "the_message"
      WHERE "the_message"."contract_id" = 0 AND "the_message"."id" = ${row}."desk_notification_id")`,
  },
  filters: {
    discarded: ({ row, value }) => `${row}."discarded_at" IS ${isTrue(value) ? 'NOT NULL' : 'NULL'}`,
    user: ({ row, value, caller, param }) => `EXISTS (SELECT 1 FROM "accounts_user" "the_staff"
      WHERE "the_staff"."contract_id" = ${row}."contract_id" AND "the_staff"."id" = ${row}."accounts_user_id"
        AND "the_staff"."email" = ${param(value === 'me' ? caller.email : value)})`,
  },
};
