-- Row-level security of the engine's own tables that requests write. Idempotent; beside server/generated/guards.sql.
do $$
declare
  own constant text := $p$("contract_id" = nullif(current_setting('app.contract', true), '')::bigint)$p$;
  t text;
begin
  foreach t in array array['number_counter', 'idempotency_key', 'outbox_position', 'user_setting'] loop
    execute format('alter table %I enable row level security, no force row level security', t);
    execute format('create policy "contract" on %I to "back_office" using %s with check %s', t, own, own);
    execute format('grant select, insert, update, delete on %I to "back_office"', t);
  end loop;
  -- Read by requests, written by the accounts service alone.
  alter table "impersonation" enable row level security, no force row level security;
  execute format('create policy "contract" on "impersonation" for select to "back_office" using %s', own);
  grant select on "impersonation" to "back_office";
end
$$;

-- Of a statement that is to write all of its rows or none: undoes it when it wrote some.
create or replace function "all_or_none"(written bigint, asked bigint)
returns bigint language plpgsql immutable as $$
begin
  if written not in (0, asked) then
    raise serialization_failure using message = format('%s of %s rows were changed by another meanwhile.',
      asked - written, asked);
  end if;
  return written;
end
$$;
