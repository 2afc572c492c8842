/**
 * The list on the screen as a call beyond react-admin's: the same filters for an export, a count or a bulk change,
 * narrowed to some ids where only some are chosen. Pure.
 */
import { buildQuery } from 'ra-data-hydra/buildQuery.ts';

export interface ListScope {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: string } | undefined;
  /** Only these; absent: everything the filter matches. */
  readonly ids?: readonly string[] | undefined;
}

const byIds = (ids: readonly string[]) => ({
  field: 'id',
  op: 'in',
  value: ids.map((id) => (/^\d+$/.test(id) ? Number(id) : id)),
});

/** Chosen rows are named by id alone: they were chosen whatever the filter says meanwhile. */
export function listQuery({ filter, sort, ids }: ListScope, fields?: readonly string[]): URLSearchParams {
  return buildQuery({
    filter: ids ? { filter: JSON.stringify(byIds(ids)) } : filter,
    ...(sort && { sort }),
    ...(fields && { meta: { fields } }),
  });
}
