/** The statements of a projection, made once from its definition: which records a change concerns, and what they keep. */
import { descriptors } from '../../schema/generated/descriptors.ts';
import type { EntityName } from '../../schema/generated/entities.ts';
import type { RowSql } from '../kit/behaviour.ts';
import type {
  Compared,
  Found,
  InContract,
  Projection,
  ProjectionSource,
  Records,
  Since,
} from '../kit/projection.ts';
import { renderHasWaiting } from '../outbox/positions.ts';
import { literal, quote } from '../query/identifiers.ts';
import { sqlText } from '../sql/sqlText.ts';

export interface Definition {
  readonly name: string;
  readonly file: string;
  readonly entity: EntityName;
  readonly values: Readonly<Record<string, RowSql>>;
  readonly from: Readonly<
    Record<string, { readonly path?: string; turnsAt?(row: string): readonly string[] }>
  >;
}

/** One relation of a way: the column of the table. */
interface Hop {
  readonly table: string;
  readonly column: string;
}

/** @throws where the path does not lead from the source to the entity along relations to one */
function readPath({ name, entity }: Definition, source: string, path: string | undefined): readonly Hop[] {
  let at = source as EntityName;
  const hops = (path?.split('.') ?? []).map((property) => {
    const relation = descriptors[at]?.properties.find((one) => one.name === property);
    if (!relation?.column || !relation.target)
      throw new Error(
        `The projection "${name}" follows "${at}.${property}", which is no relation to one record.`,
      );
    const hop = { table: descriptors[at].table, column: relation.column };
    at = relation.target as EntityName;
    return hop;
  });
  if (at !== entity)
    throw new Error(
      `The projection "${name}" reaches "${at}" from "${source}", and keeps values of "${entity}".`,
    );
  return hops;
}

/** `FROM` along the hops, rows named `h0`, `h1` …, and the SQL of the id that the last one names. */
function renderWay(hops: readonly Hop[]): { readonly from: string; readonly id: string } {
  const joins = hops.map(({ table }, at) => {
    if (at === 0) return `${quote(table)} h0`;
    const before = hops[at - 1]?.column ?? '';
    return `JOIN ${quote(table)} h${at} ON h${at}."contract_id" = h0."contract_id" AND h${at}."id" = h${at - 1}.${quote(before)}`;
  });
  return { from: joins.join(' '), id: `h${hops.length - 1}.${quote(hops.at(-1)?.column ?? 'id')}` };
}

const given = (row: string) => `${row}."contract_id" = :contract AND ${row}."id" = ANY(:ids::bigint[])`;

function renderFind(hops: readonly Hop[]): string {
  const { from, id } = renderWay(hops);
  return `SELECT DISTINCT ${id} AS "id" FROM ${from} WHERE ${given('h0')} AND ${id} IS NOT NULL`;
}

/** SQL of the records for which the clock has turned something, with their contract. */
function renderTurned(definition: Definition): string {
  const parts = Object.entries(definition.from).flatMap(([source, { path, turnsAt }]) => {
    const hops = readPath(definition, source, path);
    const own = [{ table: descriptors[source as EntityName].table, column: 'id' }];
    const { from, id } = renderWay(hops.length > 0 ? hops : own);
    const instants = turnsAt?.('h0') ?? [];
    if (instants.length === 0) return [];
    const turned = instants.map((at) => `${at} > :since::timestamptz AND ${at} <= now()`).join(' OR ');
    return [
      `SELECT h0."contract_id" AS "contract", ${id} AS "id" FROM ${from} WHERE ${id} IS NOT NULL AND (${turned})`,
    ];
  });
  return (
    parts.join(' UNION ') ||
    'SELECT 0::bigint AS "contract", 0::bigint AS "id" WHERE :since::timestamptz IS NULL'
  );
}

export function prepareProjection(definition: Definition): Projection {
  const { name, file, entity, values, from } = definition;
  const { table, properties } = descriptors[entity];
  const kept = Object.entries(values).map(([property, render]) => {
    const column = properties.find((one) => one.name === property)?.column;
    if (!column)
      throw new Error(`The projection "${name}" writes "${entity}.${property}", which is not stored.`);
    return { property, column, sql: render('t') };
  });
  const own = `FROM ${quote(table)} t WHERE ${given('t')}`;
  const list = (row: string) => kept.map(({ column }) => `${row}.${quote(column)}`).join(', ');
  const fresh = `(SELECT t."id", ${kept.map(({ sql, column }) => `${sql} AS ${quote(column)}`).join(', ')} ${own}) n`;
  const sides = kept
    .map(
      ({ property, column }) =>
        `(${literal(property)}, to_jsonb(t.${quote(column)}), to_jsonb(n.${quote(column)}))`,
    )
    .join(', ');
  const statement = <Parameters extends object, Row = Found>(text: string) =>
    sqlText<Parameters, Row>({ file, text });
  const sources = Object.entries(from).map(([source, { path }]): ProjectionSource => {
    const hops = readPath(definition, source, path);
    const itself = statement<Records>(
      `SELECT t."id" FROM ${quote(descriptors[source as EntityName].table)} t WHERE ${given('t')}`,
    );
    return {
      entity: source as EntityName,
      column: hops[0]?.column,
      find: hops.length > 0 ? statement<Records>(renderFind(hops)) : itself,
      findFormer: hops.length > 1 ? statement<Records>(renderFind(hops.slice(1))) : undefined,
    };
  });
  return {
    name,
    entity,
    sources,
    clock: `projected ${name}`,
    list: statement(
      `SELECT t."id" FROM ${quote(table)} t WHERE t."contract_id" = :contract AND t."id" > :after ORDER BY t."id" LIMIT :most`,
    ),
    lock: statement(`SELECT t."id" ${own} ORDER BY t."id" FOR NO KEY UPDATE OF t`),
    write: statement(
      `UPDATE ${quote(table)} t SET (${kept.map(({ column }) => quote(column)).join(', ')}) = ROW(${list('n')})
       FROM ${fresh} WHERE t."contract_id" = :contract AND t."id" = n."id" AND (${list('t')}) IS DISTINCT FROM (${list('n')})
       RETURNING t."id"`,
    ),
    compare: statement<Records & Since, Compared>(
      `SELECT ${renderHasWaiting(
        name,
        sources.map((source) => source.entity),
      )} AS "hasWaiting", coalesce((
         SELECT jsonb_agg(jsonb_build_object('id', t."id", 'property', v."property", 'stored', v."stored", 'computed', v."computed")
           ORDER BY t."id", v."property")
         FROM ${quote(table)} t JOIN ${fresh} ON n."id" = t."id",
           LATERAL (VALUES ${sides}) v("property", "stored", "computed")
         WHERE ${given('t')} AND v."stored" IS DISTINCT FROM v."computed"
           AND (t."contract_id", t."id") NOT IN (${renderTurned(definition)})), '[]') AS "differences"`,
    ),
    turned: statement<Since, Found & InContract>(renderTurned(definition)),
  };
}
