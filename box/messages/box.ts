/** What a message's handler works with. */
import type { BoxConfig } from '../config.ts';
import type { Journal } from '../journal.ts';
import type { Station } from '../printers/station.ts';

export interface Box {
  readonly config: BoxConfig;
  readonly journal: Journal;
  readonly stations: ReadonlyMap<string, Station>;
  /** Tells the relay what came out of the printers; resolves when it knows or could not be told for now. */
  reportOutcomes(): Promise<void>;
}
