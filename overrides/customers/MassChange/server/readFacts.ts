/** Customers as a change of many finds them, and what becomes of them. */
import { sqlFile } from '../../../../server/sql.ts';
import type { CustomerFacts } from '../model/planChange.ts';

export interface ChangedCustomer {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly isMerged: boolean;
  readonly isDeleted: boolean;
  readonly facts: CustomerFacts;
}

export const readFacts = sqlFile<
  { readonly contract: number; readonly ids: readonly number[] },
  ChangedCustomer
>(import.meta.dirname, 'readFacts.sql');

/** @param rows as JSON: customer, state, reason, before, after */
export const noteRows = sqlFile<{ readonly contract: number; readonly job: number; readonly rows: string }>(
  import.meta.dirname,
  'noteRows.sql',
);

export const takeRows = sqlFile<{ readonly contract: number; readonly job: number; readonly undone: number }>(
  import.meta.dirname,
  'takeRows.sql',
);

export const countBonds = sqlFile<
  { readonly contract: number; readonly ids: readonly number[] },
  { readonly withOrders: number; readonly withTickets: number }
>(import.meta.dirname, 'countBonds.sql');
