/** A printer with its queue: one job at a time, the others wait in order; reports its state whenever that changes. */
import type { PrinterState } from '../../schema/channel.ts';
import { Refusal } from '../refusal.ts';
import type { Printer } from './printer.ts';

interface Waiting {
  readonly jobKey: string;
  readonly run: () => Promise<void>;
  readonly cancel: (refusal: Refusal) => void;
}

export class Station {
  readonly printer: Printer;
  #waiting: Waiting[] = [];
  #busy: 'printing' | 'looked at' | undefined;
  #reasons: readonly string[] = [];
  #lastJobAt: string | undefined;
  readonly #onChange: () => void;

  readonly #isDefault: () => boolean;

  /** @param isDefault by what desks chose since the printer was described */
  constructor(printer: Printer, onChange: () => void, isDefault = () => printer.config.isDefault) {
    this.printer = printer;
    this.#onChange = onChange;
    this.#isDefault = isDefault;
  }

  /** A job prints or waits. */
  get hasWork(): boolean {
    return this.#busy === 'printing' || this.#waiting.length > 0;
  }

  get state(): PrinterState {
    const stopped = this.#reasons.some((reason) => reason !== 'low_paper');
    const idle = stopped ? 'stopped' : 'idle';
    const still = this.#reasons.includes('printer_offline') ? 'offline' : idle;
    return {
      ...this.printer.config,
      language: this.printer.language,
      isDefault: this.#isDefault(),
      state: this.#busy === 'printing' ? 'printing' : still,
      reasons: this.#reasons,
      queued: this.#waiting.length,
      ...(this.#lastJobAt ? { lastJobAt: this.#lastJobAt } : {}),
    };
  }

  /** Runs `job` when its turn comes; throws the refusal it was cancelled with. */
  enqueue<Result>(jobKey: string, job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const run = () => job().then(resolve, reject);
      this.#waiting.push({ jobKey, run, cancel: reject });
      this.#advance();
      this.#onChange();
    });
  }

  /** Takes jobs out of the queue, all of them without a key; the one that prints goes on. */
  cancel(refusal: Refusal, jobKey?: string): void {
    const leaving = this.#waiting.filter((waiting) => jobKey === undefined || waiting.jobKey === jobKey);
    this.#waiting = this.#waiting.filter((waiting) => !leaving.includes(waiting));
    for (const waiting of leaving) waiting.cancel(refusal);
    if (leaving.length > 0) this.#onChange();
  }

  note(reasons: readonly string[]): void {
    if (reasons.join() === this.#reasons.join()) return;
    this.#reasons = reasons;
    this.#onChange();
  }

  /** Looks at the printer, unless it prints: then the job sees for itself. */
  async look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = 'looked at';
    try {
      this.note(await this.printer.check());
    } catch (error) {
      this.note([error instanceof Refusal ? error.code : 'printer_offline']);
    } finally {
      this.#busy = undefined;
      this.#advance();
    }
  }

  #advance(): void {
    if (this.#busy) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#busy = 'printing';
    void next.run().finally(() => {
      this.#busy = undefined;
      this.#lastJobAt = new Date().toISOString();
      this.#onChange();
      this.#advance();
    });
  }
}
