/**
 * SQL of the rows that the caller's policies reach, where they are bound to shows, units or devices. The ids stand in the
 * text: they are whole numbers, checked here, and the text is remembered for whoever has the same rights.
 */

import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { policiesOf } from '../../schema/mayCall.ts';
import type { Holding, Rights } from '../kit.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { relatedRows } from '../query/relatedRows.ts';
import { findPath } from './findPath.ts';
import type { RightCall } from './rightOf.ts';

function idList(ids: readonly number[]): string {
  if (!ids.every((id) => Number.isSafeInteger(id))) throw new Error('An id is no whole number.');
  return `'{${ids.join(',')}}'::bigint[]`;
}

interface Place {
  readonly owner: Resource;
  readonly path: readonly PropertyDescriptor[];
  readonly row: string;
}

/** Through a relation to many, nothing may be reached that is outside. */
function insideSql(model: Model, { owner, path, row }: Place, ids: string): string {
  const [first, ...rest] = path;
  if (!first) return `${row}."id" = ANY(${ids})`;
  if (rest.length === 0 && first.column) return `${row}.${quote(first.column)} = ANY(${ids})`;
  const alias = `w${path.length}${row}`;
  const rows = relatedRows(model, owner, first, { row, alias });
  const inner = insideSql(model, { owner: targetOf(model, first), path: rest, row: alias }, ids);
  return first.many
    ? `NOT EXISTS (SELECT 1 ${rows} AND (${inner}) IS NOT TRUE)`
    : `EXISTS (SELECT 1 ${rows} AND ${inner})`;
}

function bound(holdings: readonly (Holding | undefined)[]): readonly Exclude<Holding, 'all'>[] {
  const held = holdings.filter((one) => one !== undefined);
  return held.includes('all') ? [] : held.filter((one) => one !== 'all');
}

/** @returns undefined when every row of the contract is within reach */
export function renderWithin(
  model: Model,
  resource: Resource,
  {
    call,
    rights,
    row,
  }: { readonly call: RightCall; readonly rights: Rights | undefined; readonly row: string },
): string | undefined {
  if (!rights) return undefined;
  const whole = resource.origin ?? { model, resource };
  const codes = policiesOf(whole.resource.descriptor, call);
  const holdings = bound(codes.map((code) => rights.policies.get(code)));
  const conditions = holdings.map(({ kind, ids }) => {
    const path = findPath(whole.model, whole.resource, kind);
    return path && insideSql(whole.model, { owner: whole.resource, path, row }, idList(ids));
  });
  // What cannot be bound at all is reached by whoever has the policy.
  if (conditions.length === 0 || conditions.includes(undefined)) return undefined;
  return `(${conditions.join(' OR ')})`;
}
