/** What the list of documents for an inspector reads of each. */
import type { RecordOf } from '../../../../src/data/fields.ts';

export const FIELDS = [
  'startDate',
  'endDate',
  'createdAt',
  'verifiedAt',
  'recordCount',
  'fault',
  { contract: ['timezone'] },
] as const;

export type AuditRow = RecordOf<'AuditDocument', typeof FIELDS>;
