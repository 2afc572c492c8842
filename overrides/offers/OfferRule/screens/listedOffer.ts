/** What the list of offers reads of each. */
import type { RecordOf } from '../../../../src/data/fields.ts';

export const OFFER_FIELDS = [
  'title',
  'color',
  'position',
  'enabled',
  'draft',
  'archived',
  'validStartDate',
  'validEndDate',
  'timezone',
  'triggerList',
  'exchangeData',
  'combinable',
  'weekdayList',
  'deviceTypeList',
  'maxPerOrder',
  'maxPerCustomer',
  'nbUseMax',
  'nbUseCurrent',
  'ticketPriceList',
  'customerStatusList',
] as const;

export type ListedOffer = RecordOf<'OfferRule', typeof OFFER_FIELDS>;
