/** A page of a record's past as one statement; parameters: contract, entity, id, how many, how many to leave out. */
import type { Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import type { StoredChanges } from './readChanges.ts';

export interface HistoryRow {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly actor: string | null;
  readonly at: string;
  readonly changes: StoredChanges;
}

export interface HistoryPage {
  readonly total: number;
  /** False once the record was deleted: its past is still told. */
  readonly stands: boolean;
  readonly rows: readonly HistoryRow[];
}

export function renderHistory({ descriptor }: Resource): string {
  // A record saved as it was, or told of because what it embeds changed, has nothing of its own to tell.
  const told = `(o."action" <> 'update' OR o."changes" <> '{}')`;
  const mine = `FROM "outbox" o WHERE o."contract_id" = $1 AND o."entity" = $2 AND o."entity_id" = $3 AND ${told}`;
  const page = `SELECT o."id", o."action", o."actor", o."created_at" AS at, o."changes" ${mine} ORDER BY o."id" DESC LIMIT $4 OFFSET $5`;
  return [
    `SELECT (SELECT count(*) ${mine}) AS total,`,
    `EXISTS (SELECT FROM ${quote(descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = $3) AS stands,`,
    `coalesce((SELECT json_agg(h) FROM (${page}) h), '[]') AS rows`,
  ].join(' ');
}

/** One change of a record; parameters: contract, entity, id, sequence. */
export const renderChange = `SELECT o."id", o."action", o."actor", o."created_at"::text AS at, o."changes" FROM "outbox" o WHERE o."contract_id" = $1 AND o."entity" = $2 AND o."entity_id" = $3 AND o."id" = $4`;
