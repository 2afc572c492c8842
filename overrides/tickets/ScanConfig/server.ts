/** What a scanner works by: whether it may go on without a network is a feature that the organiser switches. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderFeature } from '../../desk/Notifications/server/readFeatures.ts';

export const scanConfigBehaviour = defineBehaviour('ScanConfig', {
  computed: { offlineMode: renderFeature('scanner_offline_mode') },
});
