-- Texts as people look for them. Idempotent; beside guards.sql.

-- Without case and accents: "Œuvre", "œuvre" and "OEUVRE" are one. schema/foldText.ts does the same to what is typed.
create or replace function "fold_text"(x text) returns text language sql immutable parallel safe as $$
  select case when octet_length(x) = char_length(x) then lower(x)
    else translate(
      replace(replace(replace(lower(normalize(x, nfd)), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      E'\u2019\u2018\u2010\u2011\u2013øłđı\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328',
      '''''---oldi')
  end
$$;

-- Trigrams make "contains" a look-up. Where the extensions may not be had, everything is found by reading the rows.
do $$
begin
  create extension if not exists "pg_trgm";
  create extension if not exists "btree_gin";
exception when others then null;
end
$$;

-- Ids of the rows of the connection's own contract (or of those shared by all, contract 0) whose indexed text is like all
-- `patterns` and, where one is named, whose column is like `exact`. Row-level security lets no LIKE use an index, since
-- LIKE may reveal rows by its errors: so this runs as the owner, and keeps to the contract by itself.
-- Null: there is no index, or nothing in the patterns that it could look up. {-1}: more than `most`.
create or replace function "find_text"(target text, contract bigint, patterns text[], "column" text, exact text, most int)
returns bigint[] language plpgsql stable security definer set search_path from current as $$
declare
  own bigint := nullif(current_setting('app.contract', true), '')::bigint;
  expression text := pg_get_indexdef(to_regclass(quote_ident(left(target, 56) || '_search')), 2, false);
  condition text := '';
  found bigint[];
begin
  if expression is null or own is null or (contract <> own and contract <> 0) then
    return null;
  end if;
  for i in 1 .. cardinality(patterns) loop
    condition := condition || format(' and %s like $2[%s]', expression, i);
  end loop;
  if "column" is not null then
    condition := condition || format(' and fold_text(t.%I) like $4', "column");
  end if;
  -- Planned anew for its values: a general plan would not know a rare word from a usual one.
  execute format('select array(select t."id" from %I t where t."contract_id" = $1%s limit $3)', target, condition)
  into found using contract, patterns, most + 1, exact;
  return case when cardinality(found) > most then array[-1]::bigint[] else found end;
end
$$;
revoke all on function "find_text" from public;
grant execute on function "find_text" to "back_office";
