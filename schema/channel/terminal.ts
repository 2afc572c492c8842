/** The box channel's messages about card payments: what a terminal is asked for, and what became of it. */

/** One payment, named by whoever reserved it: a box sends a name to its terminal once, ever. */
export interface TerminalTransaction {
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly kind: 'debit' | 'credit';
  readonly orderId: string;
}

/** As the relay hands it to the box; a desk sends the same in four arguments. */
export interface StartTransaction {
  readonly boxId: string;
  readonly terminalId: string;
  readonly transaction: TerminalTransaction;
}

/** The box has written it down: from now on it knows this payment. What becomes of it comes as a `TerminalOutcome`. */
export interface TransactionTaken {
  readonly taken: true;
}

export interface QueryTransaction extends StartTransaction {
  /** ISO instant it was reserved: a box that keeps no journal from before then cannot deny it. */
  readonly reservedAt: string;
}

export const TERMINAL_STATUSES = ['started', 'authorised', 'refused', 'aborted', 'unknown'] as const;

export type TerminalStatus = (typeof TERMINAL_STATUSES)[number];

/** `refused` and `aborted`: the card was not debited. `unknown`: it may have been. */
export interface TerminalAnswer {
  readonly status: TerminalStatus;
  readonly reason?: string | undefined;
  /** As the terminal codes them. */
  readonly cardType?: string | undefined;
  readonly mode?: string | undefined;
  readonly lastDigits?: string | undefined;
  readonly authorisation?: string | undefined;
}

/** Reported by the box to the relay until it is acknowledged, and by the relay to the desk that asked. */
export interface TerminalOutcome extends TerminalAnswer {
  readonly transactionId: string;
}

/** The event that carries it. */
export const TERMINAL_OUTCOME = 'paymentTerminalTransaction';

export interface TerminalState {
  readonly id: string;
  readonly name: string;
  readonly state: 'idle' | 'busy' | 'offline';
}
