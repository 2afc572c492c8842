/**
 * What PostgreSQL refuses, as the problem a caller can act on. Under row-level security PostgreSQL leaves out which
 * values were in the way, so the constraint's columns are asked of its catalogue, once a constraint.
 */

import type { Database } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { refuse } from '../validate/refuse.ts';
import { transactionProblem } from './errors.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly column?: string;
  readonly table?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

const columnsText = `SELECT a.attname AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey) WHERE c.conname = $1 UNION SELECT a.attname FROM pg_class i JOIN pg_index x ON x.indexrelid = i.oid JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = ANY(x.indkey) WHERE i.relname = $1`;
const known = new WeakMap<Database, Map<string, readonly string[]>>();

async function readColumns(database: Database, constraint: string): Promise<readonly string[]> {
  const map = known.get(database) ?? new Map<string, readonly string[]>();
  known.set(database, map);
  const hit = map.get(constraint);
  if (hit) return hit;
  const rows = await database.query<{ name: string }>('system', columnsText, [constraint]);
  const columns = rows.map((row) => row.name);
  map.set(constraint, columns);
  return columns;
}

const rules = {
  '23505': ['unique', 'This value is taken already.'],
  '23503': ['relation', 'There is no such record in this contract.'],
  '23502': ['required', 'This is required.'],
  '23514': ['check', 'This value breaks a rule of the record.'],
} as const;

export interface Attempt {
  /** Absent: of no entity. */
  readonly resource?: Resource;
  readonly operation: 'read' | 'create' | 'update' | 'delete';
  readonly id?: string;
}

/** The problem behind an error of the database; anything else comes back as it was. */
export async function toProblem(database: Database, error: unknown, attempt: Attempt): Promise<unknown> {
  if (!isDatabaseError(error)) return error;
  const { resource } = attempt;
  if (error.code === '23503' && attempt.operation === 'delete')
    return transactionProblem('TX-001', { entity: resource?.name ?? '', id: attempt.id ?? '' });
  if (error.code in rules) {
    const [code, message] = rules[error.code as keyof typeof rules];
    const columns = error.column
      ? [error.column]
      : error.constraint
        ? await readColumns(database, error.constraint)
        : [];
    const { table, properties = [] } = resource?.descriptor ?? {};
    const isOwn = error.table === undefined || error.table === table;
    const names = properties
      .filter(
        (property) => isOwn && property.column !== 'contract_id' && columns.includes(property.column ?? ''),
      )
      .map((property) => property.name);
    const pairs = properties.find((property) => property.through === error.table)?.name;
    // Several properties unique together: the violation is on the last, which is the one that distinguishes them.
    return refuse([{ propertyPath: names[names.length - 1] ?? pairs ?? '', message, code }]);
  }
  if (error.code === '40001' || error.code === '40P01' || error.code === '55P03')
    return transactionProblem('TX-006');
  if (error.code === '57014') return transactionProblem('TX-007');
  // A value past all checks that its column cannot hold: numeric overflow, too long, malformed.
  if (error.code.startsWith('22') && attempt.operation !== 'read')
    return refuse([{ propertyPath: '', message: 'A value cannot be stored.', code: 'type' }]);
  return error;
}
