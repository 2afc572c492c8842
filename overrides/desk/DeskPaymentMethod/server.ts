/** A method of payment: one is proposed first, a new one comes last, and one that is named anew keeps no translation. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import type { WriteContext } from '../../../server/kit.ts';
import { db } from '../../../server/sql.ts';

const clearDefault = ({ write }: WriteContext) =>
  write.updateMatched('DeskPaymentMethod', { isDefault: 'true' }, { isDefault: false });

export const deskPaymentMethodBehaviour = defineBehaviour('DeskPaymentMethod', {
  async beforeCreate({ values }, context) {
    if (values.isDefault) await clearDefault(context);
    if (values.position) return undefined;
    const [last] = await context.tx.query(
      db
        .selectFrom('desk_payment_method')
        .select((row) => row.fn.max('position').as('position'))
        .where('contract_id', '=', context.contract),
    );
    return { position: (last?.position ?? -1) + 1 };
  },
  onUpdateOf: ['isDefault', 'label', 'labelTranslationKey'],
  async beforeUpdate({ values, current }, context) {
    if (values.isDefault && !current.isDefault) await clearDefault(context);
    const isRenamed = values.label !== undefined && values.label !== current.label;
    return isRenamed && values.labelTranslationKey === undefined ? { labelTranslationKey: null } : undefined;
  },
});
