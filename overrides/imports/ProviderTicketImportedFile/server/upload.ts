/** `POST /provider_ticket_imported_files`: the file is kept and looked at, and its columns are answered with where they seem to go. */
import { randomUUID } from 'node:crypto';
import { defineAction } from '../../../../server/action.ts';
import { type FileTable, fileImports, type Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { keepFile } from '../../FileStatus/server/keptFiles.ts';
import { suggestColumns } from '../model/columns.ts';
import { suggestStatus } from '../model/readText.ts';
import { type Mapping, nameDelimiter, readMapping, readSheet, type Sheet } from '../model/settings.ts';
import { FOLDER } from './readFile.ts';

const SHOWN_ROWS = 20;
/** A column with more values is no list of names to map. */
const MOST_VALUES = 200;
const LONGEST = 200;

export function describeSheet(table: FileTable): Sheet {
  const values: (readonly unknown[])[] = [];
  const distinct = table.columns.map(() => new Set<string>());
  for (const { cells } of table.rows()) {
    if (values.length < SHOWN_ROWS) values.push(cells);
    for (const [index, found] of distinct.entries()) {
      const text = String(cells[index] ?? '')
        .trim()
        .slice(0, LONGEST);
      if (text !== '' && found.size <= MOST_VALUES) found.add(text);
    }
  }
  return {
    columns: table.columns,
    values,
    distinctValues: Object.fromEntries(
      table.columns.flatMap((column, index) => {
        const found = distinct[index];
        return found && found.size <= MOST_VALUES ? [[column, [...found]] as const] : [];
      }),
    ),
    sheetName: table.sheet ?? '',
    sheetIndex: Math.max(0, (table.sheets ?? []).indexOf(table.sheet ?? '')),
    sheetNames: table.sheets ?? [],
  };
}

/** Of this organiser, the newest: a file with the same columns goes where the last one went. */
const LOOKED_BACK = 30;

interface Earlier {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly provider: string | null;
  readonly scanTrack: number | null;
  readonly strategy: 'split' | 'group' | 'none' | null;
  readonly mode: 'full' | 'control_only' | null;
}

async function findEarlier(
  sql: Sql,
  contract: number,
  columns: readonly string[],
): Promise<Earlier | undefined> {
  const rows = await sql.query(
    db
      .selectFrom('provider_ticket_imported_file')
      .select([
        'sheet',
        'mapping',
        'external_provider as provider',
        'scan_track_id as scanTrack',
        'strategy',
        'strategy_mode as mode',
      ])
      .where('contract_id', '=', contract)
      .where('sheet', 'is not', null)
      .orderBy('id', 'desc')
      .limit(LOOKED_BACK),
  );
  return rows
    .map((row) => ({ ...row, sheet: readSheet(row.sheet), mapping: readMapping(row.mapping) }))
    .find(({ sheet }) => JSON.stringify(sheet.columns) === JSON.stringify(columns));
}

export async function suggestMapping(
  sql: Sql,
  contract: number,
  sheet: Sheet,
): Promise<{ readonly mapping: Mapping; readonly earlier: Earlier | undefined }> {
  const earlier = await findEarlier(sql, contract, sheet.columns);
  const columns = earlier?.mapping.columns ?? suggestColumns(sheet.columns);
  const named = sheet.columns.find((column) => columns[column] === 'status');
  const words = named === undefined ? [] : (sheet.distinctValues[named] ?? []);
  const statuses = Object.fromEntries(
    words.map((word) => [word, earlier?.mapping.statuses[word] ?? suggestStatus(word)]),
  );
  return {
    mapping: { columns, statuses, generateBarcode: earlier?.mapping.generateBarcode ?? false },
    earlier,
  };
}

interface SeenFile {
  readonly name: string;
  readonly token: string;
  readonly sheet: Sheet;
  readonly table: FileTable;
  readonly mapping: Mapping;
  readonly earlier: Earlier | undefined;
}

interface SentFile {
  readonly size: number;
  readonly mimeType: string | null;
  readonly eventDate: number | null;
}

/** The record of a file that has been looked at: what an earlier one of the same columns was imported by goes for it too. */
export const describeFile = (
  { name, token, sheet, table, mapping, earlier }: SeenFile,
  { size, mimeType, eventDate }: SentFile,
) => ({
  originalName: name,
  fileName: token,
  importToken: token,
  importStatus: 'analyzed' as const,
  size,
  mimeType: mimeType || null,
  type: table.sheets ? 'xlsx' : 'csv',
  eventDate,
  rowCount: table.count,
  sheet,
  mapping,
  context: { delimiter: nameDelimiter(table.delimiter), hasHeader: true, rowsToSkip: 0 },
  externalProvider: earlier?.provider ?? null,
  scanTrack: earlier?.scanTrack ?? null,
  strategy: earlier?.strategy ?? ('none' as const),
  strategyMode: earlier?.mode ?? ('full' as const),
});

export const upload = defineAction('ProviderTicketImportedFile.upload', {
  async prepare({ host, tx, contract, signal }, { file }) {
    const name = file.name || 'tickets.csv';
    const table = await host.use(fileImports).read({ contract, file: { bytes: file.bytes, name }, signal });
    const sheet = describeSheet(table);
    const suggested = await suggestMapping(tx, contract, sheet);
    const token = randomUUID();
    await keepFile({ varDir: host.settings.varDir, folder: FOLDER, contract, fileName: token }, file.bytes);
    return { name, token, sheet, table, ...suggested };
  },
  async run({ write }, { file, body }, { name, token, sheet, table, mapping, earlier }) {
    const { bytes, mimeType } = file;
    const seen = { name, token, sheet, table, mapping, earlier };
    const values = describeFile(seen, { size: bytes.length, mimeType, eventDate: body.eventDate ?? null });
    const id = await write.create('ProviderTicketImportedFile', values);
    return { id };
  },
});
