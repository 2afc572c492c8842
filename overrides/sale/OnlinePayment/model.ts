/**
 * What becomes of an online payment and of a payment link, whoever reports it and how often. Pure. Money is taken once: an
 * attempt is settled by its first final outcome, and what comes in for an order that owes less goes back (R57).
 */

export type AttemptStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'unknown';

/** What a provider knows of an attempt. */
export type Outcome = 'open' | 'paid' | 'refused' | 'abandoned';

export interface KnownAttempt {
  readonly status: AttemptStatus;
  readonly amount: number;
}

export type Settlement =
  | { readonly kind: 'none' }
  | { readonly kind: 'book' }
  | { readonly kind: 'giveBack' }
  | { readonly kind: 'close'; readonly status: 'failed' | 'cancelled' };

export const isSettled = ({ status }: Pick<KnownAttempt, 'status'>): boolean =>
  status !== 'pending' && status !== 'unknown';

/** How long a buyer has on the provider's page. */
export const ATTEMPT_MS = 30 * 60_000;

/** @param due of its order now */
export function settleAttempt(
  attempt: KnownAttempt,
  outcome: Outcome,
  { due, age }: { readonly due: number; readonly age: number },
): Settlement {
  if (isSettled(attempt)) return { kind: 'none' };
  if (outcome === 'paid') return { kind: due >= attempt.amount ? 'book' : 'giveBack' };
  if (outcome === 'refused') return { kind: 'close', status: 'failed' };
  if (outcome === 'abandoned' || age > ATTEMPT_MS) return { kind: 'close', status: 'cancelled' };
  return { kind: 'none' };
}

export type LinkState = 'open' | 'paid' | 'expired' | 'withdrawn';

export interface KnownLink {
  readonly isHidden: boolean;
  readonly settledAt: string | null;
  readonly expiresAt: string | null;
}

export function findLinkState({ isHidden, settledAt, expiresAt }: KnownLink, now: Date): LinkState {
  if (settledAt !== null) return 'paid';
  if (isHidden) return 'withdrawn';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'open';
}

/** What a link takes now: never more than is due. */
export const findLinkAmount = (amount: number, due: number): number => Math.max(0, Math.min(amount, due));
