/**
 * What points to merged customers, pointed to the kept one, and back. Buyers and accounts hold a customer's number as
 * `crmId`; orders, tickets and money belong to those and stay where they are.
 */
import type { Sql } from '../../../../server/kit.ts';
import { anyOf, db, sqlFile } from '../../../../server/sql.ts';

/** A row that was moved, and from whom. */
export interface MovedRow {
  readonly id: number;
  readonly from: number;
}

export const LINKS = {
  coupons: { table: 'customer_coupon', column: 'customer_id', type: 'bigint' },
  participations: { table: 'ticket_participation', column: 'customer_id', type: 'bigint' },
  buyers: { table: 'customer', column: 'crm_id', type: 'text' },
  accounts: { table: 'client', column: 'crm_id', type: 'text' },
  accountingClients: { table: 'accounting_client', column: 'crm_id', type: 'text' },
} as const;

export type LinkName = keyof typeof LINKS;

interface Moved {
  readonly contract: number;
  readonly kept: number;
  readonly merged: readonly number[];
}

const comparable = (name: LinkName): string => (LINKS[name].type === 'text' ? ' COLLATE "und-x-icu"' : '');

export async function moveRows(
  tx: Sql,
  name: LinkName,
  { contract, kept, merged }: Moved,
): Promise<readonly MovedRow[]> {
  const { table, column, type } = LINKS[name];
  return tx.query<MovedRow>(
    `WITH "old" AS (
      SELECT "id", "${column}"::bigint AS "from" FROM "${table}"
      WHERE "contract_id" = $1 AND "${column}"${comparable(name)} = ANY($3::bigint[]::${type}[]) ORDER BY "id" FOR UPDATE
    ), "moved" AS (
      UPDATE "${table}" t SET "${column}" = $2::bigint::${type} FROM "old" o WHERE t."contract_id" = $1 AND t."id" = o."id"
    ) SELECT * FROM "old" ORDER BY "id"`,
    [contract, kept, merged],
  );
}

/** What somebody moved on since stays there. */
export async function moveBack(
  tx: Sql,
  name: LinkName,
  {
    contract,
    kept,
    rows,
  }: { readonly contract: number; readonly kept: number; readonly rows: readonly MovedRow[] },
): Promise<void> {
  const { table, column, type } = LINKS[name];
  if (rows.length === 0) return;
  await tx.query(
    `UPDATE "${table}" t SET "${column}" = o."from"::${type}
     FROM unnest($3::bigint[], $4::bigint[]) o("id", "from")
     WHERE t."contract_id" = $1 AND t."id" = o."id" AND t."${column}" = $2::bigint::${type}`,
    [contract, kept, rows.map(({ id }) => id), rows.map(({ from }) => from)],
  );
}

/** A contact of an organisation: who, of which, in which place of their list. */
interface ContactLink {
  readonly contact: number;
  readonly organization: number;
  readonly position: number;
}

/** Links as they were, and the contacts whom the kept organisation had not had. */
interface MovedContacts {
  readonly links: readonly ContactLink[];
  readonly own: readonly number[];
}

const takeContacts = sqlFile<{ readonly contract: number; readonly merged: readonly number[] }, ContactLink>(
  import.meta.dirname,
  'takeContacts.sql',
);
const linkContacts = sqlFile<
  { readonly contract: number; readonly kept: number; readonly links: string },
  { readonly id: number }
>(import.meta.dirname, 'linkContacts.sql');
const restoreContacts = sqlFile<{ readonly contract: number; readonly kept: number; readonly links: string }>(
  import.meta.dirname,
  'restoreContacts.sql',
);

export async function moveContacts(tx: Sql, { contract, kept, merged }: Moved): Promise<MovedContacts> {
  const links = await tx.query(takeContacts({ contract, merged }));
  const added = await tx.query(linkContacts({ contract, kept, links: JSON.stringify(links) }));
  return { links, own: added.map(({ id }) => id) };
}

export async function moveContactsBack(
  tx: Sql,
  { contract, kept, links, own }: MovedContacts & { readonly contract: number; readonly kept: number },
): Promise<void> {
  if (links.length === 0) return;
  await tx.query(restoreContacts({ contract, kept, links: JSON.stringify(links) }));
  await tx.query(
    db
      .deleteFrom('crm_customer_organization_list')
      .where('contract_id', '=', contract)
      .where('target_id', '=', kept)
      .where('source_id', '=', anyOf(own)),
  );
}
