/**
 * What stands around the tables and is no table: the role requests run as, its grants, row-level security, and the
 * triggers that write the outbox. Idempotent SQL, applied at start when it changed; migrations know nothing of it.
 */
import { toTable } from '../resolve/names.ts';
import type { ColumnModel, TableModel } from '../resolve/resolveTables.ts';
import { madeFrom } from './madeFrom.ts';

/** SQL as it stands within a text of SQL. */
const within = (sql: string) => sql.replaceAll("'", "''");
const text = (value: string) => `'${within(value)}'`;

function emitRow({ name, entity, scope, columns, pairsOf }: TableModel): string {
  const list = (kept: readonly ColumnModel[]) => `{${kept.map((column) => column.name).join(',')}}`;
  const secret = list(columns.filter(({ isSecret }) => isSecret));
  const stamp = columns.find(({ isStamp }) => isStamp)?.name;
  const pairs =
    pairsOf === undefined
      ? ['null', 'null']
      : [text(name.slice(toTable(entity).length + 1)), text(toTable(entity))];
  return `      (${[text(name), text(entity), text(scope), text(list(columns)), text(secret), stamp ? text(stamp) : 'null', ...pairs].join(', ')})`;
}

const role = `-- Requests run as this role; it owns nothing, so that row-level security holds for it.
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
`;

/**
 * One row of the outbox for up to a hundred rows of a statement: of what a row for each would cost, two thirds are its
 * entries in three indexes. What is long is parted sooner, since a value of PostgreSQL has its limits: a row counts as
 * ten thousand characters at least, and a part ends at a million. Put in order once for both lists: an order of its own
 * in each aggregate sorts again. The list of changes is kept as the text it is: to parse it is a sixth of the whole
 * trigger, and is left to who reads it (`records_in`).
 *
 * @param rows SQL of the rows recorded: contract_id, id, and their changes as the text of a JSON object without its braces,
 *   of which none is null: the list of changes goes by the places of the ids
 */
const emitTogether = (
  action: 'create' | 'update' | 'delete',
  rows: string,
) => `insert into "outbox" ("contract_id", "entity", "entity_ids", "action", "changes", "actor")
    select t."contract_id", tg_argv[0], array_agg(t."id"), '${action}',
      to_jsonb('[{' || string_agg(t."changes", '},{') || '}]'), nullif(current_setting('app.actor', true), '')
    from (
      select r."contract_id", r."id", r."changes",
        (sum(greatest(octet_length(r."changes"), 10000)) over own - 1) / 1000000 as part
      from (${rows}) r
      window own as (partition by r."contract_id" order by r."id" rows unbounded preceding)
      order by r."contract_id", part, r."id"
    ) t
    group by t."contract_id", t.part order by t."contract_id", t.part;`;

const functions = `-- All a deleted row had, as {column: [from, null]}. "secret": columns whose change is recorded and whose values are not.
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
    ${emitTogether('create', `select r."contract_id", r."id", '' as "changes" from new_rows r`)}
  else
    ${emitTogether(
      'delete',
      `select r."contract_id", r."id",
      left(substr("deleted_values"(to_jsonb(r), tg_argv[1]::text[])::text, 2), -1) as "changes" from old_rows r`,
    )}
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
`;

const apply = (rows: string) => `do $$
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
${rows}
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
        ${within(
          emitTogether(
            'update',
            `select u."contract_id", u."id", u."changes"
        from (
          select n."contract_id", n."id", %s as "changes", %s as "is_stamped"
          from (select * from new_rows order by "contract_id", "id") n
            full join (select distinct on ("contract_id", "id") * from old_rows order by "contract_id", "id") o
            on o."contract_id" = n."contract_id" and o."id" = n."id" offset 0
        ) u
        where u."changes" <> '' or u."is_stamped"`,
          ),
        )}
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
      where g.tgrelid = to_regclass(quote_ident(t."name")) and g.tgname like 'outbox\\_%'
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
`;

export function emitGuards(tables: readonly TableModel[]): string {
  return [madeFrom('schema/*/*.jsonld', '--'), role, functions, apply(tables.map(emitRow).join(',\n'))].join(
    '\n',
  );
}
