/** What a title is in an address: its words without accents, joined by hyphens. Pure. */
import { foldText, stripAccents } from '../../../../schema/foldText.ts';

const LONGEST = 80;

/** @example makeSlug('Le Médecin malgré lui') // 'le-medecin-malgre-lui' */
export const makeSlug = (title: string): string =>
  foldText(stripAccents(title))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '') || 'spectacle';

/** The first that is free of `phedre`, `phedre-2`, `phedre-3` … */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
