/** Refuses what the caller's rights do not allow: a call by its policies, a record by what they are bound to. */
import { ownerPoliciesOf, policiesOf } from '../../schema/mayCall.ts';
import type { Caller, Sql } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { requestProblem } from '../request/errors.ts';
import { rightsProblem } from './errors.ts';
import { renderWithin } from './renderWithin.ts';
import { isBeyondPrograms, mayCall, type RightCall } from './rightOf.ts';

export function checkCall(resource: Resource, call: RightCall, caller: Caller): void {
  const { descriptor } = resource.origin?.resource ?? resource;
  const named = { call: callName(call), entity: resource.name };
  if (caller.program && isBeyondPrograms(descriptor, call)) throw rightsProblem('RIGHT-003', named);
  if (mayCall(descriptor, call, caller)) return;
  const codes = policiesOf(descriptor, call);
  throw rightsProblem('RIGHT-001', { ...named, policy: codes.join('" or "') });
}

export interface Reach {
  readonly model: Model;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly contract: number;
  readonly call: RightCall;
}

/** Whether rows have to be looked at one by one at all. */
export function isBound({ model, resource, caller, call }: Reach): boolean {
  const { rights, email } = caller;
  return renderWithin(model, resource, { call, rights, email, row: 't' }) !== undefined;
}

async function findOutside(sql: Sql, reach: Reach, ids: readonly (number | string)[]) {
  const { model, resource, caller, contract, call } = reach;
  const { rights, email } = caller;
  const within = renderWithin(model, resource, { call, rights, email, row: 't' });
  if (within === undefined || ids.length === 0) return undefined;
  const [row] = await sql.query<{ id: number }>(
    `SELECT t."id" FROM ${quote(resource.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[]) AND ${within} IS NOT TRUE ORDER BY t."id" LIMIT 1`,
    [contract, ids],
  );
  return row?.id;
}

const callName = (call: RightCall): string => (typeof call === 'string' ? call : call.name);

/** Records that are out of reach are not there; one that is only another person's is. */
export async function requireInside(
  sql: Sql,
  reach: Reach | undefined,
  ids: readonly (number | string)[],
): Promise<void> {
  if (!reach) return;
  const id = await findOutside(sql, reach, ids);
  if (id === undefined) return;
  const { resource, call } = reach;
  const { descriptor } = resource.origin?.resource ?? resource;
  const split = ownerPoliciesOf(descriptor, call);
  const isSeen = split && (await findOutside(sql, { ...reach, call: 'read' }, [id])) === undefined;
  if (!isSeen) throw requestProblem('REQ-010', { entity: resource.name, id });
  const policy = split.any.join('" or "') || 'none';
  throw rightsProblem('RIGHT-005', { call: callName(call), entity: resource.name, id, policy });
}

/** After a write, in its transaction: nothing was put where its writer does not reach. */
export async function requireWithin(
  sql: Sql,
  reach: Reach | undefined,
  ids: readonly (number | string)[],
): Promise<void> {
  if (!reach) return;
  const id = await findOutside(sql, reach, ids);
  if (id !== undefined) throw rightsProblem('RIGHT-002', { entity: reach.resource.name, id });
}
