/** A page of a record's past as one statement; parameters: contract, entity, id, how many, how many to leave out. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
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
  /** False once the record was deleted: its history is still shown. */
  readonly stands: boolean;
  readonly rows: readonly HistoryRow[];
}

/** What a record began with. Instants that the product sets are left out: what is written untold has no first value. */
const isShown = ({ column, kind, secret, readOnly, role }: PropertyDescriptor): boolean =>
  column !== undefined &&
  column !== 'contract_id' &&
  !secret &&
  !role &&
  !(readOnly === true && kind === 'dateTime');

/** What the outbox has about the record, alone or together with others. */
const past = [
  `SELECT o."id", o."action", o."actor", o."created_at", o."changes" FROM "outbox" o`,
  `WHERE o."contract_id" = $1 AND o."entity" = $2 AND o."entity_id" = $3`,
  `UNION ALL SELECT o."id", o."action", o."actor", o."created_at", "changes_in"(o) -> (array_position(o."entity_ids", $3) - 1)`,
  `FROM "batches_with"($2, $3) AS found(id) JOIN "outbox" o ON o."contract_id" = $1 AND o."id" = found.id`,
].join(' ');

/**
 * The values of the row that the change `o` made, as `{column: [null, value]}`: what its first change after took away,
 * or else what is there still. A creation keeps none of them, so that making a record pays nothing for it.
 */
function renderCreation({ table, properties }: Resource['descriptor']): string {
  const columns = properties.filter(isShown).map(({ column }) => `'${column}'`);
  const standing = `SELECT to_jsonb(t) FROM ${quote(table)} t WHERE t."contract_id" = $1 AND t."id" = $3`;
  const later = `FROM past l, jsonb_each(l."changes") c WHERE l."id" > o."id"`;
  const first = `SELECT DISTINCT ON (c.key) c.key, c.value -> 0 AS value ${later} ORDER BY c.key, l."id"`;
  const changed = `SELECT jsonb_object_agg(f.key, f.value) FROM (${first}) f`;
  const had = `jsonb_each(coalesce((${standing}), '{}') || coalesce((${changed}), '{}')) v`;
  const kept = `v.value <> 'null' AND v.key = ANY (ARRAY[${columns.join()}]::text[])`;
  return `coalesce((SELECT jsonb_object_agg(v.key, jsonb_build_array(NULL, v.value)) FROM ${had} WHERE ${kept}), '{}')`;
}

export function renderHistory({ descriptor }: Resource): string {
  // A record saved as it was, or reported because what it embeds changed, has no change of its own.
  const changed = `FROM past o WHERE (o."action" <> 'update' OR o."changes" <> '{}')`;
  const page = `SELECT o."id", o."action", o."actor", o."created_at" AS at, CASE o."action" WHEN 'create' THEN ${renderCreation(descriptor)} ELSE o."changes" END AS changes ${changed} ORDER BY o."id" DESC LIMIT $4 OFFSET $5`;
  return [
    `WITH past AS (${past}) SELECT (SELECT count(*) ${changed}) AS total,`,
    `EXISTS (SELECT FROM ${quote(descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = $3) AS stands,`,
    `coalesce((SELECT json_agg(h) FROM (${page}) h), '[]') AS rows`,
  ].join(' ');
}

/** One change of a record; parameters: contract, entity, id, sequence. */
export const renderChange = `WITH past AS (${past}) SELECT o."id", o."action", o."actor", o."created_at"::text AS at, o."changes" FROM past o WHERE o."id" = $4`;
