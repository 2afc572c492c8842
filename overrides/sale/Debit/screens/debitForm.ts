/** The rules of taking what is due of an order, and what is read from what was typed. Pure. */
import { boolean, number, object, refine, string } from 'zod/mini';
import type { OrderSettlement } from '../../../../schema/generated/orders/OrderSettlement.ts';
import { optionalText } from '../../../../src/fields/schemaForm/rules.ts';
import { readBetween } from '../../../orders/Settlement/screens/MoneyField.tsx';
import { CASH } from '../../Payment/model.ts';
import { planDebit } from '../model/planDebit.ts';

interface TypedDebit {
  readonly usesAccount: boolean;
  readonly method: number;
  readonly amount: string;
  readonly given: string;
}

type DueOrder = Pick<OrderSettlement, 'due' | 'account' | 'currency' | 'methods'>;

export function readDebit(order: DueOrder, { usesAccount, method, amount, given }: TypedDebit) {
  const { due, account, currency, methods } = order;
  const most = Math.min(account, due);
  const fromAccount = usesAccount ? most : 0;
  const left = due - fromAccount;
  const chosen = methods.find(({ deskPaymentMethod }) => deskPaymentMethod === method);
  const isCash = chosen?.code === CASH;
  const atDesk = left === 0 ? undefined : readBetween(amount, currency, { least: 1, most: left });
  const counted = given.trim() === '' ? null : readBetween(given, currency, {});
  const plan = planDebit({ due, account: fromAccount, amount: atDesk, isCash, given: counted });
  const isReady = plan.isReady && (left === 0 || atDesk !== undefined);
  return { most, fromAccount, left, chosen, isCash, atDesk, counted, plan, isReady };
}

export const debitForm = (order: DueOrder) =>
  object({
    usesAccount: boolean(),
    method: number(),
    amount: string(),
    given: string(),
    reason: optionalText(500),
  }).check(
    refine((typed) => readDebit(order, typed).isReady, {
      path: ['amount'],
      message: 'settlement.wrongAmount',
    }),
  );
