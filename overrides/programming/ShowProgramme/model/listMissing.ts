/** What keeps a run from being opened. Pure. */
import type { ShowProgramme } from '../../../../schema/generated/programming/ShowProgramme.ts';

export type Missing = ShowProgramme['missing'][number];

export interface DraftFacts {
  /** Instants. */
  readonly startDate: string;
  readonly saleEndDate: string | null;
  readonly unlimitedStock: boolean;
  readonly totalStock: number | null;
  readonly prices: number;
}

/** In the order in which a run is made. */
export function listMissing(drafts: readonly DraftFacts[], now: Date): readonly Missing[] {
  if (drafts.length === 0) return ['dates', 'prices'];
  const isPast = (instant: string) => Date.parse(instant) <= now.getTime();
  const missing: Missing[] = [];
  if (drafts.every(({ startDate }) => isPast(startDate))) missing.push('coming');
  if (drafts.some(({ prices }) => prices === 0)) missing.push('prices');
  if (drafts.some(({ unlimitedStock, totalStock }) => !unlimitedStock && !totalStock)) missing.push('stock');
  if (drafts.every(({ saleEndDate }) => saleEndDate !== null && isPast(saleEndDate))) missing.push('sale');
  return missing;
}
