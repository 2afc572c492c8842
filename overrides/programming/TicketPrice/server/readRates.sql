SELECT "id", "country_code" AS "countryCode", "region", "category",
  "max_representation_number" AS "maxRepresentationNumber",
  "valid_from"::text AS "validFrom", "valid_until"::text AS "validUntil"
FROM "tax" ORDER BY "id"
