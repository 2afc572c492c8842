/** Reads what a ticket's face says: one statement, in the caller's contract. */
import type { Sql } from '../../../../server/kit.ts';
import type { TicketFacts } from '../model.ts';

interface Row extends Omit<TicketFacts, 'duplicate' | 'number'> {
  readonly number: number;
  readonly printCount: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

const FACES = `
select json_build_object(
  'operator', coalesce(nullif(c."company_name", ''), c."company_display_name"),
  'licence', c."licence_number",
  'show', coalesce(t."ticketing_title", g."title"),
  'startsAt', coalesce(t."event_date_start_date", d."start_date"),
  'timezone', coalesce(v."timezone", t."ticketing_timezone"),
  'number', t."number",
  'priceName', coalesce(t."ticket_price_name", p."name", ''),
  'amount', coalesce(t."facial_value", 0) + coalesce(t."facial_fee_value", 0),
  'currency', t."currency",
  'soldAt', t."bought_at",
  'soldPlace', s."name",
  'venue', coalesce(v."name", g."place"),
  'address', nullif(concat_ws(', ', v."address", nullif(concat_ws(' ', v."zip_code", v."city"), '')), ''),
  'barcode', t."barcode",
  'valid', t."valid" and coalesce(t."status", 'payed') not in ('cancelled', 'refunded'),
  'printCount', coalesce(t."print_count", 0),
  'firstname', t."data" ->> 'firstname',
  'lastname', t."data" ->> 'lastname'
) as "face"
from "ticket" t
join "contract" c on c."contract_id" = t."contract_id" and c."id" = t."contract_id"
left join "ticket_price" p on p."contract_id" = t."contract_id" and p."id" = t."ticket_price_id"
left join "event_date" d on d."contract_id" = t."contract_id" and d."id" = t."event_date_id"
left join "ticketing" g on g."contract_id" = t."contract_id" and g."id" = d."ticketing_id"
left join "venue" v on v."contract_id" = t."contract_id" and v."id" = g."venue_id"
left join "order" o on o."contract_id" = t."contract_id" and o."id" = t."order_id"
left join "selling_device" s on s."contract_id" = t."contract_id" and s."id" = o."selling_device_id"
where t."contract_id" = $1 and t."id" = any($2::bigint[])
order by array_position($2::bigint[], t."id")`;

/**
 * The facts of a contract's tickets in the order asked; a ticket that is not there is left out.
 *
 * @returns `duplicate` is true once a page of the ticket came out of a printer (R27).
 */
export async function readTickets(
  tx: Sql,
  asked: { readonly contract: number; readonly ids: readonly number[] },
): Promise<TicketFacts[]> {
  const rows = await tx.query<{ face: Row }>(FACES, [asked.contract, asked.ids]);
  return rows.map(({ face }) => {
    const { number, printCount, firstname, lastname, ...rest } = face;
    const facts = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const holder = [lastname, firstname].filter(Boolean).join(' ');
    return {
      ...(facts as unknown as Omit<TicketFacts, 'number' | 'duplicate'>),
      number: String(number ?? '').padStart(6, '0'),
      duplicate: printCount > 0,
      ...(holder ? { holder } : {}),
    };
  });
}
