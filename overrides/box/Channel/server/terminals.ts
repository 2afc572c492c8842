/**
 * Card payments over the channel. The relay knows no payment: whoever reserves them decides which a desk may start, and keeps
 * what became of them.
 */
import type { StartTransaction, TerminalOutcome } from '../../../../schema/channel/terminal.ts';
import type { BoxKey } from './deviceStates.ts';
import type { NamedTransaction } from './messages.ts';

export interface TerminalKeeper {
  /** The payment as it was reserved and is still to be made; undefined for any other. */
  findReserved(contract: number, named: NamedTransaction): Promise<StartTransaction | undefined>;
  /** @returns false where it could not be kept, so that the box reports it again */
  keep(key: BoxKey, outcome: TerminalOutcome): Promise<boolean>;
}

/** Until somebody keeps payments, a desk starts none and a box goes on reporting. */
export const NO_KEEPER: TerminalKeeper = {
  findReserved: async () => undefined,
  keep: async () => false,
};
