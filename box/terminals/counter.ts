/** A terminal at work: one payment at a time, and its state as desks see it. */
import type { TerminalState, TerminalTransaction } from '../../schema/channel/terminal.ts';
import type { Terminal } from './terminal.ts';

export class Counter {
  readonly terminal: Terminal;
  readonly #changed: () => void;
  #isThere = true;
  #isBusy = false;

  constructor(terminal: Terminal, changed: () => void) {
    this.terminal = terminal;
    this.#changed = changed;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get state(): TerminalState {
    const { slug, name } = this.terminal.config;
    return { id: slug, name, state: this.#isBusy ? 'busy' : this.#isThere ? 'idle' : 'offline' };
  }

  #note(change: { readonly isThere?: boolean; readonly isBusy?: boolean }): void {
    const before = this.state.state;
    this.#isThere = change.isThere ?? this.#isThere;
    this.#isBusy = change.isBusy ?? this.#isBusy;
    if (this.state.state !== before) this.#changed();
  }

  /** Looked at only while nobody pays: a terminal takes one line at a time. */
  async look(): Promise<void> {
    if (!this.#isBusy) this.#note({ isThere: await this.terminal.isThere() });
  }

  async pay(transaction: TerminalTransaction) {
    this.#note({ isBusy: true });
    const answer = await this.terminal.pay(transaction);
    this.#note({ isBusy: false, isThere: answer.reason !== 'terminal_offline' });
    return answer;
  }
}
