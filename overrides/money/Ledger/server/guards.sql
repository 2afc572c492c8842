-- The ledger holds itself: debits of a group equal its credits when its transaction commits, and what was written stays as
-- it was (R20). Idempotent; applied with the server's own guards.

-- Deferred, so that the sides of a group may come by several statements. As the owner: row-level security would keep the
-- index from being used, and hide what another contract's setting hides.
create or replace function "refuse_unbalanced_group"() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  uneven record;
begin
  select t."currency", sum(coalesce(t."debit", 0)) as "debit", sum(coalesce(t."credit", 0)) as "credit" into uneven
  from "transaction" t
  where t."contract_id" = new."contract_id" and t."transaction_group_id" = new."transaction_group_id"
  group by t."currency" having sum(coalesce(t."debit", 0)) <> sum(coalesce(t."credit", 0)) limit 1;
  if found then
    raise check_violation using
      message = format('The transaction group "%s" debits "%s" and credits "%s" of "%s".',
        new."transaction_group_id", uneven."debit", uneven."credit", uneven."currency"),
      hint = 'Write all sides of an event in one transaction.';
  end if;
  return null;
end
$$;

create or replace function "refuse_changed_entry"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The entry "%s" of the ledger cannot be %s.', old."id", case tg_op when 'DELETE' then 'deleted' else 'changed' end),
    hint = 'Write a correction: an entry that undoes it and the right one.';
end
$$;

-- Of an entry, no more is given back than it was for (R31). The entry is locked first, so that of two refunds at once the
-- second sees the first.
create or replace function "refuse_excess_refund"() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  sold bigint;
  given bigint;
begin
  select t."credit" into sold from "transaction" t
  where t."contract_id" = new."contract_id" and t."id" = new."original_id" for no key update;
  select sum(t."debit") into given from "transaction" t
  where t."contract_id" = new."contract_id" and t."original_id" = new."original_id" and t."operation_type" = 'refund';
  if given > sold then
    raise check_violation using
      message = format('Of the "%s" of the entry "%s", "%s" are given back.', sold, new."original_id", given),
      hint = 'Give back no more than is left of it.';
  end if;
  return null;
end
$$;

drop trigger if exists "limited_refund" on "transaction";
create constraint trigger "limited_refund" after insert on "transaction" deferrable initially deferred
  for each row when (new."operation_type" = 'refund' and new."original_id" is not null)
  execute function "refuse_excess_refund"();

drop trigger if exists "balanced_group" on "transaction";
create constraint trigger "balanced_group" after insert on "transaction" deferrable initially deferred
  for each row execute function "refuse_unbalanced_group"();

create or replace trigger "lasting_entry" before delete on "transaction"
  for each row execute function "refuse_changed_entry"();

create or replace trigger "lasting_amount" before update on "transaction"
  for each row when (
    (old."transaction_group_id", old."account_type", old."operation_type", old."debit", old."credit", old."currency")
    is distinct from
    (new."transaction_group_id", new."account_type", new."operation_type", new."debit", new."credit", new."currency")
    or old."order_id" <> new."order_id" or new."order_id" is null and old."order_id" is not null)
  execute function "refuse_changed_entry"();
