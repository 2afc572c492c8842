/** Finds the contact whom a buyer is, or makes one, and keeps its id as the buyer's `crmId`. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlFile } from '../../../../server/sql.ts';
import { type Buyer, contactFromBuyer } from '../model.ts';

const findContact = sqlFile<
  { contract: number; type: string; lastname: string; firstname: string; email: string; phone: string },
  { id: number }
>(import.meta.dirname, 'findContact.sql');

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
