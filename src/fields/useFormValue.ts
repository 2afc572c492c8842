/**
 * What a form says at a dotted path, e.g. the currency behind a chosen relation. A path through the organiser,
 * which no form shows, is read from the organiser itself where the record does not carry it.
 */
import { useGetOne } from 'ra-core';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { getPath } from '../data/paths.ts';
import { useOwner } from '../data/useOwner.ts';
import { RowContext, type RowPlace } from './RowContext.ts';

/** In a row: the way back to the owner is the form itself. */
function placeOf(path: string, row: RowPlace | undefined): string {
  if (!row) return path;
  return row.back && path.startsWith(`${row.back}.`)
    ? path.slice(row.back.length + 1)
    : `${row.path}.${path}`;
}

export function useFormValue(path: string | undefined): unknown {
  const row = use(RowContext);
  const own: unknown = useWatch({ name: path ? placeOf(path, row) : '@nothing' });
  const { ownerOf, ownerId } = useOwner();
  const [root = '', ...below] = (path ?? '').split('.');
  const owner = ownerOf(root);
  const needed = path !== undefined && own === undefined && owner !== undefined && ownerId !== undefined;
  const { data } = useGetOne(
    owner ?? '@nothing',
    { id: ownerId ?? '', meta: { fields: [below.join('.')] } },
    { enabled: needed, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!path) return undefined;
  return own ?? (needed ? getPath(data, below.join('.')) : undefined);
}
