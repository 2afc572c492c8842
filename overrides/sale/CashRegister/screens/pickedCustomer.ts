/** A customer as a sale has it: what the picker lists and the cart keeps. */
import type { RecordOf } from '../../../../src/data/fields.ts';

export const CUSTOMER_FIELDS = ['displayName', 'email'] as const;

export type PickedCustomer = RecordOf<'Customer', typeof CUSTOMER_FIELDS>;
