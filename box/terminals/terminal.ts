/** What every card terminal does for the box, whatever it is spoken to in. */
import type { TerminalAnswer, TerminalTransaction } from '../../schema/channel/terminal.ts';
import type { TerminalConfig } from '../config.ts';

export interface Terminal {
  readonly config: TerminalConfig;
  /** Whether somebody answers at its address. */
  isThere(): Promise<boolean>;
  /**
   * Asks for a payment and waits for its end: it never throws, since what is not known is an answer (`unknown`).
   * `aborted` where nothing was sent.
   */
  pay(transaction: TerminalTransaction): Promise<TerminalAnswer>;
  /** The payment it made last, where it can be asked: never makes one. */
  readLast(transaction: TerminalTransaction): Promise<TerminalAnswer | undefined>;
  stop(): Promise<void>;
}
