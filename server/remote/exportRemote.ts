/**
 * A file of all records of another server that the filters of a list match, in its order: sent page by page as they are
 * read there, so that its size costs no memory here.
 */
import { Readable } from 'node:stream';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { disposition, fileTypes, selectMembers } from '../export/answerExport.ts';
import { checkColumns, pathsOf } from '../export/checkColumns.ts';
import type { ExportPage } from '../export/ExportPage.ts';
import { type ExportColumn, planColumns } from '../export/planColumns.ts';
import { type ExportOptions, exportParameters, type Format, readOptions } from '../export/readOptions.ts';
import { renderCsv } from '../export/renderCsv.ts';
import { writeXlsx } from '../export/writeXlsx.ts';
import { type FieldTree, selectFields } from '../plan/planFields.ts';
import { collectionIri } from '../plan/resource.ts';
import type { AnswerRemote } from './answerRemote.ts';
import { begin, type Forwarding, render, withIds } from './forwarding.ts';
import { planQuery } from './planQuery.ts';
import { readPage } from './readPage.ts';
import type { Json } from './wire.ts';
import { renderRow, writeCell } from './writeCells.ts';

/** Records a page, where the other server declares no less. */
const PAGE_SIZE = 100;

/** What has to be read for the columns: each path, and the currency or timezone that a value on it is written with. */
function listFields(columns: readonly ExportColumn[]): FieldTree {
  const tree: FieldTree = new Map();
  const add = (into: FieldTree, path: readonly string[]): void => {
    const [name, ...rest] = path;
    if (name === undefined) return;
    const below = into.get(name) ?? (rest.length > 0 ? new Map() : undefined);
    into.set(name, below);
    if (below) add(below, rest);
  };
  for (const { properties } of columns) {
    const names = properties.map(({ name }) => name);
    add(tree, names);
    const beside = properties.at(-1)?.currencyFrom ?? properties.at(-1)?.timezoneFrom;
    if (beside !== undefined) add(tree, [...names.slice(0, -1), ...beside.split('.')]);
  }
  return tree;
}

/** The first page is read before anything is sent: what is refused is refused with a problem. */
async function startRecords(asked: Forwarding): Promise<AsyncGenerator<readonly Json[]>> {
  const { remote, resource, contract, root, engine } = asked;
  const own = Object.fromEntries(
    Object.entries(asked.query).filter(([name]) => !exportParameters.some((one) => one === name)),
  );
  const { query } = planQuery({ model: engine.model, resource, contract, root }, own);
  const size = Math.min(resource.descriptor.remote?.list?.most ?? PAGE_SIZE, PAGE_SIZE);
  const read = async (page: number) => {
    const { records, hasMore } = await readPage({ remote, resource, query }, { page, size });
    return { members: await render(asked, withIds(asked, records)), hasMore: hasMore && records.length > 0 };
  };
  let next = await read(1);
  return (async function* () {
    for (let page = 2; ; page++) {
      yield next.members;
      if (!next.hasMore) return;
      next = await read(page);
    }
  })();
}

interface Export extends Forwarding {
  readonly options: ExportOptions;
  readonly columns: readonly ExportColumn[];
}

async function* csvText({ columns, options }: Export, pages: AsyncGenerator<readonly Json[]>) {
  const head = renderCsv([columns.map(({ header }) => header)], options.delimiter);
  yield `${options.hasBom ? '\ufeff' : ''}${head}`;
  const decimal = options.language === 'fr' && options.header === 'labels' ? ',' : '.';
  for await (const records of pages)
    yield renderCsv(
      records.map((record) => columns.map((column) => writeCell(record, column, options).value)),
      options.delimiter,
      decimal === ',' && options.delimiter === ',' ? '.' : decimal,
    );
}

async function* jsonText({ resource, contract }: Export, pages: AsyncGenerator<readonly Json[]>) {
  const id = collectionIri(resource, contract);
  yield `{"@context":"${resource.context}","@id":"${id}","@type":"Collection","member":[\n`;
  let total = 0;
  for await (const records of pages) {
    if (records.length > 0)
      yield `${total > 0 ? ',\n' : ''}${records.map((one) => JSON.stringify(one)).join(',\n')}`;
    total += records.length;
  }
  yield `\n],"totalItems":${total}}\n`;
}

async function* sheetPages(
  { columns, options }: Export,
  pages: AsyncGenerator<readonly Json[]>,
): AsyncGenerator<ExportPage> {
  for await (const records of pages)
    yield {
      text: records
        .map((record) => renderRow(columns.map((column) => writeCell(record, column, options))))
        .join(''),
      count: records.length,
    };
}

function contentOf(made: Export, pages: AsyncGenerator<readonly Json[]>): AsyncGenerator<string | Buffer> {
  const { options, resource, columns } = made;
  if (options.format === 'csv') return csvText(made, pages);
  if (options.format === 'jsonld') return jsonText(made, pages);
  const headers = columns.map(({ header }) => header);
  return writeXlsx({
    title: resource.descriptor.plural[options.language],
    headers,
    pages: sheetPages(made, pages),
  });
}

export const exportRemote =
  (format: Format): AnswerRemote =>
  async (engine, whole, request, reply) => {
    const options = readOptions(request, format);
    let columns: readonly ExportColumn[] = [];
    const asked = await begin(engine, whole, request, reply, (model, resource, query) => {
      if (format === 'jsonld') return selectMembers(model, resource, query);
      columns = planColumns(model, resource, query, options);
      return selectFields(model, resource, listFields(columns));
    });
    const { resource, caller, engine: seen, selection } = asked;
    const paths: readonly (readonly PropertyDescriptor[])[] =
      format === 'jsonld' ? pathsOf(selection) : columns.map(({ properties }) => properties);
    checkColumns(seen.model, resource, { paths, caller });
    const pages = await startRecords(asked);
    const made = { ...asked, options, columns };
    return reply
      .header('content-type', fileTypes[format])
      .header('content-disposition', disposition(made))
      .header('cache-control', 'no-store')
      .send(Readable.from(contentOf(made, pages), { objectMode: false }));
  };
