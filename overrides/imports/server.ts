/** What the server does beyond metadata for the area "imports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import { mappingBehaviours } from './Mapping/server/behaviour.ts';
import { readNames } from './Mapping/server/names.ts';
import { mappingNotificationBehaviour } from './MappingNotification/server/behaviour.ts';
import { providerService, providerTicketCredentialsBehaviour } from './Provider/server/behaviour.ts';
import {
  providerTicketImportedFileBehaviour,
  ticketFileService,
} from './ProviderTicketImportedFile/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [
  mappingNotificationBehaviour,
  ...mappingBehaviours,
  providerTicketCredentialsBehaviour,
  providerTicketImportedFileBehaviour,
];

export const services: readonly Service[] = [providerService, ticketFileService];

export const calls: readonly Handler[] = [readNames];
