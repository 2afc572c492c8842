/** The service `me`: what belongs to the person who is signed in and is no entity. */
import type { Service } from '../../../../server/kit.ts';
import { registerSettings } from './settings.ts';

export const me: Service = {
  name: 'me',
  register(host) {
    registerSettings(host, '/ticketing/v1/me/settings');
  },
};
