/** What the server does beyond metadata for the area "customers": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { clientBehaviour } from './Client/server.ts';
import { crmCustomerBehaviour } from './CrmCustomer/server.ts';
import { customerBehaviour } from './Customer/server.ts';
import { customerCouponBehaviour } from './CustomerCoupon/server.ts';
import { importedFileBehaviour } from './ImportedFile/server.ts';

export const behaviours: readonly Behaviour[] = [
  clientBehaviour,
  crmCustomerBehaviour,
  customerBehaviour,
  customerCouponBehaviour,
  importedFileBehaviour,
];
