/**
 * GET of `{collection}/export.csv`, `.xlsx` and `.jsonld`: all rows that the filters of a list match, in its order,
 * sent as they are read. A client that goes away ends the reading; one that is slow slows it down.
 */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stripAccents } from '../../schema/foldText.ts';
import type { Database } from '../kit.ts';
import { type FieldTree, type Selection, selectDefault, selectFields } from '../plan/planFields.ts';
import { planFilter } from '../plan/planFilter.ts';
import { planOrder } from '../plan/planList.ts';
import { collectionIri, type Model, type Resource } from '../plan/resource.ts';
import { objectSql } from '../query/renderSelection.ts';
import { knownZones } from '../query/renderWall.ts';
import { type Query, readFields } from '../request/readFields.ts';
import { type Engine, type EntityRequest, readEntityRequest } from '../respond/engine.ts';
import { narrowFilter } from '../respond/narrowFilter.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { checkColumns, pathsOf } from './checkColumns.ts';
import type { ExportPage } from './ExportPage.ts';
import { type ExportColumn, planColumns } from './planColumns.ts';
import { type ExportOptions, exportParameters, type Format, readOptions } from './readOptions.ts';
import { readPages } from './readPages.ts';
import { lineEnd, renderCsv } from './renderCsv.ts';
import { csvRowSql } from './renderCsvRow.ts';
import { renderOnce } from './renderOnce.ts';
import type { PageInput } from './renderPage.ts';
import { sheetRowSql } from './renderSheetRow.ts';
import { renderValue, type Value } from './renderValue.ts';
import { writeXlsx } from './writeXlsx.ts';

export const fileTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonld: 'application/ld+json; charset=utf-8',
};

interface Export {
  readonly resource: Resource;
  readonly contract: number;
  readonly options: ExportOptions;
  readonly columns: readonly ExportColumn[];
  /** Of JSON-LD, which has no columns. */
  readonly selection: Selection;
}

/** `a.b` and `a{b}` are one. */
function nest(tree: FieldTree): FieldTree {
  const nested: FieldTree = new Map();
  const add = (into: FieldTree, names: readonly string[], below: FieldTree | undefined): void => {
    const [name = '', ...rest] = names;
    const held = into.get(name);
    if (rest.length === 0 && !below) {
      if (!held) into.set(name, undefined);
      return;
    }
    const inner: FieldTree = held ?? new Map();
    into.set(name, inner);
    if (rest.length > 0) add(inner, rest, below);
    else for (const [key, value] of below ?? []) add(inner, key.split('.'), value);
  };
  for (const [key, below] of tree) add(nested, key.split('.'), below);
  return nested;
}

/** `fields` of a file: `a.b` and `a{b}` alike. */
export function selectMembers(model: Model, resource: Resource, query: Query): Selection {
  const tree = readFields(query);
  return tree ? selectFields(model, resource, nest(tree)) : selectDefault(model, resource);
}

function cellsRow({ model }: Engine, { resource, options, columns }: Export, zones?: string): string {
  const input = { model, resource, options, ...(zones === undefined ? {} : { zones }) };
  const values = columns.map((column) => renderValue(input, column));
  const row = (own: readonly Value[]): string =>
    options.format === 'csv' ? csvRowSql(own, options.delimiter) : sheetRowSql(own);
  return renderOnce(values, row);
}

/** The first page is read before anything is sent: what is refused is refused with a problem. */
async function startPages(database: Database, input: PageInput): Promise<AsyncGenerator<ExportPage>> {
  const pages = readPages(database, input);
  const first = await pages.next();
  return (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* pages;
    } finally {
      await pages.return(undefined);
    }
  })();
}

async function* csvText(
  { options, columns }: Export,
  pages: AsyncGenerator<ExportPage>,
): AsyncGenerator<string> {
  const head = renderCsv([columns.map(({ header }) => header)], options.delimiter);
  yield `${options.hasBom ? '\ufeff' : ''}${head}`;
  for await (const { text } of pages) yield `${text}${lineEnd}`;
}

async function* jsonText(
  { resource, contract }: Export,
  pages: AsyncGenerator<ExportPage>,
): AsyncGenerator<string> {
  const id = collectionIri(resource, contract);
  yield `{"@context":"${resource.context}","@id":"${id}","@type":"Collection","member":[\n`;
  let total = 0;
  for await (const { text, count } of pages) {
    yield total === 0 ? text : `,\n${text}`;
    total += count;
  }
  yield `\n],"totalItems":${total}}\n`;
}

function contentOf(made: Export, pages: AsyncGenerator<ExportPage>): AsyncGenerator<string | Buffer> {
  const { options, columns, resource } = made;
  if (options.format === 'csv') return csvText(made, pages);
  if (options.format === 'jsonld') return jsonText(made, pages);
  const title = resource.descriptor.plural[options.language];
  return writeXlsx({ title, headers: columns.map(({ header }) => header), pages });
}

/** RFC 6266: a name of plain letters, and the real one for whoever reads it. */
export function disposition({ resource, options }: Pick<Export, 'resource' | 'options'>): string {
  const name = `${resource.descriptor.plural[options.language]} ${new Date().toISOString().slice(0, 10)}.${options.format}`;
  const plain = stripAccents(name).replace(/[^\w.-]+/g, '-');
  const real = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}

async function prepare(made: Export, asked: EntityRequest): Promise<AsyncGenerator<ExportPage>> {
  const { engine } = asked;
  const { host, model } = engine;
  const { resource, contract, options } = made;
  const { query, caller } = asked;
  const own = Object.fromEntries(
    Object.entries(query).filter(([name]) => !exportParameters.some((one) => one === name)),
  );
  const order = planOrder(model, resource, own);
  const planned = planFilter(model, resource, own);
  // What there is not is refused before what may not be exported.
  const paths =
    options.format === 'jsonld' ? pathsOf(made.selection) : made.columns.map(({ properties }) => properties);
  checkColumns(model, resource, { paths, caller });
  const filter = await narrowFilter(host.database, { resource, contract }, planned);
  const separator = options.format === 'csv' ? lineEnd : options.format === 'xlsx' ? '' : ',\n';
  const rows =
    options.format === 'jsonld'
      ? { row: `${objectSql(model, made.selection, 't').alone}::text` }
      : { row: cellsRow(engine, made), carefulRow: cellsRow(engine, made, knownZones) };
  return startPages(host.database, {
    model,
    resource,
    filter,
    order,
    contract,
    caller,
    separator,
    ...rows,
  });
}

export function answerExport(format: Format) {
  return async (
    engine: Engine,
    resource: Resource,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = await readEntityRequest(engine, resource, request);
    const { contract, query, resource: seen } = asked;
    const options = readOptions(request, format);
    const { model } = asked.engine;
    const columns = format === 'jsonld' ? [] : planColumns(model, seen, query, options);
    const selection =
      format === 'jsonld' ? selectMembers(model, seen, query) : { resource: seen, members: [] };
    const made = { resource: seen, contract, options, columns, selection };
    try {
      const pages = await prepare(made, asked);
      const content = contentOf(made, pages);
      return reply
        .header('content-type', fileTypes[format])
        .header('content-disposition', disposition(made))
        .header('cache-control', 'no-store')
        .send(Readable.from(content, { objectMode: false }));
    } catch (error) {
      throw await toProblem(engine.host.database, error, { resource, operation: 'read' });
    }
  };
}
