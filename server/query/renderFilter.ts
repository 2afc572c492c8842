/**
 * The rows a filter means, as SQL: what is behind `FROM <table> <row> WHERE`. The contract is always in it.
 * The text depends on the shape of the filter alone, never on its values, so that statements stay prepared.
 */
import type { Caller } from '../kit.ts';
import type { FilterPlan } from '../plan/planFilter.ts';
import type { Condition } from '../plan/planTree.ts';
import { type Model, type Resource, rowContract } from '../plan/resource.ts';
import { renderWithin } from '../rights/renderWithin.ts';
import type { RightCall } from '../rights/rightOf.ts';
import type { Parameters } from './parameters.ts';
import { renderComparison } from './renderComparison.ts';
import { renderText } from './renderSearch.ts';

export interface FilterInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly filter: FilterPlan;
  readonly contract: number;
  readonly caller: Caller;
  /** What is asked for; rows are narrowed to what the caller's rights reach with it. Default: read. */
  readonly call?: RightCall;
  /** Alias of the row in the statement. */
  readonly row: string;
}

function conditionSql(input: FilterInput, condition: Condition, parameters: Parameters): string {
  const { model, resource, row } = input;
  const join = (list: readonly Condition[], word: string, none: string): string =>
    list.length ? `(${list.map((one) => conditionSql(input, one, parameters)).join(word)})` : none;
  if ('and' in condition) return join(condition.and, ' AND ', 'true');
  if ('or' in condition) return join(condition.or, ' OR ', 'false');
  return renderComparison(model, resource, condition, row, parameters);
}

/** @returns a condition that holds for the rows of the contract that the filter means */
export function renderFilter(input: FilterInput, parameters: Parameters): string {
  const { model, resource, filter, contract, caller, row, call = 'read' } = input;
  const all = [`${row}."contract_id" = ${parameters.add(rowContract(resource, contract))}`];
  const visible = resource.behaviour?.visible?.({ row, caller, param: parameters.add });
  if (visible) all.push(`(${visible})`);
  const within = renderWithin(model, resource, {
    call,
    rights: caller.rights,
    email: caller.email,
    row,
  });
  if (within) all.push(within);
  if (filter.ids) all.push(`${row}."id" = ANY(${parameters.add(filter.ids)}::bigint[])`);
  for (const condition of filter.conditions) all.push(conditionSql(input, condition, parameters));
  for (const { name, value } of filter.custom) {
    const made = resource.behaviour?.filters?.[name]?.({ row, value, caller, param: parameters.add });
    if (made) all.push(`(${made})`);
  }
  if (filter.text !== undefined) {
    const found = renderText(model, resource, { text: filter.text, row }, parameters);
    const also = resource.behaviour?.search?.({ row, value: filter.text, caller, param: parameters.add });
    all.push(also ? `(${found} OR ${also})` : found);
  }
  return all.join(' AND ');
}
