/** A selling device through the API: while it is a desk, the accounts service names it among the desks. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import type { WriteContext } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';

async function nameDesk({ tx, contract }: WriteContext, id: number): Promise<void> {
  const device = db.selectFrom('selling_device').where('contract_id', '=', contract).where('id', '=', id);
  await tx.query(
    db
      .deleteFrom('desk_selling_device')
      .where('contract_id', '=', contract)
      .where('selling_device_id', '=', id)
      .where(({ exists }) => exists(device.select('id').where('type', '<>', 'DESK'))),
  );
  await tx.query(
    db
      .insertInto('desk_selling_device')
      .columns(['contract_id', 'selling_device_id'])
      .expression(device.select(['contract_id', 'id']).where('type', '=', 'DESK'))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export const sellingDeviceBehaviour = defineBehaviour('SellingDevice', {
  afterCreate: ({ id }, context) => nameDesk(context, id),
  onUpdateOf: ['type'],
  afterUpdate: ({ id }, context) => nameDesk(context, id),
});
