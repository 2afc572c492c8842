/** What a title is in an address: its words without accents, joined by hyphens. Pure. */

const LONGEST = 80;

/** @example makeSlug('Le Médecin malgré lui') // 'le-medecin-malgre-lui' */
export const makeSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/['’]/g, '-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '') || 'spectacle';

/** The first that is free of `phedre`, `phedre-2`, `phedre-3` … */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
