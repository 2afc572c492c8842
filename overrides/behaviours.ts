/** Every hand-written behaviour and service of the server: sorted, a line an entry. Read by `server/main.ts` alone. */
import type { Behaviour, Service } from '../server/kit.ts';
import { accountsUserBehaviour } from './accounts/AccountsUser/server.ts';
import { me } from './accounts/Me/server/service.ts';
import { roleBehaviour } from './accounts/Role/server.ts';
import { accounts } from './accounts/SignIn/server/service.ts';
import { channel } from './box/Channel/server/service.ts';
import { deviceStateBehaviour } from './box/DeviceState/server.ts';
import { demo } from './contract/Demo/server/service.ts';
import { deskPaymentMethodBehaviour } from './desk/DeskPaymentMethod/server.ts';
import { deskSessionBehaviour } from './desk/DeskSession/server/behaviour.ts';
import { live } from './desk/Live/server/service.ts';
import { eventDateBehaviour } from './programming/EventDate/server.ts';
import { ticketingBehaviour } from './programming/Ticketing/server.ts';
import { ticketPriceBehaviour } from './programming/TicketPrice/server.ts';
import { cartBehaviour } from './sale/Cart/server/behaviour.ts';
import { cartsService } from './sale/Cart/server/expireCarts.ts';
import { contingentBehaviour } from './seating/Contingent/server.ts';
import { stockService } from './seating/Stock/server/stockService.ts';
import { stockContingentBehaviour } from './seating/StockContingent/server.ts';
import { ticketBehaviour } from './tickets/Ticket/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [
  accountsUserBehaviour,
  cartBehaviour,
  contingentBehaviour,
  deskPaymentMethodBehaviour,
  deskSessionBehaviour,
  deviceStateBehaviour,
  eventDateBehaviour,
  roleBehaviour,
  stockContingentBehaviour,
  ticketBehaviour,
  ticketPriceBehaviour,
  ticketingBehaviour,
];

export const services: readonly Service[] = [accounts, cartsService, channel, demo, live, me, stockService];
