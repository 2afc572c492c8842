/** What the server does beyond metadata for the area "contract": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { contractBehaviour } from './Contract/server/behaviour.ts';
import { demoRooms } from './Demo/server/seatRooms.ts';
import { demo } from './Demo/server/service.ts';
import { referenceData } from './ReferenceData/server/service.ts';
import { savedViewBehaviour } from './SavedView/server/behaviour.ts';
import { userBehaviour } from './User/server.ts';
import { userDeskNotificationBehaviour } from './UserDeskNotification/server.ts';

export const behaviours: readonly Behaviour[] = [
  contractBehaviour,
  savedViewBehaviour,
  userBehaviour,
  userDeskNotificationBehaviour,
];

export const services: readonly Service[] = [demo, demoRooms, referenceData];
