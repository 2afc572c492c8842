/** A status of an imported file follows only from some: whoever comes second finds that it is another one by now. */
import type { ImportedFileValues } from '../../../../schema/generated/customers/ImportedFile.ts';
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

type Status = ImportedFileValues['importStatus'];

interface Move {
  readonly contract: number;
  readonly id: number;
  readonly from: readonly Status[];
  readonly to: Status;
  /** Where the work begins; absent: where it stopped. */
  readonly cursor?: object | undefined;
}

/** @returns whether the file had one of the statuses `from` */
export async function moveStatus(
  tx: Sql,
  table: 'imported_file' | 'provider_ticket_imported_file',
  { contract, id, from, to, cursor }: Move,
): Promise<boolean> {
  const rows = await tx.query(
    db
      .updateTable(table)
      .set({
        import_status: to,
        updated_at: new Date().toISOString(),
        ...(cursor && { cursor: JSON.stringify(cursor) }),
      })
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .where('import_status', '=', anyOf(from))
      .returning('id'),
  );
  return rows.length > 0;
}
