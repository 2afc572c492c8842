/** Payments as the desk sends them: their methods looked up, their amounts held against the total. */
import type { CheckoutPaymentValues } from '../../../../schema/generated/sale/CheckoutPayment.ts';
import type { Problem, WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { type PaymentRefusal, refusePayments } from '../../Payment/model.ts';

export interface CheckedPayment {
  /** Absent where an organiser has no such method. */
  readonly method?: number | undefined;
  readonly code: string;
  readonly label?: string | undefined;
  readonly amount: number;
  readonly given: number | null;
}

function toProblem(refusal: PaymentRefusal): Problem {
  switch (refusal.kind) {
    case 'notCovered':
      return saleProblem('SALE-008', { total: refusal.total, paid: refusal.paid });
    case 'amount':
      return saleProblem('SALE-009', { amount: refusal.amount });
    case 'given':
      return saleProblem('SALE-010', { amount: refusal.amount, given: refusal.given });
    case 'cashLimit':
      return saleProblem('SALE-011', { cash: refusal.cash, limit: refusal.limit });
  }
}

export async function checkPayments(
  { tx, contract, now }: WriteContext,
  sale: {
    readonly total: number;
    readonly currency: string;
    readonly payments: readonly CheckoutPaymentValues[];
  },
): Promise<readonly CheckedPayment[]> {
  const methods = await tx.query(
    db
      .selectFrom('desk_payment_method')
      .select(['id', 'code', 'label', 'flexible'])
      .where('contract_id', '=', contract)
      .where('id', '=', anyOf(sale.payments.map(({ deskPaymentMethod }) => deskPaymentMethod)))
      .where('enabled', 'is not', false)
      .where('is_hidden', 'is not', true),
  );
  const payments = sale.payments.map((payment) => {
    const method = methods.find(({ id }) => id === payment.deskPaymentMethod);
    if (!method) throw saleProblem('SALE-012', { deskPaymentMethod: payment.deskPaymentMethod });
    const { code, label } = method;
    if (method.flexible === false && sale.payments.length > 1)
      throw saleProblem('SALE-031', { deskPaymentMethod: label ?? code });
    return { method: method.id, code, label, amount: payment.amount, given: payment.given ?? null };
  });
  const refusal = refusePayments({ ...sale, payments, day: now.toISOString().slice(0, 10) });
  if (refusal) throw toProblem(refusal);
  return payments;
}
