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
  /** Of those, only the ones with this value. */
  readonly only?: { readonly field: string; readonly value: string } | undefined;
}

const byIds = (ids: readonly string[]) => ({
  field: 'id',
  op: 'in',
  value: ids.map((id) => (/^\d+$/.test(id) ? Number(id) : id)),
});

const narrow = (filter: ListScope['filter'], only: NonNullable<ListScope['only']>) => {
  const given = filter.filter === undefined ? [] : [JSON.parse(String(filter.filter))];
  return { ...filter, filter: JSON.stringify({ and: [...given, { op: 'eq', ...only }] }) };
};

/** Chosen rows are named by id alone: they were chosen whatever the filter is meanwhile. */
export function listQuery(
  { filter: all, sort, ids, only }: ListScope,
  fields?: readonly string[],
): URLSearchParams {
  const filter = ids ? { filter: JSON.stringify(byIds(ids)) } : all;
  return buildQuery({
    filter: only ? narrow(filter, only) : filter,
    ...(sort && { sort }),
    ...(fields && { meta: { fields } }),
  });
}
