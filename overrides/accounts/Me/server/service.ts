/** The service `me`: what belongs to the person who is signed in and is no entity. */
import type { Service } from '../../../../server/kit.ts';
import { registerSettings } from './settings.ts';
import { registerWhoAmI } from './whoAmI.ts';

export const me: Service = {
  name: 'me',
  register(host) {
    registerWhoAmI(host, '/ticketing/v1/me/rights');
    registerSettings(host, '/ticketing/v1/me/settings');
  },
};
