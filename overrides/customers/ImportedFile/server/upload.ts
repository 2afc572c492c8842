/** `POST /v1/imported_files`: the file is kept and looked at, and its columns are answered with the fields they seem to be. */
import { randomUUID } from 'node:crypto';
import { defineAction } from '../../../../server/action.ts';
import { fileImports, type Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { keepFile } from '../../../imports/FileStatus/server/keptFiles.ts';
import { suggestTargets } from '../model/columnTargets.ts';
import { type KeptFile, readColumns } from './sheetImport.ts';

/** Of this organiser, the newest: a file with the same columns goes where the last one went. */
const LOOKED_BACK = 30;

async function listEarlier(sql: Sql, contract: number) {
  return sql.query(
    db
      .selectFrom('imported_file')
      .select(({ ref }) => [
        ref('sheets').$castTo<KeptFile['sheets']>().as('sheets'),
        ref('mapping').$castTo<KeptFile['mapping']>().as('mapping'),
      ])
      .where('contract_id', '=', contract)
      .orderBy('id', 'desc')
      .limit(LOOKED_BACK),
  );
}

const listFields = (sql: Sql, contract: number) =>
  sql.query(
    db
      .selectFrom('customer_field_contract')
      .select(['slug', 'label'])
      .where('contract_id', '=', contract)
      .where('slug', 'is not', null)
      .orderBy('position'),
  );

type Earlier = Awaited<ReturnType<typeof listEarlier>>;

function findEarlier(earlier: Earlier, columns: readonly string[]) {
  for (const { sheets, mapping } of earlier) {
    const same = (sheets ?? []).find((sheet) => JSON.stringify(sheet.columns) === JSON.stringify(columns));
    const entry = same && (mapping ?? []).find(({ sheetIndex }) => sheetIndex === same.sheetIndex);
    if (entry) return { sheetType: entry.sheetType, columns: readColumns(entry.columns) };
  }
  return undefined;
}

export const upload = defineAction('ImportedFile.upload', {
  async prepare({ host, tx, contract, caller, signal }, { file }) {
    const name = file.name || 'customers.csv';
    const sheets = await host
      .use(fileImports)
      .look({ contract, caller, entity: 'CrmCustomer', file: { bytes: file.bytes, name }, signal });
    const earlier = await listEarlier(tx, contract);
    const fields = (await listFields(tx, contract)).flatMap(({ slug, label }) =>
      slug === null ? [] : [{ slug, label: label ?? slug }],
    );
    const token = randomUUID();
    await keepFile(
      { varDir: host.settings.varDir, folder: 'customer-files', contract, fileName: token },
      file.bytes,
    );
    return {
      token,
      name,
      rowCount: sheets.reduce((sum, { count }) => sum + count, 0),
      sheets: sheets.map(({ name: sheetName, columns, samples, count }, sheetIndex) => ({
        sheetIndex,
        sheetName,
        columns,
        samples,
        rowCount: count,
      })),
      mapping: sheets.map(({ columns, suggested }, sheetIndex) => {
        const same = findEarlier(earlier, columns);
        return {
          sheetIndex,
          sheetType: same?.sheetType ?? ('contacts' as const),
          columns: same?.columns ?? suggestTargets(columns, suggested, fields),
        };
      }),
    };
  },
  async run({ write }, { file }, { token, name, rowCount, sheets, mapping }) {
    const id = await write.create('ImportedFile', {
      originalName: name,
      fileName: token,
      importToken: token,
      importStatus: 'analyzed',
      size: file.bytes.length,
      mimeType: file.mimeType || null,
      rowCount,
      sheets,
      mapping,
    });
    return { id };
  },
});
