/** A mass action as its job's record keeps it: what was asked, of which show, and how far it came. Pure. */
import type { MassActionName, MassChange } from './change.ts';

export interface MassJob {
  readonly ticketing: number;
  readonly show: string;
  readonly timezone: string;
  readonly action: MassActionName | 'undo';
  /** What was asked, with addresses: to ask it again. */
  readonly change: MassChange<string> | undefined;
  /** Of an undo: what is taken back. */
  readonly undone: MassActionName | undefined;
  /** Performances that were changed, and that were left as they were. */
  readonly changed: number;
  readonly failed: number;
  /** Addresses of those that it had not come to: where it was cancelled, or failed. */
  readonly rest: readonly string[];
  /** How many performances it was asked for. */
  readonly asked: number;
  /** Id of the job that this one took back. */
  readonly undoes: number | undefined;
}

interface Stored {
  readonly ticketing: number;
  readonly show: string;
  readonly timezone: string;
  readonly change: MassChange<number> | { readonly action: 'undo'; readonly of?: MassActionName };
  readonly dates: readonly number[];
  readonly undoes?: number;
}

interface Result {
  /** The last performance that was done with. */
  readonly after?: number;
  readonly changed?: number;
  readonly failed?: number;
}

const API = '/ticketing/v1';
const address = (collection: string, id: number | null | undefined) =>
  id ? `${API}/${collection}/${id}` : null;

function readChange(change: Stored['change']): MassChange<string> | undefined {
  if (change.action === 'undo') return undefined;
  const { tax, sellingDevice, scanTrack, ...rest } = change;
  return {
    ...rest,
    tax: address('taxes', tax),
    sellingDevice: address('selling_devices', sellingDevice),
    scanTrack: address('scan_tracks', scanTrack),
  };
}

/** Undefined for any other job. */
export function readMassJob(job: {
  readonly name?: string;
  readonly parameters?: unknown;
  readonly result?: unknown;
}): MassJob | undefined {
  if (job.name !== 'mass-action' || !job.parameters) return undefined;
  const { ticketing, show, timezone, change, dates, undoes } = job.parameters as Stored;
  const { after = 0, changed = 0, failed = 0 } = (job.result ?? {}) as Result;
  return {
    ticketing,
    show,
    timezone,
    action: change.action,
    change: readChange(change),
    undone: change.action === 'undo' ? change.of : undefined,
    changed,
    failed,
    rest: dates.filter((id) => id > after).map((id) => `${API}/event_dates/${id}`),
    asked: dates.length,
    undoes,
  };
}
