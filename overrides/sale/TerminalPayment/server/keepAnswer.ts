/** Settles a card payment by what a terminal answered, whichever way the answer came: reported by the box, or asked for. */
import type { TerminalAnswer } from '../../../../schema/channel/terminal.ts';
import type { TerminalPaymentValues } from '../../../../schema/generated/sale/TerminalPayment.ts';
import type { WriteContext } from '../../../../server/kit.ts';
import { applyAnswer } from '../model.ts';

/** As it is, locked by the caller. */
export type LockedPayment = Pick<TerminalPaymentValues, 'status' | 'order' | 'settledBy'>;

export async function keepAnswer(
  { write, now }: WriteContext,
  { id, ...payment }: LockedPayment & { readonly id: number },
  answer: TerminalAnswer,
): Promise<void> {
  const effect = applyAnswer(payment, answer);
  if (effect?.kind === 'contradicted') await write.update('TerminalPayment', id, { isContradicted: true });
  if (effect?.kind !== 'answered') return;
  const { status, reason, cardType, mode, lastDigits, authorisation } = effect.answer;
  await write.update('TerminalPayment', id, {
    status,
    reason: reason ?? null,
    cardType: cardType ?? null,
    cardMode: mode ?? null,
    lastDigits: lastDigits ?? null,
    authorisation: authorisation ?? null,
    answeredAt: now.toISOString(),
  });
}
