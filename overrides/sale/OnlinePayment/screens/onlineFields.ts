/** What the page of online payments reads of links and attempts. */
import type { RecordOf } from '../../../../src/data/fields.ts';

export const LINK_FIELDS = [
  'url',
  'amount',
  'currency',
  'buyerEmail',
  'state',
  'orderId',
  'orderNumber',
  'expiresAt',
  'createdAt',
  { contract: ['timezone'] },
] as const;

export type LinkRow = RecordOf<'PaymentLink', typeof LINK_FIELDS>;

export const ATTEMPT_FIELDS = [
  'status',
  'amount',
  'currency',
  'createdAt',
  { order: ['number'], contract: ['timezone'] },
] as const;

export type AttemptRow = RecordOf<'PaymentAttempt', typeof ATTEMPT_FIELDS>;
