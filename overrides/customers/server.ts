/** What the server does beyond metadata for the area "customers": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import { clientBehaviour } from './Client/server/behaviour.ts';
import { crmCustomerBehaviour } from './CrmCustomer/server/behaviour.ts';
import { customerBehaviour } from './Customer/server/behaviour.ts';
import { contactService } from './Customer/server/contactService.ts';
import { customerCouponBehaviour } from './CustomerCoupon/server.ts';
import { customerDistinctionBehaviour } from './Duplicates/server/distinction.ts';
import { customerMergeRecordBehaviour } from './Duplicates/server/undoMerge.ts';
import { importedFileBehaviour, importedFileService } from './ImportedFile/server/behaviour.ts';
import { mailerAccessBehaviour } from './MailingList/server/access.ts';
import {
  checkContactList,
  getContactLists,
  mailSendingBehaviour,
  mailSynchronization,
} from './MailingList/server/calls.ts';
import { mailingListService } from './MailingList/server/synchronize.ts';
import { massChangeService } from './MassChange/server/changeJob.ts';
import { customerNoteBehaviour } from './Notes/server/note.ts';
import { aggregateCall } from './SearchAggregation/server/aggregations.ts';
import { customerFilters } from './Segment/server/filters.ts';
import { suggestCall, suggestListCall } from './Segment/server/suggest.ts';

export const behaviours: readonly Behaviour[] = [
  clientBehaviour,
  crmCustomerBehaviour,
  customerBehaviour,
  customerCouponBehaviour,
  customerDistinctionBehaviour,
  customerMergeRecordBehaviour,
  customerNoteBehaviour,
  importedFileBehaviour,
  mailerAccessBehaviour,
  mailSendingBehaviour,
];

export const calls: readonly Handler[] = [
  aggregateCall,
  checkContactList,
  customerFilters,
  getContactLists,
  mailSynchronization,
  suggestCall,
  suggestListCall,
];

export const services: readonly Service[] = [
  contactService,
  importedFileService,
  mailingListService,
  massChangeService,
];
