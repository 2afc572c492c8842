/** What a value is written without: its currency, its timezone, which are in the row, on a relation or on what is there. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Sql, Values } from '../kit.ts';
import { planPath } from '../plan/planPath.ts';
import { type Model, type Resource, rowContract, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { pathSql } from '../query/renderPath.ts';

interface ContextInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
}

export interface ContextRow {
  /** Ids of relations and values of the row's own, by property. */
  readonly known: Values;
  /** As it stands, where it is there. */
  readonly current: Values | undefined;
}

function firstOf(input: ContextInput, row: ContextRow, property: PropertyDescriptor): unknown {
  if (property.column === 'contract_id') return input.contract;
  return row.known[property.name] ?? row.current?.[property.name] ?? property.default;
}

/** @returns a look-up for the rows of a batch; asks nothing where the row itself has it */
export async function findContext(
  sql: Sql,
  input: ContextInput,
  dotted: string,
  rows: readonly ContextRow[],
): Promise<(row: ContextRow) => string | undefined> {
  const { model, resource, contract } = input;
  const [name = '', ...rest] = dotted.split('.');
  const first = resource.properties.get(name);
  if (!first) return () => undefined;
  const own = (row: ContextRow): unknown => firstOf(input, row, first);
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  if (rest.length === 0) return (row) => text(own(row));
  const target = targetOf(model, first);
  const ids = [...new Set(rows.map(own).filter((id) => typeof id === 'number'))];
  if (ids.length === 0) return () => undefined;
  const value = pathSql(model, target, planPath(model, target, rest.join('.'), dotted), 't');
  const found = await sql.query<{ id: number; title: unknown }>(
    `SELECT t."id" AS id, ${value} AS title FROM ${quote(target.descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = ANY($2::bigint[])`,
    [rowContract(target, contract), ids],
  );
  const title = new Map(found.map((one) => [Number(one.id), text(one.title)]));
  return (row) => title.get(Number(own(row)));
}
