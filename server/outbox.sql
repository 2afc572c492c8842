-- The outbox as it is read. A row holds one record (`entity_id`) or, where a statement wrote many, of up to a
-- hundred of them together (`entity_ids`, and in `changes` a list of as many, as text). Idempotent; beside guards.sql.

-- Kept small at less cost than by the usual method, where PostgreSQL was built with this one.
do $$
begin
  alter table "outbox" alter column "entity_ids" set compression lz4, alter column "changes" set compression lz4;
exception when feature_not_supported then null;
end
$$;

-- Their names of before.
drop function if exists "told_in"("outbox");
drop function if exists "told_together"(text, bigint);
drop function if exists "records_of"("outbox");
drop function if exists "tell_deleted"(jsonb, text[]);

-- The changes in a row: `{column: [from, to]}`, and of many records a list of as many. Such a list is written as text,
-- which is parsed here; rows of before hold it parsed.
create or replace function "changes_in"(entry "outbox") returns jsonb language sql immutable as $$
  select case jsonb_typeof(entry."changes") when 'string' then (entry."changes" #>> '{}')::jsonb else entry."changes" end
$$;

-- The records in a row, each with its own changes.
create or replace function "records_in"(entry "outbox")
returns table ("entity_id" bigint, "changes" jsonb) language sql immutable as $$
  select own.id, own.changes from rows from (
    unnest(coalesce(entry."entity_ids", array[entry."entity_id"])),
    jsonb_array_elements(case when entry."entity_ids" is null then jsonb_build_array(entry."changes") else "changes_in"(entry) end)
  ) as own(id, changes)
$$;

-- Ids of the rows that hold a record together with others, in the connection's own contract: those whose ids span its
-- own, of each statement one at most, and then those that have it. Row-level security lets no such search use an index,
-- since one might reveal rows by its errors: so this runs as the owner, and keeps to the contract by itself.
create or replace function "batches_with"(target text, record bigint)
returns setof bigint language sql stable security definer set search_path from current as $$
  select o."id" from "outbox" o
  where o."contract_id" = nullif(current_setting('app.contract', true), '')::bigint
    and box(point(o."contract_id", o."entity_ids"[1]), point(o."contract_id", o."entity_ids"[cardinality(o."entity_ids")]))
      @> box(point(nullif(current_setting('app.contract', true), '')::bigint, record))
    and o."entity" = target and o."entity_ids" @> array[record]
$$;
revoke all on function "batches_with" from public;
grant execute on function "batches_with" to "back_office";
