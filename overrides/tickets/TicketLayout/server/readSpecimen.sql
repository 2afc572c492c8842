select coalesce(nullif(c."company_name", ''), c."company_display_name", '') as "operator", c."licence_number" as "licence",
  g."title" as "show", n."start_date" as "startsAt", coalesce(v."timezone", c."timezone") as "timezone", v."name" as "venue",
  nullif(concat_ws(', ', v."address", nullif(concat_ws(' ', v."zip_code", v."city"), '')), '') as "address"
from "contract" c
left join "ticketing" g on g."contract_id" = c."contract_id" and g."id" = :ticketing::bigint
left join "venue" v on v."contract_id" = g."contract_id" and v."id" = g."venue_id"
left join lateral (
  select d."start_date" from "event_date" d
  where d."contract_id" = c."contract_id" and d."ticketing_id" = g."id" and d."start_date" > now()
  order by d."start_date" limit 1
) n on true
where c."contract_id" = :contract and c."id" = :contract
