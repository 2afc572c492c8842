/**
 * SQL of the rows that the caller's policies reach, where they are bound to shows, units or devices, or hold for own
 * records alone. The ids are in the text: they are whole numbers, checked here, and the text of a reading is remembered
 * for whoever has the same rights.
 */

import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { ownerPoliciesOf, policiesOf } from '../../schema/mayCall.ts';
import { SIGNED_IN } from '../../schema/policies.ts';
import type { Holding, Rights } from '../kit.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { relatedRows } from '../query/relatedRows.ts';
import { findPath } from './findPath.ts';
import { renderOwner } from './renderOwner.ts';
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

interface Whole {
  readonly model: Model;
  readonly resource: Resource;
}

/** @returns undefined when every row of the contract is within reach of these policies */
function renderBound(
  { model, resource }: Whole,
  holdings: readonly (Holding | undefined)[],
  row: string,
): string | undefined {
  const conditions = bound(holdings).map(({ kind, ids }) => {
    const path = findPath(model, resource, kind);
    return path && insideSql(model, { owner: resource, path, row }, idList(ids));
  });
  // What cannot be bound at all is reached by whoever has the policy.
  if (conditions.length === 0 || conditions.includes(undefined)) return undefined;
  return `(${conditions.join(' OR ')})`;
}

/** Who asks, as far as rows depend on it. For reading, where own records are not distinguished, the rights are enough. */
export interface Asking {
  readonly call: RightCall;
  readonly rights: Rights | undefined;
  readonly email?: string;
  readonly row: string;
}

/** @returns undefined when every row of the contract is within reach */
export function renderWithin(
  model: Model,
  resource: Resource,
  { call, rights, email, row }: Asking,
): string | undefined {
  if (!rights) return undefined;
  const whole = resource.origin ?? { model, resource };
  const { descriptor } = whole.resource;
  const holdingsOf = (codes: readonly string[]) => codes.map((code) => rights.policies.get(code));
  const split = ownerPoliciesOf(descriptor, call);
  if (!split) return renderBound(whole, holdingsOf(policiesOf(descriptor, call)), row);
  const reach = (codes: readonly string[], also?: string): string | undefined => {
    const holdings = holdingsOf(codes);
    const isOpen = codes.includes(SIGNED_IN);
    if (!isOpen && holdings.every((one) => one === undefined)) return 'FALSE';
    const within = isOpen ? undefined : renderBound(whole, holdings, row);
    return also && within ? `${also} AND ${within}` : (also ?? within);
  };
  const any = reach(split.any);
  if (any === undefined) return undefined;
  const own =
    email === undefined
      ? 'FALSE'
      : reach(split.own, renderOwner(whole.model, whole.resource, { email, row }));
  return `((${own}) OR ${any})`;
}
