/** The import of files for calls that keep them in their own way: looked at, previewed and run by the engine. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileImport, FileImports, SheetImport, TableImport } from '../kit.ts';
import { type Engine, seenBy, sqlIn } from '../respond/engine.ts';
import { callerIn } from '../rights/callerIn.ts';
import { checkCall } from '../rights/checkRights.ts';
import { describeViolation } from './describeViolation.ts';
import { openTable, type Table } from './openTable.ts';
import { type Import, inBatches, planImport } from './planImport.ts';
import { noteKeys, planRows } from './planRows.ts';
import { previewImport } from './previewImport.ts';
import type { ImportOptions } from './readUpload.ts';
import { suggestMapping } from './suggestMapping.ts';
import { writeRows } from './writeRows.ts';

const batchSize = 500;
const mostSheets = 20;
const plain = { dryRun: false, clear: false, stopOnError: false } as const;

function resourceOf({ model }: Engine, entity: string) {
  const resource = model.get(entity);
  if (!resource) throw new Error(`There is no entity "${entity}".`);
  return resource;
}

async function open(engine: Engine, asked: SheetImport): Promise<Import> {
  const { contract, entity, file, sheet, mapping, hook, signal } = asked;
  const resource = resourceOf(engine, entity);
  // What the person may do now, not when the file came.
  const caller = await callerIn(engine.rights, asked.caller, contract);
  checkCall(resource, 'import', caller);
  const seen = seenBy(engine, resource, caller);
  const options: ImportOptions = { ...plain, mapping, ...(sheet !== '' && { sheet }) };
  return planImport(
    {
      host: engine.host,
      model: seen.engine.model,
      resource: seen.resource,
      contract,
      caller,
      hook,
      ...(signal && { signal }),
    },
    { ...file, bytes: Buffer.from(file.bytes), options },
  );
}

async function look(engine: Engine, { contract, entity, file, signal }: FileImport) {
  const resource = resourceOf(engine, entity);
  const read = (sheet?: string): Promise<Table> =>
    openTable(
      engine.host.workers,
      {
        ...file,
        bytes: Buffer.from(file.bytes),
        options: { ...plain, ...(sheet !== undefined && { sheet }) },
      },
      { contract, ...(signal && { signal }) },
    );
  const first = await read();
  const sheets = (first.sheets ?? []).slice(0, mostSheets);
  const tables = [first];
  for (const sheet of sheets.slice(1)) tables.push(await read(sheet));
  return tables.map(({ sheet, columns, samples, count }) => ({
    name: sheet ?? '',
    columns,
    samples,
    count,
    suggested: suggestMapping(resource, columns),
  }));
}

function read(engine: Engine, { contract, file, signal, ...how }: TableImport): Promise<Table> {
  const { sheet, delimiter, hasHeader, rowsToSkip } = how;
  const options = { ...plain, sheet, delimiter: delimiter || undefined };
  const layout = { hasHeader, rowsToSkip };
  const upload = { ...file, bytes: Buffer.from(file.bytes), options };
  return openTable(engine.host.workers, upload, { contract, signal }, layout);
}

async function run(engine: Engine, asked: SheetImport, { isOpen, along }: Parameters<FileImports['run']>[1]) {
  const made = await open(engine, asked);
  const sql = sqlIn(engine.host, asked.contract);
  for (const batch of inBatches(made.table.rows(), batchSize)) {
    asked.signal?.throwIfAborted();
    const rows = batch.filter(({ number }) => isOpen(number));
    const done = batch.filter(({ number }) => !isOpen(number));
    await noteKeys(sql, made.rows, done);
    // Rows of an earlier run are passed over, and others served in between.
    if (rows.length === 0) await nextTurn();
    else await writeRows(made.writer, await planRows(sql, made.rows, rows), { along });
  }
}

export function createFileImports(engine: Engine): FileImports {
  return {
    read: (asked) => read(engine, asked),
    look: (asked) => look(engine, asked),
    preview: async (asked) => previewImport(sqlIn(engine.host, asked.contract), await open(engine, asked)),
    run: (asked, how) => run(engine, asked, how),
    explain: ({ entity, fault, language }) =>
      describeViolation(fault, { language, properties: resourceOf(engine, entity).properties }),
  };
}
