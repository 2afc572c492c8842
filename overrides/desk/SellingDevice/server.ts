/** A selling device through the API: while it is a desk, the accounts service names it among the desks. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import type { WriteContext } from '../../../server/kit.ts';

async function nameDesk({ tx, contract }: WriteContext, id: number): Promise<void> {
  await tx.query(
    `DELETE FROM "desk_selling_device" "the_desk" USING "selling_device" "the_device"
     WHERE "the_desk"."contract_id" = $1 AND "the_desk"."selling_device_id" = $2
       AND "the_device"."contract_id" = $1 AND "the_device"."id" = $2 AND "the_device"."type" <> 'DESK'`,
    [contract, id],
  );
  await tx.query(
    `INSERT INTO "desk_selling_device" ("contract_id", "selling_device_id")
     SELECT "contract_id", "id" FROM "selling_device" WHERE "contract_id" = $1 AND "id" = $2 AND "type" = 'DESK'
     ON CONFLICT DO NOTHING`,
    [contract, id],
  );
}

export const sellingDeviceBehaviour = defineBehaviour('SellingDevice', {
  afterCreate: ({ id }, context) => nameDesk(context, id),
  async afterUpdate({ id, values }, context) {
    if ('type' in values) await nameDesk(context, id);
  },
});
