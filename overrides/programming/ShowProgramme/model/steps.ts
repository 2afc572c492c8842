/** The steps of making a show, in order, and how far one is. Pure. */
import type { ShowProgramme } from '../../../../schema/generated/programming/ShowProgramme.ts';

export const STEPS = ['show', 'dates', 'prices', 'stock', 'sale', 'open'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text);

/** What is complete already, as the server sees it. */
export function listDone(programme: ShowProgramme | undefined): ReadonlySet<Step> {
  if (!programme) return new Set();
  const { dates, opened, missing } = programme;
  if (dates.length === 0) return new Set(opened > 0 ? STEPS : ['show']);
  const lacks = new Set<string>(missing);
  return new Set<Step>([
    'show',
    'dates',
    ...(lacks.has('prices') ? [] : (['prices'] as const)),
    ...(lacks.has('stock') ? [] : (['stock'] as const)),
    ...(lacks.has('sale') ? [] : (['sale'] as const)),
  ]);
}

/** Without a show there is only its step; without a date nothing to set on one. */
export function listReachable(programme: ShowProgramme | undefined): ReadonlySet<Step> {
  if (!programme) return new Set(['show']);
  return new Set(programme.dates.length === 0 && programme.opened === 0 ? ['show', 'dates'] : STEPS);
}

/** Where somebody goes on who left: the first step that lacks something. */
export function findNextStep(programme: ShowProgramme): Step {
  const { dates, missing } = programme;
  if (dates.length === 0) return programme.opened > 0 ? 'open' : 'dates';
  if (missing.includes('coming')) return 'dates';
  return (['prices', 'stock', 'sale'] as const).find((step) => missing.includes(step)) ?? 'open';
}
