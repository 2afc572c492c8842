-- A ticket as a door has to know it: its track, that of the file it came in, the price's or the organiser's own, and how often it passed here. It is
-- read by a statement of its own once the ticket is locked: counters read beside the lock would be as old as the wait.
SELECT t."id", t."barcode", t."event_date_id" AS "eventDate", t."status", t."valid" AS "isValid",
  coalesce(t."is_blocked", false) AS "isBlocked", t."is_inside" AS "isInside",
  EXISTS (SELECT 1 FROM "ticket" n WHERE n."contract_id" = t."contract_id" AND n."replaced_ticket_id" = t."id") AS "isReplaced",
  coalesce(e."status" = 'cancelled', false) AS "isDateCancelled",
  coalesce(e."start_date", t."event_date_start_date") AS "startDate", coalesce(e."end_date", t."event_date_end_date") AS "endDate",
  t."valid_start_date" AS "validStartDate", t."valid_end_date" AS "validEndDate",
  coalesce(t."current_scan_nb", 0) AS "scans", coalesce(t."current_valid_scan_nb", 0) AS "valid",
  CASE WHEN k."id" IS NULL THEN 1 ELSE k."max_scan_nb" END AS "max", coalesce(k."allows_reentry", false) AS "allowsReentry",
  :checkpoint::bigint IS NOT NULL AND h."id" IS NULL
    AND EXISTS (SELECT 1 FROM "scan_track_checkpoint" o WHERE o."contract_id" = t."contract_id" AND o."scan_track_id" = k."id") AS "isOffTrack",
  (SELECT o."checkpoint_id" FROM "scan_track_checkpoint" o WHERE o."contract_id" = t."contract_id" AND o."scan_track_id" = k."id"
    ORDER BY o."position", o."id" LIMIT 1) AS "firstCheckpoint",
  h."max_scan_nb" AS "checkpointMax",
  p."id" AS "passage", coalesce(p."current_scan_nb", 0) AS "checkpointScans", coalesce(p."current_valid_scan_nb", 0) AS "checkpointValid",
  p."first_scanned_date" AS "checkpointFirst", p."last_scanned_date" AS "checkpointLast",
  t."first_scanned_date" AS "first", t."last_scanned_date" AS "last",
  (SELECT s."id" FROM "scan" s WHERE s."contract_id" = t."contract_id" AND s."ticket_id" = t."id" AND s."status" = 'ok'
    AND s."direction" = :direction ORDER BY s."scan_date" DESC, s."id" DESC LIMIT 1) AS "lastScan"
FROM "ticket" t
LEFT JOIN "event_date" e ON e."contract_id" = t."contract_id" AND e."id" = t."event_date_id"
LEFT JOIN "ticket_price" r ON r."contract_id" = t."contract_id" AND r."id" = t."ticket_price_id"
LEFT JOIN "imported_ticket" m ON m."contract_id" = t."contract_id" AND m."ticket_id" = t."id"
LEFT JOIN "provider_ticket_imported_file" f ON f."contract_id" = m."contract_id" AND f."id" = m."imported_file_id"
LEFT JOIN LATERAL (SELECT coalesce(f."scan_track_id", r."scan_track_id") AS "id") w ON true
LEFT JOIN LATERAL (SELECT k.* FROM "scan_track" k WHERE k."contract_id" = t."contract_id"
  AND (k."id" = w."id" OR (w."id" IS NULL AND k."is_default"))
  ORDER BY k."id" LIMIT 1) k ON true
LEFT JOIN "scan_track_checkpoint" h ON h."contract_id" = t."contract_id" AND h."scan_track_id" = k."id" AND h."checkpoint_id" = :checkpoint
LEFT JOIN "ticket_checkpoint" p ON p."contract_id" = t."contract_id" AND p."ticket_id" = t."id" AND p."checkpoint_id" = :checkpoint
WHERE t."contract_id" = :contract AND t."id" = :ticket
