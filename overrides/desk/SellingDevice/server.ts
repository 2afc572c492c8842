/** A selling device through the API: while it is a desk, the accounts service names it among the desks. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { db } from '../../../server/sql.ts';

export const sellingDeviceBehaviour = defineBehaviour('SellingDevice', {
  async afterCreate({ id, values }, { write }) {
    if (values.type === 'DESK') await write.create('DeskSellingDevice', { sellingDevice: id });
  },
  onUpdateOf: ['type'],
  async afterUpdate({ id, values, current }, { tx, contract, write }) {
    const [desk] = await tx.query(
      db
        .selectFrom('desk_selling_device')
        .select('id')
        .where('contract_id', '=', contract)
        .where('selling_device_id', '=', current.id),
    );
    if (values.type === 'DESK') {
      if (!desk) await write.create('DeskSellingDevice', { sellingDevice: id });
    } else if (desk) await write.delete('DeskSellingDevice', desk.id);
  },
});
