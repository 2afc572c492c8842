/**
 * What a form holds at a dotted path, e.g. the currency behind a chosen relation. What the form holds of the relation
 * only as an id is read from the record; a path through the organiser, which no form shows, from the organiser.
 */
import { useGetOne, useResourceContext } from 'ra-core';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { loadSchema } from '../data/descriptors.ts';
import { findProperty, getPath } from '../data/paths.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { RowContext, type RowPlace } from './RowContext.ts';

/** In a row: the way back to the owner is the form itself. */
function placeOf(path: string, row: RowPlace | undefined): string {
  if (!row) return path;
  return row.back && path.startsWith(`${row.back}.`)
    ? path.slice(row.back.length + 1)
    : `${row.path}.${path}`;
}

/** The record behind the first step of a path, where the form does not carry what is asked of it. */
function useRecordBehind(root: string, held: unknown) {
  const resource = useResourceContext();
  const schema = resource ? use(loadSchema(resource)) : undefined;
  const target = findProperty(schema?.entity, root)?.target;
  const isOwner = target !== undefined && schema?.byName.get(target)?.scope === 'self';
  const id = isOwner ? currentCaller()?.contract : typeof held === 'object' ? undefined : held;
  return { target, id };
}

export function useFormValue(path: string | undefined): unknown {
  const row = use(RowContext);
  const [root = '', ...below] = (path ?? '').split('.');
  const place = path ? placeOf(path, row) : '@nothing';
  const own: unknown = useWatch({ name: place });
  const held: unknown = useWatch({ name: row || !path ? '@nothing' : root });
  const { target, id } = useRecordBehind(root, held);
  const needed = below.length > 0 && own === undefined && target !== undefined && id !== undefined;
  const { data } = useGetOne(
    target ?? '@nothing',
    { id: String(id), meta: { fields: [below.join('.')] } },
    { enabled: needed, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!path) return undefined;
  return own ?? (needed ? getPath(data, below.join('.')) : undefined);
}
