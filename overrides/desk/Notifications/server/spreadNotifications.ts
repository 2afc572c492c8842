/** Gives everybody a copy of each desk notification that is shown now, so that they can put it away. */
import type { Database } from '../../../../server/kit.ts';

const text = `INSERT INTO "user_desk_notification" ("contract_id", "accounts_user_id", "desk_notification_id")
  SELECT "person"."contract_id", "person"."id", "notice"."id"
  FROM "desk_notification" "notice" CROSS JOIN "accounts_user" "person"
  WHERE "notice"."contract_id" = 0 AND "person"."contract_id" > 0
    AND coalesce("notice"."start", '-infinity') <= now() AND coalesce("notice"."expiry", 'infinity') > now()
    AND NOT EXISTS (SELECT 1 FROM "user_desk_notification" "copy"
      WHERE "copy"."contract_id" = "person"."contract_id" AND "copy"."accounts_user_id" = "person"."id"
        AND "copy"."desk_notification_id" = "notice"."id")
  ORDER BY "person"."contract_id", "person"."id", "notice"."id"
  ON CONFLICT ("contract_id", "accounts_user_id", "desk_notification_id") DO NOTHING`;

/** Several servers may do it at once: a copy is made once. */
export async function spreadNotifications(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction('system', async (tx) => {
    // A notice to all is nobody's change to a record.
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    await tx.query(text);
  });
}
