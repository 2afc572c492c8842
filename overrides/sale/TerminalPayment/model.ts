/**
 * What becomes of a card payment on a terminal, and what its cart may do meanwhile. Pure. Money is taken once: a payment
 * whose answer is not known, or that was taken and not sold yet, holds its cart as it is (R57).
 */
import type { TerminalAnswer, TerminalState, TerminalStatus } from '../../../schema/channel/terminal.ts';

interface Attempt {
  readonly status?: TerminalStatus | null | undefined;
  readonly order?: unknown;
  readonly settledBy?: unknown;
}

/** Nobody knows yet whether the card is debited. */
export const isOpen = ({ status }: Attempt): boolean => status === 'started' || status === 'unknown';

/** The card is debited, and what it pays for is still to be sold. */
export const isTaken = ({ status, order }: Attempt): boolean => status === 'authorised' && !order;

const isFinal = (status: TerminalStatus) => status !== 'started' && status !== 'unknown';

/** What a terminal's answer changes: a status, a mark that it contradicts a person, or nothing. */
export type Effect =
  | { readonly kind: 'answered'; readonly answer: TerminalAnswer }
  | { readonly kind: 'contradicted' }
  | undefined;

/** An answer that comes twice, or "unknown" after the truth, changes nothing. A person's word stays, and is marked. */
export function applyAnswer(attempt: Attempt, answer: TerminalAnswer): Effect {
  const { status = 'started' } = attempt;
  if (answer.status === 'started' || answer.status === status) return undefined;
  if (isOpen(attempt)) return { kind: 'answered', answer };
  const contradicts = (status === 'authorised') !== (answer.status === 'authorised');
  return isFinal(answer.status) && contradicts && attempt.settledBy ? { kind: 'contradicted' } : undefined;
}

/** How a person may settle it: whether it counts as taken, or undefined where there is nothing to settle. */
export function findSettled(attempt: Attempt, outcome: 'taken' | 'not_taken'): TerminalStatus | undefined {
  if (attempt.status === 'unknown') return outcome === 'taken' ? 'authorised' : 'aborted';
  return isTaken(attempt) && outcome === 'not_taken' ? 'aborted' : undefined;
}

interface Part {
  readonly code: string;
  readonly amount: number;
}

/** Code of the method that a terminal takes. */
export const CARD = 'card';

/** What terminals took that these payments do not contain: each needs a card payment of its own of that amount. */
export function findMissing<Taken extends { readonly amount: number }>(
  payments: readonly Part[],
  taken: readonly Taken[],
): Taken | undefined {
  const cards = payments.filter(({ code }) => code === CARD).map(({ amount }) => amount);
  return taken.find(({ amount }) => {
    const at = cards.indexOf(amount);
    if (at >= 0) cards.splice(at, 1);
    return at < 0;
  });
}

/** A terminal on a box, as a desk chooses it. */
export interface TerminalChoice {
  readonly boxId: string;
  readonly boxName: string;
  readonly terminal: TerminalState;
}

/** Terminals that can be asked now, in the order of their boxes. */
export function listTerminals(
  boxes: readonly { readonly boxId: string; readonly name: string; readonly terminalsState?: unknown }[],
): readonly TerminalChoice[] {
  return boxes.flatMap(({ boxId, name, terminalsState }) =>
    (Array.isArray(terminalsState) ? (terminalsState as readonly TerminalState[]) : [])
      .filter(({ state }) => state !== 'offline')
      .map((terminal) => ({ boxId, boxName: name, terminal })),
  );
}
