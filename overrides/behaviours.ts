/** Every hand-written behaviour and service of the server: sorted, a line an entry. Read by `server/main.ts` alone. */
import type { Behaviour, Service } from '../server/kit.ts';
import { accounts } from './accounts/SignIn/server/service.ts';
import { demo } from './contract/Demo/server/service.ts';
import { ticketBehaviour } from './tickets/Ticket/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [ticketBehaviour];

export const services: readonly Service[] = [accounts, demo];
