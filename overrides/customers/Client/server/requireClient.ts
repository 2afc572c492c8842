/** The account of a customer in the books: the one they have, the one of their contact, or a new one. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';

async function findByContact({ tx, contract }: WriteContext, crmId: string | null): Promise<number | null> {
  if (!crmId) return null;
  const [known] = await tx.query(
    db
      .selectFrom('client')
      .select('id')
      .where('contract_id', '=', contract)
      .where('crm_id', '=', crmId)
      .orderBy('id')
      .limit(1),
  );
  return known?.id ?? null;
}

/** @returns id of the account; the customer is locked, so that two who need one make one */
export async function requireClient(context: WriteContext, customer: number): Promise<number> {
  const { tx, contract, write } = context;
  const [row] = await tx.query(
    db
      .selectFrom('customer')
      .select(['display_name as name', 'email', 'phone', 'client_id as client', 'crm_id as crmId'])
      .where('contract_id', '=', contract)
      .where('id', '=', customer)
      .forUpdate(),
  );
  if (!row) throw new Error(`The customer "${customer}" is not there any more.`);
  if (row.client !== null) return row.client;
  const { name, email, phone, crmId } = row;
  const client =
    (await findByContact(context, crmId)) ??
    (await write.create('Client', { name: name ?? '', email, phone, crmId }));
  await write.update('Customer', customer, { client });
  return client;
}
