/** The service `desk`: what the product tells everybody, its version and features, and the change of organiser. */
import type { Service } from '../../../../server/kit.ts';
import { registerSwitch } from '../../Switch/server/registerSwitch.ts';
import { seedRelease } from './seedRelease.ts';
import { spreadNotifications } from './spreadNotifications.ts';

/** How long a new notification may take to reach the first person. */
const SPREAD_MS = 30_000;

export const desk: Service = {
  name: 'desk',
  async register(host) {
    registerSwitch(host);
    await seedRelease(host.database);
    host.every(SPREAD_MS, 'desk: spread notifications', () => spreadNotifications(host.database));
  },
  seed: ({ database }) => spreadNotifications(database),
};
