/**
 * Who may receive which committed changes: what may not be read, or lies outside of what policies are bound to, is
 * not sent. Callers with the same rights share one statement a batch, and none where nothing has to be looked at; only
 * rows that a behaviour shows to some people alone are asked for a person.
 */
import type { Caller, Committed, Database, Sight } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { Parameters } from '../query/parameters.ts';
import type { Engine } from '../respond/engine.ts';
import { callerIn } from './callerIn.ts';
import { renderWithin } from './renderWithin.ts';
import { mayCall } from './rightOf.ts';

/** The records that rows of the outbox are about. */
const changesOf = (ids: string) =>
  `(SELECT o."id" AS entry_row, r."entity_id" AS entry_record, o."entity", r."changes" FROM "outbox" o, "records_in"(o) r WHERE o."contract_id" = $1 AND o."id" = ANY(${ids}::bigint[])) o`;

/** Deleted records as their outbox rows kept them; where even their relations are gone, nobody bound receives them. */
function deletedRows({ descriptor }: Resource, ids: string): string {
  const table = quote(descriptor.table);
  const kept = `(SELECT jsonb_object_agg(c.key, c.value -> 0) FROM jsonb_each(o."changes") c WHERE c.value -> 0 <> '"***"'::jsonb)`;
  return `(SELECT o.entry_row, o.entry_record, r.* FROM ${changesOf(ids)}, jsonb_populate_record(NULL::${table}, ${kept}) r) t`;
}

function standingRows({ descriptor }: Resource, ids: string, entity: string): string {
  return `(SELECT o.entry_row, o.entry_record, r.* FROM ${changesOf(ids)} JOIN ${quote(descriptor.table)} r ON r."contract_id" = $1 AND r."id" = o.entry_record WHERE o."entity" = ${entity}) t`;
}

/** What of an entity somebody sees, as a condition; undefined for all of it. */
function conditionOf(model: Model, resource: Resource, caller: Caller, parameters: Parameters) {
  const conditions = [
    resource.behaviour?.visible?.({ row: 't', caller, param: parameters.add }),
    renderWithin(model, resource, { call: 'read', rights: caller.rights, row: 't' }),
  ].filter((one) => one !== undefined);
  return conditions.length > 0 ? `(${conditions.join(') AND (')})` : undefined;
}

interface Batch<Row> {
  readonly model: Model;
  readonly database: Pick<Database, 'query'>;
  readonly contract: number;
  readonly rows: readonly Row[];
}

async function findSeen<Row extends Committed>(
  { model, database, contract, rows }: Batch<Row>,
  caller: Caller,
): Promise<readonly Row[]> {
  const parameters = new Parameters();
  parameters.add(contract);
  const whole = new Set<string>();
  const texts: string[] = [];
  for (const [entity, own] of Map.groupBy(rows, (row) => row.entity)) {
    const resource = model.get(entity);
    if (!resource || !mayCall(resource.descriptor, 'read', caller)) continue;
    const condition = conditionOf(model, resource, caller, parameters);
    if (condition === undefined) {
      whole.add(entity);
      continue;
    }
    const [gone = [], standing = []] = [true, false].map((isDelete) => [
      ...new Set(own.filter(({ action }) => (action === 'delete') === isDelete).map(({ id }) => id)),
    ]);
    const select = (from: string) =>
      texts.push(`SELECT t.entry_row AS row, t.entry_record AS record FROM ${from} WHERE ${condition}`);
    if (gone.length > 0) select(deletedRows(resource, parameters.add(gone)));
    if (standing.length > 0) select(standingRows(resource, parameters.add(standing), parameters.add(entity)));
  }
  const found =
    texts.length === 0
      ? []
      : await database.query<{ row: number; record: number }>(
          { contract },
          texts.join(' UNION ALL '),
          parameters.values,
        );
  const seen = new Set(found.map(({ row, record }) => `${row} ${record}`));
  return rows.filter(({ id, entity, entityId }) => whole.has(entity) || seen.has(`${id} ${entityId}`));
}

async function filterByCaller<Row extends Committed>(
  batch: Batch<Row>,
  callers: Iterable<Caller>,
): Promise<ReadonlyMap<Caller, readonly Row[]>> {
  const isPersonal = batch.rows.some(({ entity }) => batch.model.get(entity)?.behaviour?.visible);
  const groups = new Map<string, Promise<readonly Row[]>>();
  const shares = [...callers].map(async (caller) => {
    const key = `${caller.rights?.signature} ${isPersonal ? caller.accountId : ''}`;
    const group = groups.get(key) ?? findSeen(batch, caller);
    groups.set(key, group);
    return [caller, await group] as const;
  });
  return new Map(await Promise.all(shares));
}

export function createSight({ host, model, rights }: Engine): Sight {
  return {
    callerIn: (caller, contract) => callerIn(rights, caller, contract),
    filterByCaller: ({ contract, rows, callers }) =>
      filterByCaller({ model, database: host.database, contract, rows }, callers),
  };
}
