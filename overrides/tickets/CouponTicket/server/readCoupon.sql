select coalesce(nullif(c."company_name", ''), c."company_display_name", '') as "operator", k."code", k."usage",
  coalesce(k."amount", 0) as "amount", coalesce(k."currency", 'EUR') as "currency", o."title" as "offer", k."description",
  k."valid_from" as "validFrom", k."valid_until" as "validUntil", coalesce(c."timezone", 'Europe/Paris') as "timezone"
from "coupon" k
join "contract" c on c."contract_id" = k."contract_id" and c."id" = k."contract_id"
left join lateral (
  select r."title" from "coupon_offer_rule_list" l
  join "offer_rule" r on r."contract_id" = l."contract_id" and r."id" = l."target_id"
  where l."contract_id" = k."contract_id" and l."source_id" = k."id"
  order by l."position" limit 1
) o on true
where k."contract_id" = :contract and k."id" = :id
