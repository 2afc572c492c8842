-- Cash that went through a drawer stays as it was written, and so do the figures of a session that is closed (R20).
-- Idempotent; applied with the server's own guards.
create or replace function "refuse_changed_cash"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The cash movement "%s" cannot be %s.', old."id", case tg_op when 'DELETE' then 'deleted' else 'changed' end),
    hint = 'Write another one the other way.';
end
$$;

create or replace function "refuse_changed_session"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The desk session "%s" was closed at "%s" and stays as it is.', old."session_number", old."end_date"),
    hint = 'Open a new one.';
end
$$;

create or replace trigger "lasting_cash" before delete on "cash_movement"
  for each row execute function "refuse_changed_cash"();

create or replace trigger "lasting_cash_amount" before update on "cash_movement"
  for each row when (
    (old."direction", old."amount", old."currency", old."reason")
    is distinct from (new."direction", new."amount", new."currency", new."reason")
    or old."desk_session_id" <> new."desk_session_id")
  execute function "refuse_changed_cash"();

create or replace trigger "lasting_session" before update on "desk_session"
  for each row when (old."end_date" is not null and
    (old."session_number", old."start_date", old."end_date", old."opening_float", old."cash_count", old."counted_cash",
      old."expected_cash", old."cash_difference", old."difference_reason")
    is distinct from
    (new."session_number", new."start_date", new."end_date", new."opening_float", new."cash_count", new."counted_cash",
      new."expected_cash", new."cash_difference", new."difference_reason"))
  execute function "refuse_changed_session"();
