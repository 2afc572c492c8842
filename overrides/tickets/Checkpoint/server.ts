/** A door: one is proposed first to whoever begins to scan. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import type { WriteContext } from '../../../server/kit.ts';

const clearDefault = ({ write }: WriteContext) =>
  write.updateMatched('Checkpoint', { isDefault: 'true' }, { isDefault: false });

export const checkpointBehaviour = defineBehaviour('Checkpoint', {
  async beforeCreate({ values }, context) {
    if (values.isDefault) await clearDefault(context);
  },
  onUpdateOf: ['isDefault'],
  async beforeUpdate({ values, current }, context) {
    if (values.isDefault && !current.isDefault) await clearDefault(context);
  },
});
