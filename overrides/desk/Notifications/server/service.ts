/** The service `desk`: what the product announces to everybody, its version and features. */
import type { Service } from '../../../../server/kit.ts';
import { seedRelease } from './seedRelease.ts';
import { spreadNotifications } from './spreadNotifications.ts';

/** Every 30 s: a notification begins at a time of its own. */
const SPREAD = '*/30 * * * * *';

export const desk: Service = {
  name: 'desk',
  async register(host) {
    await seedRelease(host.database);
    host.jobs.schedule('notifications', SPREAD, { timezone: 'UTC' }, () =>
      spreadNotifications(host.database),
    );
  },
  seed: ({ database }) => spreadNotifications(database),
};
