/** What a check of a file answers: what an import would do, and all that its last steps show. */
import type { Fault } from './faults.ts';
import type { Mapping } from './settings.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export type UnmappedKind = 'ticketPrice' | 'show' | 'contingent';

export interface Unmapped {
  readonly kind: UnmappedKind;
  readonly label: string;
  /** Of an earlier file, where nobody chose it either. */
  readonly mapping: string | null;
  /** The event that the file names beside it. */
  readonly within: string | null;
  readonly rows: number;
  /** By similarity. */
  readonly suggestion: Choice | null;
}

export interface Checked {
  readonly totals: {
    readonly rows: number;
    readonly tickets: number;
    readonly withdrawn: number;
    readonly ignored: number;
    readonly refused: number;
  };
  readonly unmapped: readonly Unmapped[];
  readonly choices: Readonly<Record<UnmappedKind, readonly Choice[]>>;
  /** The first of those that would be refused. */
  readonly refused: readonly { readonly row: number; readonly fault: Fault }[];
  readonly file: {
    readonly name: string;
    readonly mapping: Mapping;
    /** Words of the file's column of statuses. */
    readonly statusWords: readonly string[];
    readonly scanTrack: string | null;
  };
  readonly scanTracks: readonly (Choice & { readonly isDefault: boolean })[];
}
