/** What every event of an order's settlement shares: who, when, in which session, and its record in the journal. */
import type { OrderValues } from '../../../../schema/generated/orders/Order.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { readOwner } from '../../../desk/DeskSession/server/readOwner.ts';
import { requireOpenSession } from '../../../desk/DeskSession/server/requireOpenSession.ts';
import type { JournalEvent } from '../../../fiscal/Journal/model.ts';
import type { EventFacts, MoneyPart } from '../../../money/Ledger/model.ts';
import { orderProblem } from '../../errors.ts';
import type { SettlementChange } from '../model.ts';

export interface SettledOrder {
  readonly id: number;
  readonly record: OrderValues;
}

/** @throws Problem ORDER-001 with what changed */
export function refuseChanges(order: number, changes: readonly SettlementChange[]): void {
  if (changes.length > 0)
    throw orderProblem('ORDER-001', { order, count: changes.length }, { extra: { changes } });
}

/** @param isAtTill money goes over the counter, and is counted in a session. @throws Problem DESK-001 */
export async function describeFacts(
  context: WriteContext,
  {
    order: { id, record },
    client,
    reason,
    isAtTill,
  }: {
    readonly order: SettledOrder;
    readonly client: number | null;
    readonly reason: string | null | undefined;
    readonly isAtTill: boolean;
  },
): Promise<EventFacts> {
  const { tx, contract, caller, now } = context;
  const { owner, deskSession } = await readOwner(tx, contract, caller.email);
  return {
    currency: record.currency ?? 'EUR',
    at: now.toISOString(),
    order: id,
    payment: record.payment ?? undefined,
    client: client ?? undefined,
    deskSession: isAtTill ? (await requireOpenSession(context)).id : deskSession,
    provider: 'manual',
    reason: reason ?? undefined,
    owner,
  };
}

/** @param payments below 0 where they go out */
export const describeRecord = (
  type: JournalEvent['type'],
  { id, record }: SettledOrder,
  { deskSession, reason, currency }: EventFacts,
  payments: readonly MoneyPart[],
): JournalEvent => ({
  series: 'P',
  type,
  document: record.number ?? String(id),
  currency,
  total: payments.reduce((sum, { amount }) => sum + amount, 0),
  session: deskSession ?? undefined,
  reason,
  payments: payments.map(({ name, label = name, amount }) => ({ code: name, label, amount })),
});
