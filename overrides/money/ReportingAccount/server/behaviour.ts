/** Reporting accounts: of each type one is the default, and the last that was made so. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';

async function clearOthers({ tx, contract, write }: WriteContext, id: number): Promise<void> {
  const others = await tx.query(
    db
      .selectFrom('reporting_account as other')
      .innerJoin('reporting_account as one', (on) =>
        on.onRef('one.contract_id', '=', 'other.contract_id').onRef('one.type', '=', 'other.type'),
      )
      .select('other.id')
      .where('other.contract_id', '=', contract)
      .where('one.id', '=', id)
      .where('other.id', '<>', id)
      .where('other.is_default', '=', true),
  );
  await write.updateMany(
    'ReportingAccount',
    others.map((other) => ({ id: other.id, values: { isDefault: false } })),
  );
}

export const reportingAccountBehaviour = defineBehaviour('ReportingAccount', {
  async afterCreate({ id, values }, context) {
    if (values.isDefault) await clearOthers(context, id);
  },
  async afterUpdate({ id, values, current }, context) {
    const { isDefault = current.isDefault } = values;
    const isNew = !current.isDefault || (values.type !== undefined && values.type !== current.type);
    if (isDefault && isNew) await clearOthers(context, id);
  },
});
