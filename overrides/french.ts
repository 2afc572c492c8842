/** The texts of all hand-written screens in French: sorted, a line an entry. Fetched where that language is read. */
import { account } from './accounts/Account/messages/fr.ts';
import { impersonation } from './accounts/Impersonation/messages/fr.ts';
import { userRights } from './accounts/UserRights/messages/fr.ts';
import { box } from './box/messages/fr.ts';
import { desk } from './desk/Notifications/messages/fr.ts';
import { jobs } from './jobs/messages/fr.ts';
import { orders } from './orders/messages/fr.ts';
import { programming } from './programming/messages/fr.ts';
import { register } from './sale/CashRegister/messages/fr.ts';
import { tickets } from './tickets/messages/fr.ts';

export const french: readonly object[] = [
  account,
  box,
  desk,
  impersonation,
  jobs,
  orders,
  programming,
  register,
  tickets,
  userRights,
];
