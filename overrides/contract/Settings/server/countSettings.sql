-- Records in use of everything that is set up; of performances, those that can be sold from now on.
SELECT 'Contract' AS "entity", 1 AS "count"
UNION ALL SELECT 'OrganizationalUnit' AS "entity", count(*)::int AS "count" FROM "organizational_unit" WHERE "contract_id" = :contract
UNION ALL SELECT 'ContractAddendum' AS "entity", count(*)::int AS "count" FROM "contract_addendum" WHERE "contract_id" = :contract
UNION ALL SELECT 'AccountsUser' AS "entity", count(*)::int AS "count" FROM "accounts_user" WHERE "contract_id" = :contract
UNION ALL SELECT 'Role' AS "entity", count(*)::int AS "count" FROM "role" WHERE "contract_id" = :contract
UNION ALL SELECT 'Season' AS "entity", count(*)::int AS "count" FROM "season" WHERE "contract_id" = :contract
UNION ALL SELECT 'Venue' AS "entity", count(*)::int AS "count" FROM "venue" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'SeatConfig' AS "entity", count(*)::int AS "count" FROM "seat_config" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'TicketingCategory' AS "entity", count(*)::int AS "count" FROM "ticketing_category" WHERE "contract_id" = :contract
UNION ALL SELECT 'TicketPriceGroup' AS "entity", count(*)::int AS "count" FROM "ticket_price_group" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'Tag' AS "entity", count(*)::int AS "count" FROM "tag" WHERE "contract_id" = :contract
UNION ALL SELECT 'SellingDevice' AS "entity", count(*)::int AS "count" FROM "selling_device" WHERE "contract_id" = :contract
UNION ALL SELECT 'DeskPaymentMethod' AS "entity", count(*)::int AS "count" FROM "desk_payment_method" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'PaymentFee' AS "entity", count(*)::int AS "count" FROM "payment_fee" WHERE "contract_id" = :contract
UNION ALL SELECT 'Tax' AS "entity", count(*)::int AS "count" FROM "tax"
UNION ALL SELECT 'OfferRule' AS "entity", count(*)::int AS "count" FROM "offer_rule" WHERE "contract_id" = :contract AND NOT "archived"
UNION ALL SELECT 'BookingTrack' AS "entity", count(*)::int AS "count" FROM "booking_track" WHERE "contract_id" = :contract
UNION ALL SELECT 'BookingTrackMode' AS "entity", count(*)::int AS "count" FROM "booking_track_mode" WHERE "contract_id" = :contract
UNION ALL SELECT 'TicketLayout' AS "entity", count(*)::int AS "count" FROM "ticket_layout" WHERE "contract_id" = :contract
UNION ALL SELECT 'DeviceState' AS "entity", count(*)::int AS "count" FROM "device_state" WHERE "contract_id" = :contract
UNION ALL SELECT 'Sticker' AS "entity", count(*)::int AS "count" FROM "sticker" WHERE "contract_id" = :contract
UNION ALL SELECT 'ScanTrack' AS "entity", count(*)::int AS "count" FROM "scan_track" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'Checkpoint' AS "entity", count(*)::int AS "count" FROM "checkpoint" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'ScanConfig' AS "entity", count(*)::int AS "count" FROM "scan_config" WHERE "contract_id" = :contract
UNION ALL SELECT 'CustomerFieldContract' AS "entity", count(*)::int AS "count" FROM "customer_field_contract" WHERE "contract_id" = :contract
UNION ALL SELECT 'CustomerStatus' AS "entity", count(*)::int AS "count" FROM "customer_status" WHERE "contract_id" = :contract
UNION ALL SELECT 'Minisite' AS "entity", count(*)::int AS "count" FROM "minisite" WHERE "contract_id" = :contract
UNION ALL SELECT 'ReportingAccount' AS "entity", count(*)::int AS "count" FROM "reporting_account" WHERE "contract_id" = :contract AND NOT "is_hidden"
UNION ALL SELECT 'BankAccount' AS "entity", count(*)::int AS "count" FROM "bank_account" WHERE "contract_id" = :contract
UNION ALL SELECT 'SibilParameter' AS "entity", count(*)::int AS "count" FROM "sibil_parameter" WHERE "contract_id" = :contract
UNION ALL SELECT 'ProviderTicketCredentials' AS "entity", count(*)::int AS "count" FROM "provider_ticket_credentials" WHERE "contract_id" = :contract
UNION ALL SELECT 'Ticketing' AS "entity", count(*)::int AS "count" FROM "ticketing" WHERE "contract_id" = :contract
UNION ALL SELECT 'EventDate' AS "entity", count(*)::int AS "count" FROM "event_date" WHERE "contract_id" = :contract AND "status" = 'opened' AND "start_date" > now()
UNION ALL SELECT 'TicketPrice' AS "entity", count(*)::int AS "count" FROM "ticket_price" WHERE "contract_id" = :contract AND NOT "is_hidden"
