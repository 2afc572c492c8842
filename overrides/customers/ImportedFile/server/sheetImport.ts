/** A sheet of a kept file as the engine imports it: its columns planned, its rows recognised, what it creates marked. */
import type { ImportedFileValues } from '../../../../schema/generated/customers/ImportedFile.ts';
import type { Caller, RowHook, SheetImport } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type PlannedColumns, planColumns } from '../model/columnTargets.ts';
import { completeRow, keyOfRow, type MatchBy, mergeRow, type WhenKnown } from '../model/importRow.ts';

const findKnown = sqlFile<
  { contract: number; by: string; type: string; keys: readonly string[] },
  { key: string; ids: readonly number[] }
>(import.meta.dirname, 'findKnown.sql');

type CustomerType = 'contact' | 'organization';

export interface KeptFile
  extends Pick<ImportedFileValues, 'originalName' | 'sheets' | 'mapping' | 'matchBy' | 'whenKnown'> {
  readonly id: number;
}

export interface PlannedSheet {
  readonly index: number;
  readonly name: string;
  readonly columns: readonly string[];
  readonly type: CustomerType;
  readonly planned: PlannedColumns;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function readColumns(value: unknown): Readonly<Record<string, string | null>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([column, target]) => [column, typeof target === 'string' ? target : null]),
  );
}

/** The sheets of which a column goes somewhere, in the order of the file. */
export function listSheets({
  sheets,
  mapping,
}: Pick<KeptFile, 'sheets' | 'mapping'>): readonly PlannedSheet[] {
  return (sheets ?? []).flatMap(({ sheetIndex, sheetName, columns }) => {
    const entry = (mapping ?? []).find((one) => one.sheetIndex === sheetIndex);
    const planned = planColumns(readColumns(entry?.columns));
    if (!entry || Object.keys(planned.mapping).length + planned.own.length === 0) return [];
    return [
      {
        index: sheetIndex ?? 0,
        name: sheetName ?? '',
        columns: textsOf(columns),
        type: entry.sheetType === 'organizations' ? ('organization' as const) : ('contact' as const),
        planned,
      },
    ];
  });
}

interface Hooked {
  readonly contract: number;
  readonly file: number;
  readonly matchBy: MatchBy;
  readonly whenKnown: WhenKnown;
}

const createHook = (
  { type, planned }: PlannedSheet,
  { contract, file, matchBy, whenKnown }: Hooked,
): RowHook => ({
  complete: (row) => completeRow(row, planned, type),
  keyOf: ({ body }) => keyOfRow(body, matchBy),
  async find(sql, keys) {
    const rows = await sql.query(findKnown({ contract, by: matchBy, type, keys }));
    return new Map(rows.map(({ key, ids }) => [key, ids]));
  },
  merge: (body, current) => mergeRow(body, current, whenKnown),
  created: { importedFile: file, customerType: type },
});

export function sheetImport(
  sheet: PlannedSheet,
  {
    file,
    bytes,
    contract,
    caller,
    signal,
  }: {
    readonly file: KeptFile;
    readonly bytes: Uint8Array;
    readonly contract: number;
    readonly caller: Caller;
    readonly signal: AbortSignal;
  },
): SheetImport {
  return {
    contract,
    caller,
    entity: 'CrmCustomer',
    file: { bytes, name: file.originalName },
    sheet: sheet.name,
    mapping: sheet.planned.mapping,
    hook: createHook(sheet, {
      contract,
      file: file.id,
      matchBy: file.matchBy ?? 'email',
      whenKnown: file.whenKnown ?? 'complete',
    }),
    signal,
  };
}
