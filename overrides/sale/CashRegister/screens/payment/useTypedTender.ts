/** What the seller chose and typed, read as a tender; what is typed outlasts the end of a session. */
import { useState } from 'react';
import { currencyDigits } from '../../../../../schema/currencyDigits.ts';
import { useSessionDraft } from '../../../../../src/session/useSessionDraft.ts';
import { CASH } from '../../../Payment/model.ts';
import {
  isSplit,
  type PaymentMethod,
  parseAmount,
  planSplit,
  type Settled,
  SPLIT,
  settle,
  type Tender,
  tenderWith,
} from '../../model/tender.ts';
import type { PaymentMethods } from '../usePaymentMethods.ts';

/** By the IRI of the method. */
type Typed = Readonly<Record<string, string>>;

export interface TypedTender {
  /** IRI of the method that is chosen, or SPLIT. */
  readonly choice: string | undefined;
  readonly tender: Tender | undefined;
  readonly outcome: Settled;
  readonly isReady: boolean;
  readonly asks: 'given' | 'parts' | 'nothing';
  /** Whose amounts are asked for. */
  readonly asked: readonly PaymentMethod[];
  readonly textOf: (method: PaymentMethod) => string;
  readonly isWrong: (method: PaymentMethod) => boolean;
  readonly setText: (method: PaymentMethod, text: string) => void;
}

const NOTHING: Settled = { payments: [], change: 0, missing: 0 };

export function useTypedTender({
  total,
  currency,
  held,
  chosen,
  payment,
}: {
  readonly total: number;
  readonly currency: string;
  readonly held: number | undefined;
  readonly chosen: string;
  readonly payment: PaymentMethods;
}): TypedTender {
  const [typed, setTyped] = useState<Typed>({});
  const isTyped = Object.values(typed).some(Boolean);
  useSessionDraft({
    key: 'register/amounts',
    read: () => (isTyped ? typed : undefined),
    restore: setTyped,
  });
  const methods = payment.methods ?? [];
  const plan = chosen === SPLIT ? planSplit(methods) : undefined;
  const method = methods.find(({ id }) => id === chosen) ?? payment.proposed;
  const digits = currencyDigits(currency);
  const textOf = ({ id }: PaymentMethod) => typed[id] ?? '';
  const read = (of: PaymentMethod, empty: number) =>
    textOf(of) === '' ? empty : parseAmount(textOf(of), digits);
  const asked = plan ? plan.parts : method?.code === CASH ? [method] : [];
  const amounts = asked.map((of) => ({ method: of, amount: read(of, plan ? 0 : total) }));
  const own = (): Tender | undefined => {
    if (plan) {
      const parts = amounts.map((part) => ({ method: part.method, amount: part.amount ?? 0 }));
      return { kind: 'split', parts, rest: plan.rest };
    }
    return method && { kind: 'one', method, given: amounts[0]?.amount ?? 0 };
  };
  const tender = held === undefined ? own() : tenderWith(held, { total, typed: own(), methods });
  const outcome = tender ? settle(total, tender) : NOTHING;
  const isRead = amounts.every(({ amount }) => amount !== undefined);
  const isPaid = outcome.missing === 0 && (!plan || held !== undefined || isSplit(total, outcome));
  return {
    choice: plan ? SPLIT : method?.id,
    tender,
    outcome,
    isReady: total === 0 || (tender !== undefined && isRead && isPaid),
    asks: plan ? 'parts' : asked.length > 0 ? 'given' : 'nothing',
    asked,
    textOf,
    isWrong: (of) => read(of, 0) === undefined,
    setText: ({ id }, text) => setTyped({ ...typed, [id]: text }),
  };
}
