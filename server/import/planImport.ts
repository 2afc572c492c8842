/** A file with its options, as an import: its table, its mapping, and the way its rows are planned and written. */
import type { Caller, Host, RowHook } from '../kit.ts';
import type { Model, Resource } from '../plan/resource.ts';
import type { RowsInput } from './draft.ts';
import { idProperty, type MappedColumn, type Mapping, mapColumns, readKey } from './mapColumns.ts';
import { openTable, type Table } from './openTable.ts';
import type { Upload } from './readUpload.ts';
import { suggestMapping } from './suggestMapping.ts';
import type { TableRow } from './tableRow.ts';
import type { RowWriter } from './writeRows.ts';

export interface ImportInput {
  readonly host: Pick<Host, 'database' | 'app' | 'use' | 'workers'>;
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
  readonly caller: Caller;
  readonly hook?: RowHook;
  /** Aborted when the file need not be read any more. */
  readonly signal?: AbortSignal;
}

export interface Import {
  readonly table: Table;
  readonly suggested: Mapping;
  readonly mapping: Mapping;
  readonly rows: RowsInput;
  readonly writer: RowWriter;
}

/** A file whose columns are named as properties was written by a machine, and has amounts as machines write them. */
function readUnit(mapped: readonly MappedColumn[]): 'major' | 'minor' {
  const areNames = mapped.every(
    ({ column, property }) => column === property.name || (property === idProperty && column === '@id'),
  );
  return areNames ? 'minor' : 'major';
}

export async function planImport(input: ImportInput, upload: Upload): Promise<Import> {
  const { host, model, resource, contract, hook, signal } = input;
  const { options } = upload;
  const table = await openTable(host.workers, upload, { contract, ...(signal && { signal }) });
  const suggested = suggestMapping(resource, table.columns);
  const mapping = options.mapping ?? suggested;
  const mapped = mapColumns(resource, table.columns, mapping);
  const key = readKey(mapped, options);
  const money = options.money ?? readUnit(mapped);
  return {
    table,
    suggested,
    mapping,
    rows: {
      model,
      resource,
      contract,
      columns: table.columns,
      mapped,
      hook,
      key,
      money,
      clear: options.clear,
      seen: new Map(),
    },
    writer: { ...input, mapped },
  };
}

export function* inBatches(rows: Iterable<TableRow>, size: number): Generator<readonly TableRow[]> {
  let batch: TableRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
