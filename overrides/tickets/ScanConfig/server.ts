/** What a scanner works by: whether it may go on without a network is a feature that the organiser switches. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderFeature } from '../../desk/Notifications/server/readFeatures.ts';

export const scanConfigBehaviour: Behaviour = {
  entity: 'ScanConfig',
  computed: { offlineMode: renderFeature('scanner_offline_mode') },
};
