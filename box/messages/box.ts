/** What a message's handler works with. */
import type { Measure, MeasureRequest } from '../../schema/channel/device.ts';
import type { BoxParameters } from '../../schema/channel.ts';
import type { BoxConfig, PrinterConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import type { Station } from '../printers/station.ts';
import type { System } from '../system/system.ts';
import type { Counter } from '../terminals/counter.ts';
import type { PaymentJournal } from '../terminals/paymentJournal.ts';

export interface Box {
  readonly config: BoxConfig;
  readonly journal: Journal;
  readonly stations: ReadonlyMap<string, Station>;
  /** Installed and removed for good: a restart finds it so. */
  addPrinter(printer: PrinterConfig): void;
  removePrinter(slug: string): void;
  /** What a desk last applied; undefined of a box to which none applied any. */
  readonly parameters: BoxParameters | undefined;
  /** Kept for good, and reported at once. */
  apply(parameters: BoxParameters): void;
  readonly payments: PaymentJournal;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly system: System;
  /** The machine has agreed to restart: no page is begun before this, in milliseconds since 1970. */
  restartsUntil: number;
  /** Reports to the relay what came out of the printers; resolves when it knows or cannot be reached for now. */
  reportOutcomes(): Promise<void>;
  /** The same of card payments. */
  reportPayments(): Promise<void>;
  /** One exchange with the relay. Throws a `Refusal` (`timeout`) when it takes longer than `deadline` milliseconds. */
  measure(request: MeasureRequest, deadline: number): Promise<Measure>;
}
