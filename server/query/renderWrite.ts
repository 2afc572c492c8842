/**
 * Inserts, updates and deletes. With an `object` the same statement answers the record's JSON and says who writes
 * (`app.actor`, for the outbox): one round trip. The outbox trigger runs after the statement and so sees it.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { isSealed } from '../secrets/sealedText.ts';
import { quote } from './identifiers.ts';
import { Parameters } from './parameters.ts';

export interface WriteStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Row {
  readonly resource: Resource;
  readonly contract: number;
  readonly values: Values;
}

interface Answer {
  /** SQL of the record's JSON, the row's alias being `t`. */
  readonly object?: string;
  readonly actor: string;
}

/** A value as the driver sends it; a secret, sealed. */
export function stored(resource: Resource, property: PropertyDescriptor, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isSealed(property)) return resource.seal(String(value));
  if (value instanceof Date) return value.toISOString();
  return property.kind === 'json' || property.many ? JSON.stringify(value) : value;
}

function columnsOf({ resource, values }: Row): (readonly [string, unknown])[] {
  const columns: (readonly [string, unknown])[] = [];
  for (const property of resource.descriptor.properties)
    if (property.column && property.column !== 'contract_id' && property.name in values)
      columns.push([property.column, stored(resource, property, values[property.name])]);
  return columns;
}

function answered(statement: string, { object, actor }: Answer, parameters: Parameters): WriteStatement {
  const said = `set_config('app.actor', ${parameters.add(actor)}::text, true)`;
  const body = object ? `${object}::text` : 'NULL::text';
  return {
    text: `${statement} RETURNING t."id", ${body} AS body, t.xmin::text AS etag, ${said} AS actor`,
    values: parameters.values,
  };
}

export function renderInsert(row: Row, answer: Answer): WriteStatement {
  const parameters = new Parameters();
  const contract = parameters.add(row.contract);
  const columns = columnsOf(row);
  const names = columns.map(([column]) => `, ${quote(column)}`).join('');
  const values = columns.map(([, value]) => `, ${parameters.add(value)}`).join('');
  const table = quote(row.resource.descriptor.table);
  return answered(
    `INSERT INTO ${table} AS t ("contract_id"${names}) VALUES (${contract}${values})`,
    answer,
    parameters,
  );
}

export function renderUpdate(
  row: Row & { readonly id: string; readonly version?: string },
  answer: Answer,
): WriteStatement {
  const parameters = new Parameters();
  const where = `t."contract_id" = ${parameters.add(row.contract)} AND t."id" = ${parameters.add(row.id)}`;
  const columns = columnsOf(row);
  // A change of pairs alone touches the row too: its version stands for the whole record.
  const set = columns.length
    ? columns.map(([column, value]) => `${quote(column)} = ${parameters.add(value)}`).join(', ')
    : '"contract_id" = t."contract_id"';
  const version = row.version === undefined ? '' : ` AND t.xmin = ${parameters.add(row.version)}::text::xid`;
  return answered(
    `UPDATE ${quote(row.resource.descriptor.table)} AS t SET ${set} WHERE ${where}${version}`,
    answer,
    parameters,
  );
}

export function renderDelete(
  row: {
    readonly resource: Resource;
    readonly contract: number;
    readonly id: string;
    readonly version?: string;
  },
  actor: string,
): WriteStatement {
  const parameters = new Parameters();
  const where = `t."contract_id" = ${parameters.add(row.contract)} AND t."id" = ${parameters.add(row.id)}`;
  const version = row.version === undefined ? '' : ` AND t.xmin = ${parameters.add(row.version)}::text::xid`;
  return answered(
    `DELETE FROM ${quote(row.resource.descriptor.table)} AS t WHERE ${where}${version}`,
    { actor },
    parameters,
  );
}
