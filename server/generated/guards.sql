-- Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.

-- Requests run as this role; it owns nothing, so that row-level security holds for it.
do $$
declare
  -- Since PostgreSQL 16 whoever makes a role is its member without being allowed to become it.
  may text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  begin
    if not exists (select from pg_roles where rolname = 'back_office') then
      begin
        create role "back_office" nologin nosuperuser nobypassrls;
      -- Another server on the same cluster was first.
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, 'back_office', may) then
      execute format('grant "back_office" to %I', current_user);
    end if;
  exception when insufficient_privilege then
    raise exception 'The database user "%" may not become the role "back_office", as which requests run.', current_user
      using hint = format('As a superuser, run once: create role "back_office" nologin; grant "back_office" to %I;', current_user);
  end;
  begin
    if exists (select from pg_roles where rolname = 'back_office' and (rolsuper or rolbypassrls)) then
      alter role "back_office" nosuperuser nobypassrls;
    end if;
  exception when insufficient_privilege then
    raise exception 'The role "back_office" may bypass row-level security, which keeps contracts apart.'
      using hint = 'As a superuser, run once: alter role "back_office" nosuperuser nobypassrls;';
  end;
  if pg_has_role('back_office', current_user, 'usage') then
    raise exception 'The role "back_office" is a member of "%", which owns the tables: no row-level security binds it.', current_user
      using hint = format('As a superuser, run once: revoke %I from "back_office";', current_user);
  end if;
  execute format('grant usage on schema %I to "back_office"', current_schema());
end
$$;

-- Grants and policies of this role are made anew below: what somebody else gave it goes.
do $$
declare
  p record;
begin
  for p in
    select c.relname, own.polname from pg_policy own join pg_class c on c.oid = own.polrelid
    where c.relnamespace = current_schema()::regnamespace
      and own.polroles && array[0::oid, 'back_office'::regrole::oid]
  loop
    execute format('drop policy %I on %I', p.polname, p.relname);
  end loop;
  for p in
    select c.relname, case c.relkind when 'S' then 'sequence' else 'table' end as kind from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_has_role(c.relowner, 'usage')
      and exists (select from aclexplode(c.relacl) a where a.grantee = 'back_office'::regrole)
  loop
    execute format('revoke all on %s %I from "back_office"', p.kind, p.relname);
  end loop;
end
$$;

-- All a deleted row had, as {column: [from, null]}. "secret": columns whose change is recorded and whose values are not.
create or replace function "deleted_values"("had" jsonb, "secret" text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(was.key, case when was.key = any ("secret")
    then '["***", null]'::jsonb else jsonb_build_array(was.value, null) end)
  from jsonb_each("had") was where was.value <> 'null'::jsonb
$$;

-- A row made or deleted, by a statement that writes few.
create or replace function "write_outbox_row"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into "outbox" ("contract_id", "entity", "entity_id", "action", "changes", "actor")
    values (new."contract_id", tg_argv[0], new."id", 'create', '{}', nullif(current_setting('app.actor', true), ''));
  else
    insert into "outbox" ("contract_id", "entity", "entity_id", "action", "changes", "actor")
    values (old."contract_id", tg_argv[0], old."id", 'delete', "deleted_values"(to_jsonb(old), tg_argv[1]::text[]),
      nullif(current_setting('app.actor', true), ''));
  end if;
  return null;
end
$$;

-- The same for all rows of a statement announced as one of many.
create or replace function "write_outbox"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into "outbox" ("contract_id", "entity", "entity_ids", "action", "changes", "actor")
    select t."contract_id", tg_argv[0], array_agg(t."id"), 'create',
      to_jsonb('[{' || string_agg(t."changes", '},{') || '}]'), nullif(current_setting('app.actor', true), '')
    from (
      select r."contract_id", r."id", r."changes",
        (sum(greatest(octet_length(r."changes"), 10000)) over own - 1) / 1000000 as part
      from (select r."contract_id", r."id", '' as "changes" from new_rows r) r
      window own as (partition by r."contract_id" order by r."id" rows unbounded preceding)
      order by r."contract_id", part, r."id"
    ) t
    group by t."contract_id", t.part order by t."contract_id", t.part;
  else
    insert into "outbox" ("contract_id", "entity", "entity_ids", "action", "changes", "actor")
    select t."contract_id", tg_argv[0], array_agg(t."id"), 'delete',
      to_jsonb('[{' || string_agg(t."changes", '},{') || '}]'), nullif(current_setting('app.actor', true), '')
    from (
      select r."contract_id", r."id", r."changes",
        (sum(greatest(octet_length(r."changes"), 10000)) over own - 1) / 1000000 as part
      from (select r."contract_id", r."id",
      left(substr("deleted_values"(to_jsonb(r), tg_argv[1]::text[])::text, 2), -1) as "changes" from old_rows r) r
      window own as (partition by r."contract_id" order by r."id" rows unbounded preceding)
      order by r."contract_id", part, r."id"
    ) t
    group by t."contract_id", t.part order by t."contract_id", t.part;
  end if;
  return null;
end
$$;

-- A change of pairs is an update of the row they start from: {relation: [ids taken away, ids added]}.
create or replace function "write_pairs_outbox"() returns trigger language plpgsql as $$
declare
  is_added boolean := tg_op = 'INSERT';
  pairs text := case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end;
begin
  execute format(
    'insert into "outbox" ("contract_id", "entity", "entity_id", "action", "changes", "actor")
     select p."contract_id", $1, p."source_id", ''update'',
       jsonb_build_object($2, case when $3
         then jsonb_build_array(''[]''::jsonb, jsonb_agg(p."target_id" order by p."position", p."target_id"))
         else jsonb_build_array(jsonb_agg(p."target_id" order by p."position", p."target_id"), ''[]''::jsonb) end),
       nullif(current_setting(''app.actor'', true), '''')
     from %I p
     where exists (select from %I s where s."contract_id" = p."contract_id" and s."id" = p."source_id")
     group by p."contract_id", p."source_id" order by p."source_id"', pairs, tg_argv[2])
  using tg_argv[0], tg_argv[1], is_added;
  return null;
end
$$;

-- The contract's own row belongs to the contract it describes.
create or replace function "take_own_contract"() returns trigger language plpgsql as $$
begin
  new."contract_id" := new."id";
  return new;
end
$$;

do $$
declare
  -- Empty once it was set and reset: then no row is seen.
  own constant text := '("contract_id" = nullif(current_setting(''app.contract'', true), '''')::bigint)';
  -- Who writes many rows by one statement announces it, for as long as it does: they are recorded together, which a
  -- single row would pay for. What is not announced is recorded row by row: slower, and as complete.
  recorded constant text := 'coalesce(current_setting(''app.outbox'', true), '''') <> ''off''';
  -- Asked of every row: first the condition that refuses most of them.
  few constant text := 'coalesce(current_setting(''app.rows'', true), '''') <> ''many'' and ' || recorded;
  many constant text := recorded || ' and current_setting(''app.rows'', true) = ''many''';
  stamp text;
  secret text;
  listed text[];
  t record;
  event record;
  changes record;
begin
  -- What is dropped in case it is there would raise a notice otherwise, table by table.
  perform set_config('client_min_messages', 'warning', true);
  for t in
    select * from (values
      ('accounting_client', 'AccountingClient', 'contract', '{contract_id,id,name,accounting_code,reporting_account_id,email,phone,address,crm_id,is_enabled,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('accounts_user', 'AccountsUser', 'contract', '{contract_id,id,full_name,email,firstname,lastname,contract_role_id,position,desk_selling_device_id,enabled,invited,last_sign_in,factor_reset_at,factor_reset_by,factor_reset_mailed_at,access_mail,access_mail_at,access_mail_by,access_mailed_at,role_before_id}', '{}', null, null, null),
      ('accounts_user_organizational_unit_list', 'AccountsUser', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'organizational_unit_list', 'accounts_user'),
      ('audit_document', 'AuditDocument', 'contract', '{contract_id,id,start_date,end_date,verified_at,record_count,fault,created_at}', '{}', null, null, null),
      ('available_seat', 'AvailableSeat', 'contract', '{contract_id,id,event_date_id,seat_id,seat_config_id,seat_group_id,stock_contingent_id,status,booking_status,hold_type,hold_reason,held_by,expires_at,release_minutes,cart_id,cart_item_id,order_id,ticket_id,visible,manually_assigned,is_locked,updated_at}', '{}', 'updated_at', null, null),
      ('available_seat_model', 'AvailableSeatModel', 'contract', '{contract_id,id,logical_seat_config_id,seat_id,seat_group_id,contingent_id,position,status}', '{}', null, null, null),
      ('bank_account', 'BankAccount', 'contract', '{contract_id,id,wallet_id,owner_name,iban,type,tag,default_account,address_line1,address_line2,postal_code,city,region,address_country}', '{}', null, null, null),
      ('billing', 'Billing', 'contract', '{contract_id,id,type,policy,recurring_payment_parameters,booking_track_id}', '{}', null, null, null),
      ('booking', 'Booking', 'contract', '{contract_id,id,type,order_id,cart_id,customer_id,status,payment_status,nb_tickets,nb_coupons,nb_scanned_tickets,nb_valid_items,scanned,last_scanned_date,payment_transaction_balance,refund_transaction_name,payment_transaction_name,payment_link_id,facial_value,retail_value,currency,search_content,entity_id,entity_name,is_reservation,created_at_timezone,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('booking_ticketing_list', 'Booking', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'ticketing_list', 'booking'),
      ('booking_item', 'BookingItem', 'contract', '{contract_id,id,booking_id,ticket_id,ticket_price_name,currency,ticket_price_facial_value,seat_id,seat_label,participant_id,ticket_barcode,ticket_current_valid_scan_nb}', '{}', null, null, null),
      ('booking_track', 'BookingTrack', 'contract', '{contract_id,id,name,cart_type,booking_track_mode_id,is_default,booking_options,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('booking_track_mode', 'BookingTrackMode', 'contract', '{contract_id,id,label,description,cart_type,type,is_default,position,available_for_payment_providers,booking_options}', '{}', null, null, null),
      ('cart', 'Cart', 'contract', '{contract_id,id,type,status,comment,currency,customer_id,contact_id,nb_tickets,total_item_number,total_ticket_number,customer_paid_amount,customer_paid_amount_without_offer,retail_value,facial_value,facial_fee_value,selling_device_id,origin_type,origin_id,owner_id,desk_session_id,reservation_name,book_tickets,coupon_code,coupon_id,coupon_code_list,coupon_validity_map,customer_required_fields,customer_form_data,optin,parent_id,is_parked,is_hidden,event_date_option_status_list,option_status,option_notice,option_message,is_option,option,reservation,expires_at,release_failed_at,notified_at,deleted_at,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('cart_coupon_list', 'Cart', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'coupon_list', 'cart'),
      ('cart_tag_list', 'Cart', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'tag_list', 'cart'),
      ('cart_organizational_unit_list', 'Cart', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'organizational_unit_list', 'cart'),
      ('cart_item', 'CartItem', 'contract', '{contract_id,id,cart_id,ticket_price_id,stock_contingent_id,excluded_from_parent_stock,quantity,facial_value,customer_paid_amount,amount_for_pro,total_fees,data,valid,ticket_price_valid,group_key,coupon_code,participant_required_fields,participant_id}', '{}', null, null, null),
      ('cart_item_occupied_contingent_list', 'CartItem', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'occupied_contingent_list', 'cart_item'),
      ('cart_item_available_seat_list', 'CartItem', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'available_seat_list', 'cart_item'),
      ('cart_item_with_offer', 'CartItemWithOffer', 'contract', '{contract_id,id,cart_id,cart_item_id,name,ticket_price_id,offer_id,quantity,facial_value_without_offer,facial_value,customer_paid_amount,ticketing_title,ticketing_timezone,date,end_date,buyable,valid,coupon_code,cluster_id,application_id,group_key,offer_rule_use_application_id_quantity_map}', '{}', null, null, null),
      ('cart_item_with_offer_available_seat_list', 'CartItemWithOffer', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'available_seat_list', 'cart_item_with_offer'),
      ('cash_movement', 'CashMovement', 'contract', '{contract_id,id,desk_session_id,direction,amount,currency,reason,created_at}', '{}', null, null, null),
      ('checkpoint', 'Checkpoint', 'contract', '{contract_id,id,name,scan_success_callback_url,is_default,is_hidden,is_deletable,is_hidable}', '{}', null, null, null),
      ('client', 'Client', 'contract', '{contract_id,id,name,corporate_name,email,phone,accounting_number,origin,reporting_account_id,active,issuer_name,issuer_bank_name,crm_id,crm_data,ticketing_data,created_at}', '{}', null, null, null),
      ('contingent', 'Contingent', 'contract', '{contract_id,id,name,sanitized_name,color,is_hidden,available_actions}', '{}', null, null, null),
      ('contingent_mapping', 'ContingentMapping', 'contract', '{contract_id,id,label,is_default,contingent_id,is_ignored}', '{}', null, null, null),
      ('contract', 'Contract', 'self', '{contract_id,id,company_display_name,company_name,status,company_legal_form,company_vat_number,company_record_number,company_record_place,company_capital,company_address,company_postal_code,company_city,company_country,company_type,legal_representative_firstname,legal_representative_lastname,legal_representative_status,licence_number,public_contact_email,billing_type,billing_contact_email,default_currency,timezone,locale,sale_session_end_time,current_accountability_period_start,current_accountability_period_end,is_signed,is_demo,is_onboarded,onboarding_data,customer_required_fields,hide_fees,gdpr_optin_message,template_parameters,mail_additional_information,notify_on_new_order_success,order_notification_email_list,additional_information,payment_fee,features}', '{}', null, null, null),
      ('contract_addendum', 'ContractAddendum', 'contract', '{contract_id,id,summary,content,signature_date,created_at}', '{}', null, null, null),
      ('contract_user', 'ContractUser', 'contract', '{contract_id,id,user_id}', '{}', null, null, null),
      ('coupon', 'Coupon', 'contract', '{contract_id,id,code,usage,description,amount,initial_amount,currency,enabled,valid_from,valid_until,season_id,nb_use_max,nb_use_current,coupon_code_group_id,participant_id,creating_offer_rule_id,creating_order_id,is_taxed_at_sale,vat_rate,contract_key,data,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('coupon_offer_rule_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'offer_rule_list', 'coupon'),
      ('coupon_customer_status_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'customer_status_list', 'coupon'),
      ('coupon_applying_cart_item_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'applying_cart_item_list', 'coupon'),
      ('coupon_applying_order_item_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'applying_order_item_list', 'coupon'),
      ('coupon_creating_order_item_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'creating_order_item_list', 'coupon'),
      ('coupon_creating_cart_item_list', 'Coupon', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'creating_cart_item_list', 'coupon'),
      ('coupon_code_group', 'CouponCodeGroup', 'contract', '{contract_id,id,name}', '{}', null, null, null),
      ('crm_customer', 'CrmCustomer', 'contract', '{contract_id,id,customer_type,civility,lastname,firstname,email_list,phone_list,birthday,nationality,address,zipcode,city,country,geo_zone,role,service,organization_type,vat_number,website,interests,gdpr_consent,gdpr_consent_at,diffusion_list_ok,diffusion_list_no,has_online_account,custom_fields,imported_file_id,deleted_at,merged_into_id,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('crm_customer_organization_list', 'CrmCustomer', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'organization_list', 'crm_customer'),
      ('crm_customer_tag_list', 'CrmCustomer', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'tag_list', 'crm_customer'),
      ('crm_customer_status_list', 'CrmCustomer', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'status_list', 'crm_customer'),
      ('customer', 'Customer', 'contract', '{contract_id,id,display_name,type,civility,lastname,firstname,email,phone,birthday,nationality,country_of_residence,address,zipcode,city,crm_id,client_id,additionnal_information,diffusion_list,shipping_data,shopping_data,gdpr_information,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('customer_change_row', 'CustomerChangeRow', 'contract', '{contract_id,id,job_id,customer_id,name,state,reason,before,after}', '{}', null, null, null),
      ('customer_coupon', 'CustomerCoupon', 'contract', '{contract_id,id,customer_id,coupon_id,code,amount,initial_amount,currency,usage,description,is_subscriber,season,season_subscribed,offer_name_list,customer_status_list,order_id,applied_order_list,valid_from,valid_until,coupon_is_enabled,color,created_at}', '{}', null, null, null),
      ('customer_distinction', 'CustomerDistinction', 'contract', '{contract_id,id,first_id,second_id,decided_by,created_at}', '{}', null, null, null),
      ('customer_field', 'CustomerField', 'global', '{contract_id,id,slug,is_generic}', '{}', null, null, null),
      ('customer_field_contract', 'CustomerFieldContract', 'contract', '{contract_id,id,label,slug,type,customer_field_id,description,position,required,read_only,is_deleteable,input_type,options,form_type,form_is_multiple,form_options,no_list,form_id,parent_id,search_type,search_options,data_target,related_to}', '{}', null, null, null),
      ('customer_filter_criteria', 'CustomerFilterCriteria', 'global', '{contract_id,id,name,label,type,typology_visibility_list}', '{}', null, null, null),
      ('customer_filter_group', 'CustomerFilterGroup', 'global', '{contract_id,id,name,label}', '{}', null, null, null),
      ('customer_filter_group_criteria_list', 'CustomerFilterGroup', 'global', '{contract_id,source_id,target_id,position}', '{}', null, 'criteria_list', 'customer_filter_group'),
      ('customer_filter_operator', 'CustomerFilterOperator', 'global', '{contract_id,id,name,label}', '{}', null, null, null),
      ('customer_merge_record', 'CustomerMergeRecord', 'contract', '{contract_id,id,merged_names,kept_id,merged_id_list,state,merged_by,created_at,undone_at,not_restored,moved}', '{}', null, null, null),
      ('customer_note', 'CustomerNote', 'contract', '{contract_id,id,customer_id,text,author,is_pinned,due_on,assignee_id,done_at,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('customer_status', 'CustomerStatus', 'contract', '{contract_id,id,label,is_subscription}', '{}', null, null, null),
      ('dead_letter', 'DeadLetter', 'contract', '{contract_id,id,subscriber,entity,record_id,action,row,attempts,error,created_at}', '{}', null, null, null),
      ('deposit', 'Deposit', 'contract', '{contract_id,id,client_id,account_type,currency,selling_device_id,order_id,provider,provider_metadata,created_at}', '{}', null, null, null),
      ('desk_notification', 'DeskNotification', 'global', '{contract_id,id,type,message,start,expiry,created_at}', '{}', null, null, null),
      ('desk_payment_method', 'DeskPaymentMethod', 'contract', '{contract_id,id,code,label,label_translation_key,enabled,flexible,is_default,position,reporting_account_id,is_hidden,transaction}', '{}', null, null, null),
      ('desk_selling_device', 'DeskSellingDevice', 'contract', '{contract_id,id,selling_device_id}', '{}', null, null, null),
      ('desk_session', 'DeskSession', 'contract', '{contract_id,id,session_number,user_email,selling_device_id,start_date,end_date,currency,opening_float,cash_count,counted_cash,expected_cash,cash_difference,difference_reason}', '{}', null, null, null),
      ('desk_user', 'DeskUser', 'contract', '{contract_id,id,user_id,enabled}', '{}', null, null, null),
      ('device_state', 'DeviceState', 'contract', '{contract_id,id,name,box_id,last_heartbeat_timestamp,last_heartbeat_local_timestamp,last_updated_timestamp,package_version,paper_type_ticket_parameters_map,printers_state,terminals_state,configuration,forwarding_mode,page_cut_mode,print_speed,is_token_readable,uptime,ram_usage,disk_usage,public_ip_address,network_interfaces,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('event_date', 'EventDate', 'contract', '{contract_id,id,ticketing_id,pattern_id,start_date,end_date,start_of_event_day,end_of_event_day,status,type,sale_start_date,sale_end_date,on_sale_demo_mode,not_on_sale_reasons,is_reservable_online,dynamic,is_numbered_seating,seating_name,seat_config_id,logical_seat_config_id,unlimited_stock,total_stock,base_stock,overbooking_stock,overbooked_stock,manually_set_stock,occupied_stock,sold_tickets,sold_items,booked_tickets,booked_items,reserved_tickets,reserved_items,refunded_tickets,refunded_items,issued_tickets,issued_items,imported_tickets,imported_items,sold_ex_stock_tickets,booked_ex_stock_tickets,reserved_ex_stock_tickets,refunded_ex_stock_tickets,issued_ex_stock_tickets,imported_ex_stock_tickets,sold_ex_stock_items,booked_ex_stock_items,reserved_ex_stock_items,refunded_ex_stock_items,issued_ex_stock_items,imported_ex_stock_items,group_tickets,option_tickets,group_items,option_items,nb_active_seats,scanned_ticket_count,turnover,order_income,reservation_income,representation_number,is_representation_number_manually_fixed,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('event_date_pattern', 'EventDatePattern', 'contract', '{contract_id,id,ticketing_id,type,status,schedule,relative_sale_start_date,relative_sale_end_date,total_stock,seat_config_id,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('feature', 'Feature', 'global', '{contract_id,id,name,label,enabled}', '{}', null, null, null),
      ('fee', 'Fee', 'contract', '{contract_id,id,type,amount,rate,vat_rate,calculated_amount,currency}', '{}', null, null, null),
      ('form', 'Form', 'contract', '{contract_id,id,type,booking_track_id,mode,optin_message,field_list}', '{}', null, null, null),
      ('imported_file', 'ImportedFile', 'contract', '{contract_id,id,original_name,file_name,import_status,imported_at,size,mime_type,import_token,sheets,mapping,match_by,when_known,row_count,done_count,created_count,updated_count,unchanged_count,failed_count,cursor,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('imported_file_refusal', 'ImportedFileRefusal', 'contract', '{contract_id,id,imported_file_id,sheet_index,row_number,cells,faults}', '{}', null, null, null),
      ('imported_ticket', 'ImportedTicket', 'contract', '{contract_id,id,imported_file_id,row_number,ticket_id,shared_code,reference,takes_stock,stock_contingent_id,excluded_from_parent_stock}', '{}', null, null, null),
      ('imported_ticket_occupied_contingent_list', 'ImportedTicket', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'occupied_contingent_list', 'imported_ticket'),
      ('invoice', 'Invoice', 'contract', '{contract_id,id,identifier,type,order_id,customer_name,customer_address,customer_additional_info,customer_vat_number,customer_siret_number,seller,currency,total_amount,net_amount,vat_amount,group_label,cancelled,original_invoice_id,created_at}', '{}', null, null, null),
      ('invoice_line', 'InvoiceLine', 'contract', '{contract_id,id,invoice_id,label,quantity,unit_amount,fee_amount,vat_rate,net_amount,vat_amount,order_item_id}', '{}', null, null, null),
      ('job', 'Job', 'contract', '{contract_id,id,name,type,action,target,status,progress,user_id,parameters,user_data,result,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('journal_record', 'JournalRecord', 'contract', '{contract_id,id,recorded_at,series,number,currency,is_demo,content,signature}', '{}', null, null, null),
      ('lettering', 'Lettering', 'contract', '{contract_id,id,code,client_id,currency,amount,owner_id,created_at,undone_at,undone_by_id}', '{}', null, null, null),
      ('lettering_transaction_list', 'Lettering', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'transaction_list', 'lettering'),
      ('logical_seat_config', 'LogicalSeatConfig', 'contract', '{contract_id,id,name,seat_config_id,is_numbered_seating,total_stock,unlimited_stock,default_seat_group_id,is_hidden,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('logical_seat_config_seat_group_list', 'LogicalSeatConfig', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'seat_group_list', 'logical_seat_config'),
      ('logical_seat_config_contingent_list', 'LogicalSeatConfig', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'contingent_list', 'logical_seat_config'),
      ('mail_recipient', 'MailRecipient', 'contract', '{contract_id,id,sending_id,customer_id,name,email,state}', '{}', null, null, null),
      ('mail_sending', 'MailSending', 'contract', '{contract_id,id,name,mailer_provider,state,created_at,ended_at,asked_by,job_id,matched_count,sent_count,not_agreed_count,without_email_count,same_count,removed_count,fault}', '{}', null, null, null),
      ('mailer_access', 'MailerAccess', 'contract', '{contract_id,id,mailer_provider,api_key,account_name,tested_at}', '{api_key}', null, null, null),
      ('mapping_notification', 'MappingNotification', 'contract', '{contract_id,id,type,mapping_type,message,bar_code,provider,imported_file_id,row_number,fault,created_at}', '{}', null, null, null),
      ('mass_action_aggregate', 'MassActionAggregate', 'contract', '{contract_id,id,name,aggregation_params,aggregation_result,created_at}', '{}', null, null, null),
      ('mass_action_row', 'MassActionRow', 'contract', '{contract_id,id,job_id,ticketing_id,event_date_id,start_date,ticket_price_id,name,copy_id,state,code,message,values,before,after}', '{}', null, null, null),
      ('master_ticket', 'MasterTicket', 'contract', '{contract_id,id,barcode,order_id,participant_id,data,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('master_ticket_tickets', 'MasterTicket', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'tickets', 'master_ticket'),
      ('minisite', 'Minisite', 'contract', '{contract_id,id,name,slug,domain,company_name,selling_device_id,is_multi_contract,is_demo_mode,sign_in_mode,logo,background_url,terms_of_sale,settings,integrations}', '{}', null, null, null),
      ('module', 'Module', 'contract', '{contract_id,id,minisite_id,type,page_type,position,configuration,can_be}', '{}', null, null, null),
      ('notification', 'Notification', 'global', '{contract_id,id,message,display_style,active,created_at}', '{}', null, null, null),
      ('offer_rule', 'OfferRule', 'contract', '{contract_id,id,title,description,message,conditions_text,color,image,position,enabled,draft,archived,is_listed,valid_start_date,valid_end_date,timezone,trigger_list,has_applier,combinable,is_nominative,customer_required_fields,booking_track_id,weekday_list,device_type_list,max_per_order,max_per_customer,nb_use_max,nb_use_current,exchange_data,application_data_list,generate_master_ticket,has_cash_coupon,is_generic_cash_coupon,handcrafted,schema_version,template_parameters,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('offer_rule_ticket_price_list', 'OfferRule', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'ticket_price_list', 'offer_rule'),
      ('offer_rule_customer_status_list', 'OfferRule', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'customer_status_list', 'offer_rule'),
      ('offer_rule_contract_list', 'OfferRule', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'contract_list', 'offer_rule'),
      ('order', 'Order', 'contract', '{contract_id,id,number,status,payment_status,status_description,currency,customer_id,contact_id,comment,description,shipping_id,billing_id,nb_tickets,sold_ticket_quantity,nb_coupons,customer_paid_amount,retail_value,current_retail_value,net_amount,vat_amount,order_only_fee_amount,balance,external_balance_for_order,bank_transaction_balance,actionnable_transaction_balance,bank_refund_transaction_balance,payment_id,wallet_id,payment_link_id,cart_id,parent_id,rescheduled_from_order_id,selling_device_id,selling_device_for_payment_id,desk_session_id,owner_id,origin_type,origin_id,download_id,pay_id,customer_required_fields,customer_form_data,public_data,auto_refundable,is_subscription_order,is_settled,is_payment_link_order,is_training,refund_transaction_name,payment_transaction_name,receipt_print_count,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('order_tag_list', 'Order', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'tag_list', 'order'),
      ('order_organizational_unit_list', 'Order', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'organizational_unit_list', 'order'),
      ('order_fee_item', 'OrderFeeItem', 'contract', '{contract_id,id,order_item_id,type,amount,rate,vat_rate,currency}', '{}', null, null, null),
      ('order_item', 'OrderItem', 'contract', '{contract_id,id,order_id,type,label,ticket_price_id,event_date_id,ticketing_id,stock_contingent_id,excluded_from_parent_stock,offer_rule_id,quantity,facial_value,retail_value,customer_paid_amount,vat_rate,net_amount,vat_amount,fee_amount,amount_for_pro,application_id,data,refunded,refunded_totally,cancelled,cancelled_at,total_refunded_amount,total_refunded_fee_amount,rescheduled_item_id,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('order_item_occupied_contingent_list', 'OrderItem', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'occupied_contingent_list', 'order_item'),
      ('order_item_cash_coupon', 'OrderItemCashCoupon', 'contract', '{contract_id,id,order_item_id,coupon_id,amount}', '{}', null, null, null),
      ('order_item_invoice_group', 'OrderItemInvoiceGroup', 'contract', '{contract_id,id,label,order_id}', '{}', null, null, null),
      ('order_item_invoice_group_order_item_list', 'OrderItemInvoiceGroup', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'order_item_list', 'order_item_invoice_group'),
      ('organizational_unit', 'OrganizationalUnit', 'contract', '{contract_id,id,name,is_default,public_contact_email,customer_required_fields,hide_fees,gdpr_optin_message,template_parameters,mail_additional_information,notify_on_new_order_success,order_notification_email_list}', '{}', null, null, null),
      ('payment', 'Payment', 'contract', '{contract_id,id,order_id,wallet_id,customer_paid_amount,currency,order_status,status_description,provider,provider_metadata,origin_type,origin_id,created_at}', '{}', null, null, null),
      ('payment_attempt', 'PaymentAttempt', 'contract', '{contract_id,id,order_id,payment_id,amount,currency,status,token,redirect_base_url,cancel_base_url,provider_metadata,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('payment_fee', 'PaymentFee', 'contract', '{contract_id,id,comment,formula,is_public}', '{}', null, null, null),
      ('payment_link', 'PaymentLink', 'contract', '{contract_id,id,url,amount,currency,buyer_email,payment_page_message,notify_buyer,notify_pro,expires_at,settled_at,buyer_notified_at,pro_notified_at,is_hidden,created_at}', '{}', null, null, null),
      ('payout', 'Payout', 'contract', '{contract_id,id,payout_ref,wallet_id,type,status,provider,credited_funds,paid_at,has_refunds,is_opaque,created_at}', '{}', null, null, null),
      ('policy', 'Policy', 'global', '{contract_id,id,code,category_name,name,description,resource_type}', '{}', null, null, null),
      ('provider_exported_cart', 'ProviderExportedCart', 'contract', '{contract_id,id,provider_name,cart_id,provider_export_url,data,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('provider_ticket_credentials', 'ProviderTicketCredentials', 'contract', '{contract_id,id,provider_name,provider_type,param1,param2,param3,active,connection_state,checked_at,import_cursor}', '{param1,param2,param3}', null, null, null),
      ('provider_ticket_imported_file', 'ProviderTicketImportedFile', 'contract', '{contract_id,id,original_name,event_date_id,import_status,imported_at,total_tickets_imported,row_count,done_count,failed_count,ignored_count,cursor,external_provider,allowed_providers,scan_track_id,strategy,strategy_mode,type,file_name,size,mime_type,import_token,sheet,mapping,context,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('provider_ticket_refusal', 'ProviderTicketRefusal', 'contract', '{contract_id,id,imported_file_id,row_number,cells,faults}', '{}', null, null, null),
      ('refund', 'Refund', 'contract', '{contract_id,id,order_id,amount,fee_amount,reason,invoice_id,owner_id,desk_session_id,created_at}', '{}', null, null, null),
      ('refund_order_item', 'RefundOrderItem', 'contract', '{contract_id,id,refund_id,order_item_id,quantity,amount,fee_amount,net_amount,vat_amount,broken_offer_choice}', '{}', null, null, null),
      ('refund_order_item_ticket_list', 'RefundOrderItem', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'ticket_list', 'refund_order_item'),
      ('reporting_account', 'ReportingAccount', 'contract', '{contract_id,id,name,type,code,label,budget_code,budget_label,accounting_mode,is_default,is_hidden}', '{}', null, null, null),
      ('role', 'Role', 'contract', '{contract_id,id,name,description,is_editable,policies}', '{}', null, null, null),
      ('saved_view', 'SavedView', 'contract', '{contract_id,id,name,resource,is_shared,owner,position,filter,sort,columns,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('scan', 'Scan', 'contract', '{contract_id,id,scan_date,status,ticket_id,checkpoint_id,event_date_id,direction,previous_scan_id,right_checkpoint_id,barcode,scanned_by,is_offline,device_id,nonce,device_info,app_model,app_version,created_at}', '{}', null, null, null),
      ('scan_config', 'ScanConfig', 'contract', '{contract_id,id,name,config,updated_at}', '{}', 'updated_at', null, null),
      ('scan_track', 'ScanTrack', 'contract', '{contract_id,id,name,max_scan_nb,allows_reentry,is_default,is_hidden,is_deletable,is_hidable,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('scan_track_checkpoint', 'ScanTrackCheckpoint', 'contract', '{contract_id,id,scan_track_id,checkpoint_id,max_scan_nb,position}', '{}', null, null, null),
      ('scheduled_task', 'ScheduledTask', 'global', '{contract_id,id,name,started_at,ended_at,succeeded_at,due_at,failures,cron,timezone,alive_at}', '{}', null, null, null),
      ('season', 'Season', 'contract', '{contract_id,id,name,start_date,end_date,type}', '{}', null, null, null),
      ('seat', 'Seat', 'contract', '{contract_id,id,seat_config_id,label,type,floor_id,zone_id,row,seat_number,has_obstructed_view,info,added_in,retired_in,row_rank,position,coordinates,angle}', '{}', null, null, null),
      ('seat_config', 'SeatConfig', 'contract', '{contract_id,id,label,version,is_hidden,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('seat_config_seat_group_list', 'SeatConfig', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'seat_group_list', 'seat_config'),
      ('seat_config_block', 'SeatConfigBlock', 'contract', '{contract_id,id,seat_config_id,info,x,y,z,width,height,font_size}', '{}', null, null, null),
      ('seat_config_mapping', 'SeatConfigMapping', 'contract', '{contract_id,id,label,seat_config_name,is_free_seating,seat_config_id,is_ignored}', '{}', null, null, null),
      ('seat_floor', 'SeatFloor', 'contract', '{contract_id,id,seat_config_id,name}', '{}', null, null, null),
      ('seat_group', 'SeatGroup', 'contract', '{contract_id,id,label,seat_color,is_hidden}', '{}', null, null, null),
      ('seat_mapping', 'SeatMapping', 'contract', '{contract_id,id,label,seat_id,is_ignored}', '{}', null, null, null),
      ('seat_zone', 'SeatZone', 'contract', '{contract_id,id,seat_config_id,name}', '{}', null, null, null),
      ('selling_device', 'SellingDevice', 'contract', '{contract_id,id,name,type,payment_fee_key,origin_type,hide_fees,is_external_provider,nb_tickets_to_generate}', '{}', null, null, null),
      ('shipping', 'Shipping', 'contract', '{contract_id,id,type,fee_id,booking_track_id}', '{}', null, null, null),
      ('sibil_parameter', 'SibilParameter', 'contract', '{contract_id,id,name,sibil_username,sibil_password}', '{sibil_password}', null, null, null),
      ('sticker', 'Sticker', 'contract', '{contract_id,id,name,page_type,horizontal_nb,vertical_nb,sticker_width,sticker_height,margin_left,margin_top,horizontal_distance,vertical_distance}', '{}', null, null, null),
      ('stock_contingent', 'StockContingent', 'contract', '{contract_id,id,event_date_id,contingent_id,logical_seat_config_id,parent_id,name,color,draft,is_hidden,unlimited_stock,total_stock,overbooking_stock,occupied_stock,dismissed_stock,booked_tickets,reserved_tickets,sold_tickets}', '{}', null, null, null),
      ('subscription', 'Subscription', 'contract', '{contract_id,id,name,description,status,customer_id,order_id,payment_id,wallet_id,coupon_id,provider,payment_method,recurrence,currency,sepa_mandate_unique_ref,parameters,provider_metadata,created_at}', '{}', null, null, null),
      ('subscription_maturity', 'SubscriptionMaturity', 'contract', '{contract_id,id,subscription_id,due_date,amount,currency,status}', '{}', null, null, null),
      ('support_resource', 'SupportResource', 'global', '{contract_id,id,type,domain,title,text,image,link,position,enabled}', '{}', null, null, null),
      ('tag', 'Tag', 'contract', '{contract_id,id,name,color,is_hidden,name_tokenized,unique_id}', '{}', null, null, null),
      ('tax', 'Tax', 'global', '{contract_id,id,label,code,rate,country_code,region,category,max_representation_number,valid_from,valid_until,legal_basis}', '{}', null, null, null),
      ('terminal_payment', 'TerminalPayment', 'contract', '{contract_id,id,status,amount,currency,cart_id,order_id,terminal_name,seller_id,desk_session_id,reason,card_type,card_mode,last_digits,authorisation,answered_at,settled_by_id,settled_at,settled_reason,is_contradicted,box_id,terminal,transaction_id,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('ticket', 'Ticket', 'contract', '{contract_id,id,number,barcode,status,order_id,order_item_id,ticket_price_id,event_date_id,seat_id,seat_label,seat_group_label,cart_item_id,participant_id,data,facial_value,facial_fee_value,currency,bought_at,refunded_at,first_scanned_date,last_scanned_date,ticket_price_name,ticket_price_type,valid,is_blocked,is_unlimited,max_scan_nb,remaining_scan_nb,current_scan_nb,current_valid_scan_nb,is_inside,valid_start_date,valid_end_date,ticketing_title,event_date_start_date,event_date_end_date,ticketing_timezone,ticket_required_fields,participant_required_fields,customer_required_fields,is_customized,replaced_ticket_id,print_count,last_printed_at,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('ticket_checkpoint', 'TicketCheckpoint', 'contract', '{contract_id,id,ticket_id,checkpoint_id,valid,is_unlimited,max_scan_nb,remaining_scan_nb,current_scan_nb,current_valid_scan_nb,first_scanned_date,last_scanned_date,valid_start_date,valid_end_date}', '{}', null, null, null),
      ('ticket_layout', 'TicketLayout', 'contract', '{contract_id,id,name,paper_type,organizational_unit_id,ticketing_id,applies_to,code_kind,code_size,text_size,shown_fields,legal_notice,logo,picture,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('ticket_participation', 'TicketParticipation', 'contract', '{contract_id,id,customer_id,origin,ticket_id,ticket_status,ticket_price_id,ticket_price_name,ticketing_id,ticketing_title,ticketing_slug,event_date_id,event_date_start_date,seat_label_list}', '{}', null, null, null),
      ('ticket_price', 'TicketPrice', 'contract', '{contract_id,id,event_date_id,event_date_pattern_id,name,type,description,facial_value,currency,tax_id,without_tax_reason,ticket_price_group_id,hash,slug,enabled,favorite,hide_fees,sale_start_date,sale_end_date,not_on_sale_reasons,is_price_displayed,online_max_quantity_per_cart,is_hidden,manual_sort,unlimited_stock,total_stock,base_stock,overbooking_stock,overbooked_stock,manually_set_stock,occupied_stock,excluded_from_parent_stock,sold_tickets,sold_items,booked_tickets,booked_items,reserved_tickets,reserved_items,refunded_tickets,refunded_items,issued_tickets,issued_items,imported_tickets,imported_items,behaviour,will_generate_ticket,ticket_expiration_interval,amount_for_pro_by_selling_device,amount_for_pro_without_vat_by_selling_device,dynamic,wallet_id,booking_track_id,scan_track_id,coupon_code_group_id,images,media,created_at,updated_at}', '{}', 'updated_at', null, null),
      ('ticket_price_selling_device_list', 'TicketPrice', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'selling_device_list', 'ticket_price'),
      ('ticket_price_contingent_list', 'TicketPrice', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'contingent_list', 'ticket_price'),
      ('ticket_price_group', 'TicketPriceGroup', 'contract', '{contract_id,id,group_name,manual_sort,is_hidden}', '{}', null, null, null),
      ('ticket_price_mapping', 'TicketPriceMapping', 'contract', '{contract_id,id,label,event_name,ticket_price_id,is_ignored}', '{}', null, null, null),
      ('ticket_price_seat_group', 'TicketPriceSeatGroup', 'contract', '{contract_id,id,ticket_price_id,seat_group_id}', '{}', null, null, null),
      ('ticketing', 'Ticketing', 'contract', '{contract_id,id,title,slug,activity_slug,description,type,color,season_id,ticketing_category_id,organizational_unit_id,venue_id,address,place,city,city_slug,country_code,timezone,currency,hide_fees,permanent,wallet_id,is_on_sale,availability_status,future_event_dates_availability_status,schedule,selling_device_schedule,image,poster,images,media,customer_required_fields,total_event_date_count,future_event_date_count,unlimited_stock,activity_uuid,position,template_parameters,minisite_parameters}', '{}', null, null, null),
      ('ticketing_tag_list', 'Ticketing', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'tag_list', 'ticketing'),
      ('ticketing_minisite_list', 'Ticketing', 'contract', '{contract_id,source_id,target_id,position}', '{}', null, 'minisite_list', 'ticketing'),
      ('ticketing_category', 'TicketingCategory', 'contract', '{contract_id,id,name,position}', '{}', null, null, null),
      ('ticketing_mapping', 'TicketingMapping', 'contract', '{contract_id,id,label,event_code,ticketing_id,is_ignored}', '{}', null, null, null),
      ('ticketing_option_stress', 'TicketingOptionStress', 'contract', '{contract_id,id,ticketing_id,option_stress,event_date_option_stress_list,updated_at}', '{}', 'updated_at', null, null),
      ('ticketing_selling_device', 'TicketingSellingDevice', 'contract', '{contract_id,id,ticketing_id,selling_device_id}', '{}', null, null, null),
      ('ticketing_spectacle', 'TicketingSpectacle', 'contract', '{contract_id,id,ticketing_id,spectacle_id,festival_id,coproduction,jeune_public}', '{}', null, null, null),
      ('ticketing_user', 'TicketingUser', 'contract', '{contract_id,id,external_id,provider}', '{}', null, null, null),
      ('transaction', 'Transaction', 'contract', '{contract_id,id,order_id,order_item_id,payment_id,transaction_group_id,original_id,client_id,deposit_id,reporting_account_id,payout_id,desk_session_id,desk_payment_method_id,name,name_translation_key,label,account_type,operation_type,debit,credit,currency,given_amount,value_date,external_amount,external_id,external_provider_balance,provider,has_coupon_use_application,created_at}', '{}', null, null, null),
      ('transaction_group', 'TransactionGroup', 'contract', '{contract_id,id,type,currency,order_id,reason,owner_id,created_at}', '{}', null, null, null),
      ('user', 'User', 'contract', '{contract_id,id,accounts_user_id,avatar,phone_number,address,zipcode,city}', '{}', null, null, null),
      ('user_desk_notification', 'UserDeskNotification', 'contract', '{contract_id,id,accounts_user_id,desk_notification_id,viewed_at,discarded_at,created_at}', '{}', null, null, null),
      ('venue', 'Venue', 'contract', '{contract_id,id,name,seating_name,address,zip_code,city,country_code,region,timezone,is_hidden}', '{}', null, null, null),
      ('venue_place', 'VenuePlace', 'contract', '{contract_id,id,venue_id,lieu_id}', '{}', null, null, null),
      ('version', 'Version', 'global', '{contract_id,id,name,version}', '{}', null, null, null),
      ('wallet', 'Wallet', 'contract', '{contract_id,id,name,provider,provider_contract_number,currency,active,balance_amount_for_pro,fee_collection_type,payout_periodicity,reserve_amount_threshold,reserve_ratio_threshold,payment_payout_time_threshold,ticketing_payout_time_threshold,provider_metadata,created_at}', '{}', null, null, null)
    ) as entry("name", "entity", "scope", "columns", "secret", "stamp", "pairs", "owner")
  loop
    listed := listed || t."name";
    -- What was removed from the schema, and is kept until a release, is shown to nobody.
    select array_agg(a.attname)::text into secret from pg_attribute a
      where a.attrelid = to_regclass(quote_ident(t."name")) and a.attnum > 0 and not a.attisdropped
        and (a.attname = any (t."secret"::text[]) or a.attname <> all (t."columns"::text[]));
    secret := coalesce(secret, '{}');
    execute format('alter table %I enable row level security, no force row level security', t."name");
    execute format('revoke all on %I from public', t."name");
    if t."scope" = 'global' then
      execute format('grant select on %I to "back_office"', t."name");
      execute format('create policy "shared" on %I for select to "back_office" using ("contract_id" = 0)', t."name");
    else
      execute format('grant select, insert, update, delete on %I to "back_office"', t."name");
      execute format('create policy "contract" on %I to "back_office" using %s with check %s', t."name", own, own);
    end if;
    if t."scope" = 'self' and t."pairs" is null then
      execute format('create or replace trigger "own_contract" before insert on %I
        for each row execute function "take_own_contract"()', t."name");
    end if;
    for event in
      select * from (values
        ('insert', 'new table as new_rows'),
        ('delete', 'old table as old_rows')
      ) as entry("name", "tables")
    loop
      -- Pairs are added and taken away; a change of their order alone is recorded nowhere.
      if t."pairs" is null then
        execute format('create or replace trigger %I after %s on %I referencing %s
          for each statement when (%s) execute function "write_outbox"(%L, %L)',
          'outbox_' || event."name", event."name", t."name", event."tables", many, t."entity", secret);
        execute format('create or replace trigger %I after %s on %I
          for each row when (%s) execute function "write_outbox_row"(%L, %L)',
          'outbox_' || event."name" || '_row', event."name", t."name", few, t."entity", secret);
      else
        execute format('create or replace trigger %I after %s on %I referencing %s
          for each statement when (%s) execute function "write_pairs_outbox"(%L, %L, %L)',
          'outbox_' || event."name", event."name", t."name", event."tables", recorded, t."entity", t."pairs", t."owner");
      end if;
    end loop;
    continue when t."pairs" is not null;
    -- An update names the changed columns as {column: [from, to]}. Written out for the columns of the table: comparing
    -- rows as JSON costs three times as much. That the instant of the last change moved is recorded by no column: a row of
    -- which nothing else changed (its pairs did, or what it embeds) is recorded with no changes.
    select string_agg(format('if old.%1$I is distinct from new.%1$I then changes := changes || %2$L || %3$s; end if;',
          a.attname, ',' || to_json(a.attname::text) || ':', case when a.attname = any (t."secret"::text[])
            then quote_literal('["***", "***"]') else format('json_build_array(old.%1$I, new.%1$I)', a.attname) end),
          chr(10) order by a.attnum) as "few",
        -- A function takes 100 arguments; a list of the texts, which costs a little more, takes any number.
        format(case when count(*) < 100 then 'concat_ws('','', %s)' else 'array_to_string(array[%s], '','')' end,
          coalesce(string_agg(format('case when o.%1$I is distinct from n.%1$I then %2$L || %3$s::text end',
            a.attname, to_json(a.attname::text) || ':', case when a.attname = any (t."secret"::text[])
              then quote_literal('["***", "***"]') else format('json_build_array(o.%1$I, n.%1$I)', a.attname) end),
            ', ' order by a.attnum), 'null')) as "many"
      into changes from pg_attribute a
      where a.attrelid = to_regclass(quote_ident(t."name")) and a.attnum > 0 and not a.attisdropped
        and a.attname = any (t."columns"::text[]) and a.attname not in ('contract_id', 'id') and a.attname is distinct from t."stamp";
    stamp := quote_ident(t."stamp");
    execute format('create or replace function %I() returns trigger language plpgsql as $body$
      declare
        changes text := '''';
      begin
        %s
        if changes = ''''%s then
          return null;
        end if;
        insert into "outbox" ("contract_id", "entity", "entity_id", "action", "changes", "actor")
        values (new."contract_id", tg_argv[0], new."id", ''update'', (''{'' || substr(changes, 2) || ''}'')::jsonb,
          nullif(current_setting(''app.actor'', true), ''''));
        return null;
      end
      $body$', 'outbox_update_row_' || t."name", changes."few",
      ' and old.' || stamp || ' is not distinct from new.' || stamp);
    -- A connection keeps the plan of its first write, which may be of one row: a full join cannot be planned as a loop
    -- over all pairs of rows, which for a thousand are a million. Changes are put in words once, hence the offset. Each
    -- side is put in order whole, which copies rows as they are stored, and the old ones are declared distinct, which
    -- keeps a join from copying them once more to go back to: a fourth of what this function costs.
    execute format('create or replace function %I() returns trigger language plpgsql as $body$
      begin
        insert into "outbox" ("contract_id", "entity", "entity_ids", "action", "changes", "actor")
    select t."contract_id", tg_argv[0], array_agg(t."id"), ''update'',
      to_jsonb(''[{'' || string_agg(t."changes", ''},{'') || ''}]''), nullif(current_setting(''app.actor'', true), '''')
    from (
      select r."contract_id", r."id", r."changes",
        (sum(greatest(octet_length(r."changes"), 10000)) over own - 1) / 1000000 as part
      from (select u."contract_id", u."id", u."changes"
        from (
          select n."contract_id", n."id", %s as "changes", %s as "is_stamped"
          from (select * from new_rows order by "contract_id", "id") n
            full join (select distinct on ("contract_id", "id") * from old_rows order by "contract_id", "id") o
            on o."contract_id" = n."contract_id" and o."id" = n."id" offset 0
        ) u
        where u."changes" <> '''' or u."is_stamped") r
      window own as (partition by r."contract_id" order by r."id" rows unbounded preceding)
      order by r."contract_id", part, r."id"
    ) t
    group by t."contract_id", t.part order by t."contract_id", t.part;
        return null;
      end
      $body$', 'outbox_update_' || t."name", changes."many",
      coalesce('o.' || stamp || ' is distinct from n.' || stamp, 'false'));
    execute format('create or replace trigger "outbox_update" after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement when (%s) execute function %I(%L)',
      t."name", many, 'outbox_update_' || t."name", t."entity");
    execute format('create or replace trigger "outbox_update_row" after update on %I
      for each row when (%s) execute function %I(%L)',
      t."name", few, 'outbox_update_row_' || t."name", t."entity");
  end loop;
  -- Tables of entities that were removed, kept until a release.
  for t in select c.relname as "name" from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relname <> all (listed)
      and exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'outbox_insert')
  loop
    execute format('revoke all on %I from "back_office"', t."name");
    for event in select g.tgname as "name" from pg_trigger g
      where g.tgrelid = to_regclass(quote_ident(t."name")) and g.tgname like 'outbox\_%'
    loop
      execute format('drop trigger %I on %I', event."name", t."name");
    end loop;
  end loop;
  if to_regclass('outbox') is not null then
    alter table "outbox" enable row level security, no force row level security;
    execute format('create policy "contract" on "outbox" to "back_office" using %s with check %s', own, own);
    grant select, insert on "outbox" to "back_office";
    if pg_get_serial_sequence('outbox', 'id') is not null then
      execute format('grant usage on sequence %s to "back_office"', pg_get_serial_sequence('outbox', 'id'));
    end if;
  end if;
end
$$;
