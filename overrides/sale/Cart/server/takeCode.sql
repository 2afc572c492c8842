UPDATE "coupon" SET "nb_use_current" = "nb_use_current" + :count
WHERE "contract_id" = :contract AND "id" = :id AND ("nb_use_max" IS NULL OR "nb_use_current" + :count <= "nb_use_max")
RETURNING "id" AS "taken"
