/** Tags by what they mark: one that marks several kinds is with those that do, and one that marks nothing by itself. Pure. */

export const KINDS = ['nbTicketings', 'nbCustomers', 'nbOrders', 'nbCarts'] as const;

export type Kind = (typeof KINDS)[number];

/** A count is missing where its reader may not see it. */
export type Uses = { readonly [Name in Kind]?: number | null };

export type TagGroup = Kind | 'several' | 'unused' | 'archived';

export const GROUPS: readonly TagGroup[] = [...KINDS, 'several', 'unused', 'archived'];

export const countUses = (tag: Uses): number => KINDS.reduce((sum, kind) => sum + (tag[kind] ?? 0), 0);

export function groupOf(tag: Uses & { readonly isHidden: boolean }): TagGroup {
  if (tag.isHidden) return 'archived';
  const [first, ...others] = KINDS.filter((kind) => (tag[kind] ?? 0) > 0);
  if (!first) return 'unused';
  return others.length > 0 ? 'several' : first;
}
