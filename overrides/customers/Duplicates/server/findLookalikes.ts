/** Who looks like a customer: of `GET /v1/customers/lookalikes` while one is entered, and of a customer's page. */
import type { LikelyDuplicate } from '../../../../schema/generated/customers/LikelyDuplicate.ts';
import { defineAction } from '../../../../server/action.ts';
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

/** As of the pairs: `findDuplicates.ts`. */
const LEAST = 5;
/** More than a person reads while they type. */
const MOST = 5;
/** No customer has this number. */
const NOBODY = 0;

const readLookalikes = sqlFile<
  {
    readonly contract: number;
    /** Values of a customer by property, as JSON. */
    readonly draft: string;
    readonly self: number;
    readonly least: number;
    readonly most: number;
  },
  LikelyDuplicate
>(import.meta.dirname, 'findLookalikes.sql');

/** @param draft values of a customer by property @param self whose they are, where they are kept already */
export async function findLookalikes(
  sql: Sql,
  {
    contract,
    draft,
    self = NOBODY,
  }: { readonly contract: number; readonly draft: object; readonly self?: number },
): Promise<readonly LikelyDuplicate[]> {
  const rows = await sql.query(
    readLookalikes({ contract, draft: JSON.stringify(draft), self, least: LEAST, most: MOST }),
  );
  return rows.map((row) => ({ ...row, customerId: Number(row.customerId) }));
}

const split = (joined: string | null | undefined): readonly string[] => (joined ?? '').split(',');

export const lookalikes = defineAction('CrmCustomer.lookalikes', {
  async run({ tx, contract }, { query: { emails, phones, ...typed } }) {
    const draft = { ...typed, emailList: split(emails), phoneList: split(phones) };
    return { value: await findLookalikes(tx, { contract, draft }) };
  },
});
