/** What an import met and could not take: dealt with once its name means something here, or its row has become a ticket. */
import { defineBehaviour } from '../../../../server/behaviour.ts';

/** Of which mapping by which kind of name. */
const MAPPINGS = [
  ['ticketing', 'ticketing_mapping', 'ticketing_id'],
  ['ticket_price', 'ticket_price_mapping', 'ticket_price_id'],
  ['contingent', 'contingent_mapping', 'contingent_id'],
] as const;

const isMapped = (row: string) =>
  MAPPINGS.map(
    ([
      kind,
      table,
      target,
    ]) => `${row}."mapping_type" = '${kind}' AND EXISTS (SELECT 1 FROM "${table}" "the_mapping"
      WHERE "the_mapping"."contract_id" = ${row}."contract_id" AND "the_mapping"."label" = ${row}."fault" #>> '{values,label}'
        AND ("the_mapping"."${target}" IS NOT NULL OR "the_mapping"."is_ignored"))`,
  ).join(' OR ');

export const mappingNotificationBehaviour = defineBehaviour('MappingNotification', {
  computed: {
    isRepaired: (row) => `(EXISTS (SELECT 1 FROM "provider_ticket_imported_file" "the_file"
        WHERE "the_file"."contract_id" = ${row}."contract_id" AND "the_file"."id" = ${row}."imported_file_id" AND "the_file"."import_status" = 'deleted')
      OR CASE WHEN ${row}."type" = 'missing' THEN (${isMapped(row)}) ELSE ${row}."row_number" IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM "provider_ticket_refusal" "the_refusal" WHERE "the_refusal"."contract_id" = ${row}."contract_id"
          AND "the_refusal"."imported_file_id" = ${row}."imported_file_id" AND "the_refusal"."row_number" = ${row}."row_number") END)`,
  },
});
