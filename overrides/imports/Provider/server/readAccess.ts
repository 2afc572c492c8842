/** A provider's access with its secrets open: for the server alone, never answered. */
import { type Host, readKeys, type Sql, unsealText } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { Access } from './TicketProvider.ts';

export interface StoredAccess {
  readonly id: number;
  readonly provider: string;
  readonly cursor: string | null;
  readonly access: Access;
}

/** @returns undefined where there is none */
export async function readAccess(
  sql: Sql,
  { varDir }: Pick<Host['settings'], 'varDir'>,
  asked: { readonly contract: number; readonly id: number },
): Promise<StoredAccess | undefined> {
  const [row] = await sql.query(
    db
      .selectFrom('provider_ticket_credentials')
      .select(['id', 'provider_name as provider', 'import_cursor as cursor', 'param1', 'param2', 'param3'])
      .where('contract_id', '=', asked.contract)
      .where('id', '=', asked.id),
  );
  if (!row) return undefined;
  const { sealingSecrets } = readKeys(varDir);
  const open = (sealed: string | null) => (sealed === null ? '' : (unsealText(sealingSecrets, sealed) ?? ''));
  const access = { address: open(row.param1), account: open(row.param2), key: open(row.param3) };
  return { id: row.id, provider: row.provider, cursor: row.cursor, access };
}
