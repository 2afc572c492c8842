/**
 * The records that cells of relations name: by IRI, by id, or by a title that only one record of the contract has.
 * Asked once for all rows of a batch.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { wordKinds } from '../../schema/kinds.ts';
import type { Sql } from '../kit.ts';
import { readId } from '../plan/operators.ts';
import { readIri } from '../plan/readIri.ts';
import { type Model, type Resource, rowContract, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { collateSql } from '../query/relatedRows.ts';
import { knownZones, wallSql } from '../query/renderWall.ts';
import { foldSql } from '../query/textPatterns.ts';
import { readWall } from './readValue.ts';

export type Found =
  | { readonly id: number }
  | { readonly code: 'relation' | 'ambiguous'; readonly message: string };

/** Past this a title is not looked for without case and accents: that reads every row. */
const mostFolded = 200;

/** SQL of a title, and of the same in the order that its index has. */
function titleColumn(target: Resource): { readonly title: string; readonly indexed: string } | undefined {
  const title = target.properties.get(target.descriptor.title);
  if (!title?.column || title.secret || !wordKinds.includes(title.kind)) return undefined;
  const text = `t.${quote(title.column)}`;
  return { title: text, indexed: `${text}${collateSql(target, title)}` };
}

type Titled = { readonly id: number; readonly title: string };

function byTitle(rows: readonly Titled[]): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, title } of rows) ids.set(title, [...(ids.get(title) ?? []), Number(id)]);
  return ids;
}

function answer(target: Resource, text: string, ids: readonly number[] | undefined): Found {
  const [id] = ids ?? [];
  if (id === undefined)
    return {
      code: 'relation',
      message: `There is no ${target.descriptor.label.en} "${text.slice(0, 80)}" here.`,
    };
  if (ids && ids.length > 1)
    return {
      code: 'ambiguous',
      message: `${ids.length} ${target.descriptor.plural.en} are called "${text.slice(0, 80)}": give the id.`,
    };
  return { id };
}

/** Records whose title is an instant, by what a clock shows there, to the minute; by the texts that show it. */
async function findByWall(
  sql: Sql,
  { model, contract, property }: Related,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const target = targetOf(model, property);
  const title = target.properties.get(target.descriptor.title);
  const walls = new Map<string, string>();
  for (const text of texts) {
    const wall = readWall(text.trim());
    if (wall) walls.set(text, `${wall.date} ${wall.time.slice(0, 5)}`);
  }
  const wanted = [...walls.values()].sort();
  if (title?.kind !== 'dateTime' || !title.column || title.secret || wanted.length === 0) return new Map();
  const instant = `t.${quote(title.column)}`;
  const clock = wallSql(model, title, { owner: target, row: 't', instant, zones: knownZones });
  const shown = `to_char(${clock}, 'YYYY-MM-DD HH24:MI')`;
  // No clock is further than a day from another, and an index finds the days.
  const around = `${instant} BETWEEN $3::timestamptz - interval '1 day' AND $4::timestamptz + interval '1 day'`;
  const rows = await sql.query<Titled>(
    `SELECT t."id" AS id, ${shown} AS title FROM ${quote(target.descriptor.table)} t WHERE t."contract_id" = $1 AND ${around} AND ${shown} = ANY($2::text[])`,
    [rowContract(target, contract), [...new Set(wanted)], wanted[0], wanted.at(-1)],
  );
  const ids = byTitle(rows);
  return new Map([...walls].map(([text, wall]) => [text, ids.get(wall) ?? []]));
}

interface Related {
  readonly model: Model;
  readonly contract: number;
  readonly property: PropertyDescriptor;
}

/** @param texts the text of cells, as it is */
export async function findRelated(
  sql: Sql,
  { model, contract, property }: Related,
  texts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Found>> {
  const target = targetOf(model, property);
  const table = `FROM ${quote(target.descriptor.table)} t WHERE t."contract_id" = $1`;
  const owner = rowContract(target, contract);
  const ids = new Map<string, number>();
  for (const text of texts) {
    const id = readIri(target, readId(text) === undefined ? text : Number(text), contract);
    if (id !== undefined) ids.set(text, id);
  }
  const rows = ids.size
    ? await sql.query<{ id: number }>(`SELECT t."id" AS id ${table} AND t."id" = ANY($2::bigint[])`, [
        owner,
        [...ids.values()],
      ])
    : [];
  const there = new Set(rows.map(({ id }) => Number(id)));
  const found = new Map<string, Found>();
  for (const [text, id] of ids) if (there.has(id)) found.set(text, { id });
  const column = titleColumn(target);
  const open = [...texts].filter((text) => !found.has(text));
  if (column && open.length > 0) {
    const exact = byTitle(
      await sql.query<Titled>(
        `SELECT t."id" AS id, ${column.title} AS title ${table} AND ${column.indexed} = ANY($2::text[])`,
        [owner, open],
      ),
    );
    const missed = open.filter((text) => !exact.has(text)).slice(0, mostFolded);
    const folded = missed.length
      ? byTitle(
          await sql.query<Titled>(
            `SELECT t."id" AS id, w.title FROM unnest($2::text[]) w(title) JOIN ${quote(target.descriptor.table)} t ON t."contract_id" = $1 AND ${foldSql(column.title)} = ${foldSql('w.title')}`,
            [owner, missed],
          ),
        )
      : new Map<string, readonly number[]>();
    for (const text of open) found.set(text, answer(target, text, exact.get(text) ?? folded.get(text)));
  }
  const unnamed = [...texts].filter((text) => !found.has(text));
  const byWall = await findByWall(sql, { model, contract, property }, unnamed);
  for (const text of unnamed) found.set(text, answer(target, text, byWall.get(text)));
  return found;
}
