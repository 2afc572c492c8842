/** What the checks of one server share. */
import type { ProbeClient } from './client.ts';
import type { Findings } from './findings.ts';

export interface Probe {
  readonly client: ProbeClient;
  readonly findings: Findings;
  readonly params: Map<string, string>;
  readonly known: Map<string, string>;
  readonly pages: number;
  readonly write: boolean;
  writesNull: boolean;
}
