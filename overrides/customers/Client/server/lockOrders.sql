SELECT o."id" FROM "order" o WHERE o."contract_id" = :contract AND o."id" = ANY(:orders::bigint[]) ORDER BY o."id" FOR UPDATE SKIP LOCKED
