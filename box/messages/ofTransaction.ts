/** Messages about a card payment, as the relay hands them over. */
import * as z from 'zod';
import type { QueryTransaction, StartTransaction } from '../../schema/channel/terminal.ts';

const transaction = z.object({
  transactionId: z.string().min(1).max(100),
  amount: z.number().int().min(1),
  currency: z.string(),
  kind: z.enum(['debit', 'credit']),
  orderId: z.string(),
});

export const ofTransaction = z.object({
  boxId: z.string(),
  terminalId: z.string(),
  transaction,
}) satisfies z.ZodType<StartTransaction>;

export const ofQuery = ofTransaction.extend({
  reservedAt: z.string(),
}) satisfies z.ZodType<QueryTransaction>;
