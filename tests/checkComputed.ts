/**
 * Holds the SQL that behaviours give of computed properties against what metadata says of them: the type that PostgreSQL
 * describes is one of the property's range. What a text should have been is else seen by whoever reads the API.
 */
import type { PGlite } from '@electric-sql/pglite';
import type { PropertyDescriptor } from '../schema/descriptor.ts';
import type { PropertyKind } from '../schema/kinds.ts';
import { computedSql, type Model } from '../server/plan/resource.ts';
import { quote } from '../server/query/identifiers.ts';
import type { StatementFault } from '../server/sql/checkStatements.ts';

const WHOLE = ['int2', 'int4', 'int8'];
const TEXT = ['text', 'varchar'];

/** PostgreSQL's types by kind; of a kind that is not here, a text. */
const TYPES: Readonly<Partial<Record<PropertyKind, readonly string[]>>> = {
  integer: WHOLE,
  money: WHOLE,
  number: [...WHOLE, 'numeric', 'float4', 'float8'],
  boolean: ['bool'],
  date: ['date'],
  time: ['time', ...TEXT],
  dateTime: ['timestamptz'],
  relation: WHOLE,
  json: ['json', 'jsonb'],
};

function listTypes({ kind, many }: PropertyDescriptor): readonly string[] {
  return many ? ['jsonb'] : (TYPES[kind] ?? TEXT);
}

/** PostgreSQL's types by their numbers. */
async function readTypes(database: PGlite): Promise<ReadonlyMap<number, string>> {
  const { rows } = await database.query<{ id: number; name: string }>(
    'SELECT oid::int AS id, typname::text AS name FROM pg_type',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * @param fitting whether a fragment, by its text, can be prepared at all
 * @returns a fault for each computed property whose SQL is of another type than its range
 */
export async function checkComputed(
  database: PGlite,
  model: Model,
  fitting: (text: string) => boolean,
): Promise<readonly StatementFault[]> {
  const names = await readTypes(database);
  const faults: StatementFault[] = [];
  for (const resource of model.values())
    for (const property of resource.descriptor.properties) {
      const fragment = property.computed ? computedSql(resource, property)?.('t') : undefined;
      if (fragment === undefined) continue;
      const text = `SELECT ${fragment} FROM ${quote(resource.descriptor.table)} t`;
      if (!fitting(text)) continue;
      const { resultFields } = await database.describeQuery(text);
      const type = names.get(resultFields[0]?.dataTypeID ?? 0) ?? 'nothing';
      const types = listTypes(property);
      if (types.includes(type)) continue;
      const message = `its range takes ${types.join(', ')}, and its SQL is ${type}`;
      faults.push({ of: `${resource.name}.${property.name}`, line: 1, message, text });
    }
  return faults;
}
