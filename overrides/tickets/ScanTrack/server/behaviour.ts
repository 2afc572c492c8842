/** A track: one is the organiser's default, which tickets without a track of their own follow. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { assignPrices, prices } from './prices.ts';

/** A door goes by one: whichever was the default before is it no more. */
const clearDefault = ({ write }: WriteContext) =>
  write.updateMatched('ScanTrack', { isDefault: 'true' }, { isDefault: false });

export const scanTrackBehaviour = defineBehaviour('ScanTrack', {
  actions: [assignPrices, prices],
  async beforeCreate({ values }, context) {
    if (values.isDefault) await clearDefault(context);
  },
  onUpdateOf: ['isDefault'],
  async beforeUpdate({ values, current }, context) {
    if (values.isDefault && !current.isDefault) await clearDefault(context);
  },
});
