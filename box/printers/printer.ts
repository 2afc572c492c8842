/** What every printer does, whatever its language. One page at a time; the queue sees to one job at a time. */
import type { PrinterConfig, PrinterLanguage } from '../config.ts';
import type { Bitmap } from './bitmap.ts';

export interface PageOrder {
  readonly jobKey: string;
  /** From 1, copies counted. */
  readonly page: number;
  readonly cut: boolean;
}

export interface Printer {
  readonly config: PrinterConfig;
  readonly language: PrinterLanguage;
  /** What is in the way of printing now; empty when nothing is. Throws when it cannot be reached. */
  check(): Promise<readonly string[]>;
  /**
   * Resolves once the page is out, with warnings. Throws a `Refusal`: `unknown_outcome` when the page may have come
   * out, any other code when it did not.
   */
  print(bitmap: Bitmap, order: PageOrder): Promise<readonly string[]>;
  /** Printers of labels have no drawer to open. */
  openDrawer?(): Promise<void>;
  /** A page kept as an image; printers of paper keep none. */
  readPage?(jobKey: string, page: number): Uint8Array | undefined;
}
