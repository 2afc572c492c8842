/** The small words of SQL: quoted names, literals, addresses of records. */
import type { Resource } from '../plan/resource.ts';

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** SQL of a record's IRI; null when the id is. */
export function iriSql(resource: Resource, sql: { contract: string; id: string }): string {
  const [before = '', after] = resource.route.split(':contractId');
  if (after === undefined) return `${literal(`${before}/`)} || ${sql.id}`;
  return `${literal(before)} || ${sql.contract} || ${literal(`${after}/`)} || ${sql.id}`;
}

/** The contract that rows of a target have, seen from a row of the source. */
export function targetContract(target: Resource, row: string): string {
  return target.descriptor.scope === 'global' ? '0' : `${row}."contract_id"`;
}
