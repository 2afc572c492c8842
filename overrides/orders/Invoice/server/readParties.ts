/** Who bills and who is billed, as they are now. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { Buyer, Seller } from '../model.ts';

interface Place {
  readonly tx: Pick<Sql, 'query'>;
  readonly contract: number;
}

const joinAddress = (lines: readonly (readonly (string | null | undefined)[])[]): string | null =>
  lines
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '')
    .join('\n') || null;

/**
 * What the caller names, else what the customer has.
 * @param customer id
 * @returns with the name '' where neither has one
 */
export async function readBuyer(
  { tx, contract }: Place,
  customer: number | null,
  named: Readonly<Partial<Record<keyof Buyer, string | null>>>,
): Promise<Buyer> {
  const [known] = await tx.query(
    db
      .selectFrom('customer')
      .select(['display_name as name', 'address', 'zipcode', 'city'])
      .where('contract_id', '=', contract)
      .where('id', '=', customer),
  );
  const address = known ? joinAddress([[known.address], [known.zipcode, known.city]]) : null;
  return {
    name: named.name?.trim() || known?.name || '',
    address: named.address?.trim() || address,
    additionalInfo: named.additionalInfo?.trim() || null,
    vatNumber: named.vatNumber?.trim() || null,
    siretNumber: named.siretNumber?.trim() || null,
  };
}

export async function readSeller({ tx, contract }: Place): Promise<Seller> {
  const [row] = await tx.query(
    db
      .selectFrom('contract')
      .select([
        'company_name as name',
        'company_legal_form as legalForm',
        'company_capital as capital',
        'company_address as street',
        'company_postal_code as zipcode',
        'company_city as city',
        'company_country as country',
        'company_vat_number as vatNumber',
        'company_record_number as recordNumber',
        'company_record_place as recordPlace',
        'licence_number as licenceNumber',
      ])
      .where('id', '=', contract),
  );
  if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
  const { street, zipcode, city, country, ...seller } = row;
  return { ...seller, address: joinAddress([[street], [zipcode, city], [country]]) };
}
