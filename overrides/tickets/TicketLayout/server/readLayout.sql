select l."code_kind" as "codeKind", l."code_size" as "codeSize", l."text_size" as "textSize",
  coalesce(l."shown_fields", '[]'::jsonb) as "shownFields", l."legal_notice" as "legalNotice", l."logo", l."picture"
from "ticket_layout" l
left join "ticket" t on t."contract_id" = l."contract_id" and t."id" = :ticket::bigint
left join "event_date" d on d."contract_id" = t."contract_id" and d."id" = t."event_date_id"
left join "ticketing" g on g."contract_id" = d."contract_id" and g."id" = d."ticketing_id"
where l."contract_id" = :contract
  and (l."paper_type" is null or l."paper_type" = :paperType::text)
  and (l."organizational_unit_id" is null or l."organizational_unit_id" = g."organizational_unit_id")
  and (l."ticketing_id" is null or l."ticketing_id" = g."id")
order by l."ticketing_id" is null, l."organizational_unit_id" is null, l."paper_type" is null, l."id"
limit 1
