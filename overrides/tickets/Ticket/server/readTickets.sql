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
  'seat', case when t."seat_label" is not null then json_build_object('label', t."seat_label", 'floor', f."name",
    'zone', z."name", 'row', e."row", 'number', e."seat_number") end,
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
left join "available_seat" a on a."contract_id" = t."contract_id" and a."ticket_id" = t."id"
left join "seat" e on e."contract_id" = a."contract_id" and e."id" = a."seat_id"
left join "seat_floor" f on f."contract_id" = e."contract_id" and f."id" = e."floor_id"
left join "seat_zone" z on z."contract_id" = e."contract_id" and z."id" = e."zone_id"
where t."contract_id" = :contract and t."id" = any(:ids::bigint[])
order by array_position(:ids::bigint[], t."id")
