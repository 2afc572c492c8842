/** Finds the contact whom a buyer is, or makes one, and keeps its id as the buyer's `crmId`. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlText } from '../../../../server/sql.ts';
import { type Buyer, contactFromBuyer } from '../model.ts';

/**
 * The same name, and the same e-mail or telephone: a family's mailbox alone makes no two people one, nor does a common name.
 * What is written otherwise is found as a duplicate.
 */
const findContact = sqlText<
  { contract: number; type: string; lastname: string; firstname: string; email: string; phone: string },
  { id: number }
>({
  file: import.meta.filename,
  text: `SELECT "c"."id" FROM "crm_customer" "c"
  WHERE "c"."contract_id" = :contract AND "c"."lastname" COLLATE "und-x-icu" = :lastname
    AND coalesce("c"."firstname", '') = :firstname::text AND "c"."customer_type" = :type::text AND "c"."merged_into_id" IS NULL
    AND (EXISTS (SELECT 1 FROM jsonb_array_elements_text(coalesce("c"."email_list", '[]')) "v"("x")
        WHERE :email::text <> '' AND lower("v"."x") = lower(:email::text))
      OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(coalesce("c"."phone_list", '[]')) "v"("x")
        WHERE :phone::text <> '' AND regexp_replace("v"."x", '[^0-9]', '', 'g') = :phone::text))
  ORDER BY "c"."id" LIMIT 1`,
});

async function findOrCreate(buyer: Buyer, { tx, contract, write }: WriteContext): Promise<number> {
  const [known] = await tx.query(
    findContact({
      contract,
      type: buyer.type ?? 'contact',
      lastname: buyer.lastname,
      firstname: buyer.firstname ?? '',
      email: buyer.email ?? '',
      phone: (buyer.phone ?? '').replace(/\D/g, ''),
    }),
  );
  return known ? Number(known.id) : write.create('CrmCustomer', contactFromBuyer(buyer));
}

/** @param ids of buyers, one after the other: two of them may be one person */
export async function linkBuyers(ids: readonly number[], context: WriteContext): Promise<void> {
  const { tx, contract, write } = context;
  for (const id of ids) {
    const [buyer] = await tx.query(
      db
        .selectFrom('customer')
        .select([
          'type',
          'civility',
          'lastname',
          'firstname',
          'email',
          'phone',
          'birthday',
          'nationality',
          'country_of_residence as country',
          'address',
          'zipcode',
          'city',
        ])
        .where('contract_id', '=', contract)
        .where('id', '=', id)
        .where('crm_id', 'is', null)
        .forUpdate(),
    );
    if (buyer) await write.update('Customer', id, { crmId: String(await findOrCreate(buyer, context)) });
  }
}
