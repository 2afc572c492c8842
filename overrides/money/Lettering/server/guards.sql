-- Lettering holds itself: an entry is in one lettering at most that is not undone, a lettering is of entries of its client
-- that cancel out in its currency, and what was lettered stays but for the mark that undoes it. Idempotent; applied with the
-- server's own guards.

-- The entry is locked first, so that of two letterings at once the second sees the first.
create or replace function "refuse_second_lettering"() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  other text;
begin
  perform from "transaction" t where t."contract_id" = new."contract_id" and t."id" = new."target_id" for no key update;
  select coalesce(l."code", l."id"::text) into other from "lettering_transaction_list" k
  join "lettering" l on l."contract_id" = k."contract_id" and l."id" = k."source_id"
  where k."contract_id" = new."contract_id" and k."target_id" = new."target_id" and k."source_id" <> new."source_id"
    and l."undone_at" is null limit 1;
  if found then
    raise check_violation using
      message = format('The entry "%s" is in the lettering "%s" already.', new."target_id", other),
      hint = 'Undo that lettering first.';
  end if;
  return null;
end
$$;

create or replace function "refuse_uneven_lettering"() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  found_sum bigint;
  strange bigint;
begin
  select coalesce(sum(coalesce(t."credit", 0) - coalesce(t."debit", 0)), 0),
    count(*) filter (where t."account_type" <> 'client' or t."client_id" is distinct from l."client_id"
      or coalesce(t."currency", 'EUR') <> coalesce(l."currency", 'EUR'))
  into found_sum, strange
  from "lettering_transaction_list" k
  join "lettering" l on l."contract_id" = k."contract_id" and l."id" = k."source_id"
  join "transaction" t on t."contract_id" = k."contract_id" and t."id" = k."target_id"
  where k."contract_id" = new."contract_id" and k."source_id" = new."source_id";
  if found_sum <> 0 or strange > 0 then
    raise check_violation using
      message = format('The lettering "%s" leaves "%s", and "%s" of its entries are of another account.', new."source_id", found_sum, strange),
      hint = 'Letter entries of one account that cancel out.';
  end if;
  return null;
end
$$;

create or replace function "refuse_changed_lettering"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The lettering "%s" cannot be %s.', coalesce(old."code", old."id"::text), case tg_op when 'DELETE' then 'deleted' else 'changed' end),
    hint = 'Undo it, and letter its entries anew.';
end
$$;

create or replace function "refuse_changed_lettered_entry"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The entries of the lettering "%s" stay as they are.', old."source_id"),
    hint = 'Undo it, and letter its entries anew.';
end
$$;

create or replace trigger "one_lettering" after insert on "lettering_transaction_list"
  for each row execute function "refuse_second_lettering"();

drop trigger if exists "even_lettering" on "lettering_transaction_list";
create constraint trigger "even_lettering" after insert on "lettering_transaction_list" deferrable initially deferred
  for each row execute function "refuse_uneven_lettering"();

create or replace trigger "lasting_lettering_entry" before update or delete on "lettering_transaction_list"
  for each row execute function "refuse_changed_lettered_entry"();

create or replace trigger "lasting_lettering_delete" before delete on "lettering"
  for each row execute function "refuse_changed_lettering"();

create or replace trigger "lasting_lettering" before update on "lettering"
  for each row when (
    (old."code", old."client_id", old."currency", old."amount") is distinct from (new."code", new."client_id", new."currency", new."amount")
    or old."undone_at" is not null and old."undone_at" is distinct from new."undone_at")
  execute function "refuse_changed_lettering"();
