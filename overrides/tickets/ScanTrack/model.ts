/** How often a ticket of a track lets in, as one choice of four: what the door makes of its two properties (`Scan/model.ts`). Pure. */

export const entryKinds = ['once', 'several', 'unlimited', 'reentry'] as const;

export type EntryKind = (typeof entryKinds)[number];

export interface EntryRule {
  /** null: as often as wanted. */
  readonly maxScanNb: number | null;
  readonly allowsReentry: boolean;
}

/** Where somebody may come back after leaving, the number of entries decides nothing any more. */
export function entryKindOf({ maxScanNb, allowsReentry }: EntryRule): EntryKind {
  if (allowsReentry) return 'reentry';
  if (maxScanNb === null) return 'unlimited';
  return maxScanNb === 1 ? 'once' : 'several';
}

/** The least number of entries that is not one. */
export const SEVERAL = 2;

export function ruleOf(kind: EntryKind, entries: number | null): EntryRule {
  if (kind === 'several') return { maxScanNb: Math.max(SEVERAL, entries ?? SEVERAL), allowsReentry: false };
  return { maxScanNb: kind === 'unlimited' ? null : 1, allowsReentry: kind === 'reentry' };
}
