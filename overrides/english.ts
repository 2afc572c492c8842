/** The texts of all hand-written screens in English: sorted, a line an entry. Fetched where that language is read. */
import { account } from './accounts/Account/messages/en.ts';
import { impersonation } from './accounts/Impersonation/messages/en.ts';
import { userRights } from './accounts/UserRights/messages/en.ts';
import { box } from './box/messages/en.ts';
import { desk } from './desk/Notifications/messages/en.ts';
import { jobs } from './jobs/messages/en.ts';
import { orders } from './orders/messages/en.ts';
import { programming } from './programming/messages/en.ts';
import { register } from './sale/CashRegister/messages/en.ts';
import { tickets } from './tickets/messages/en.ts';

export const english: readonly object[] = [
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
