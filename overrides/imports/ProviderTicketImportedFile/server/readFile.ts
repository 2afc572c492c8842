/** A partner's file as it is kept: read by its settings, its rows by where their columns go. */
import { type FileTable, fileImports, type Host, type Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { readKeptFile } from '../../FileStatus/server/keptFiles.ts';
import { readTexts } from '../model/columns.ts';
import type { FileRow } from '../model/planRows.ts';
import { DELIMITERS, type DelimiterName, type Mapping, readMapping, readSheet } from '../model/settings.ts';

export const FOLDER = 'ticket-files';

export interface Reading {
  readonly delimiter?: DelimiterName | null;
  readonly hasHeader?: boolean | null;
  readonly rowsToSkip?: number | null;
}

interface Kept {
  readonly originalName: string;
  readonly fileName: string | null;
  readonly context: Reading | null;
}

/** @returns undefined where the file is gone */
export async function openFile(
  host: Pick<Host, 'settings' | 'use'>,
  file: Kept,
  how: { readonly contract: number; readonly sheetName?: string | undefined; readonly signal?: AbortSignal },
): Promise<FileTable | undefined> {
  const { contract, sheetName, signal } = how;
  if (file.fileName === null) return undefined;
  const place = { varDir: host.settings.varDir, folder: FOLDER, contract, fileName: file.fileName } as const;
  const bytes = await readKeptFile(place);
  if (!bytes) return undefined;
  const { delimiter, hasHeader, rowsToSkip } = file.context ?? {};
  return host.use(fileImports).read({
    contract,
    file: { bytes, name: file.originalName },
    sheet: sheetName || undefined,
    delimiter: delimiter ? DELIMITERS[delimiter] : undefined,
    hasHeader: hasHeader ?? undefined,
    rowsToSkip: rowsToSkip ?? undefined,
    ...(signal && { signal }),
  });
}

export function* rowsOf(table: FileTable, { columns }: Mapping): Generator<FileRow> {
  for (const { number, cells } of table.rows())
    yield { number, cells, texts: readTexts(table.columns, columns, cells) };
}

const fileRow = (contract: number, id: number) =>
  db
    .selectFrom('provider_ticket_imported_file')
    .select([
      'id',
      'original_name as originalName',
      'file_name as fileName',
      'import_status as status',
      'event_date_id as eventDate',
      'external_provider as provider',
      'scan_track_id as scanTrack',
      'strategy',
      'strategy_mode as mode',
      'cursor',
      'failed_count as failedCount',
      'mapping',
      'sheet',
    ])
    .select(({ ref }) => ref('context').$castTo<Reading | null>().as('context'))
    .where('contract_id', '=', contract)
    .where('id', '=', id);

/** @returns undefined where there is none */
export async function readFileRecord(sql: Sql, contract: number, id: number) {
  const [row] = await sql.query(fileRow(contract, id));
  return row && { ...row, mapping: readMapping(row.mapping), sheet: readSheet(row.sheet) };
}

export type FileRecord = NonNullable<Awaited<ReturnType<typeof readFileRecord>>>;
