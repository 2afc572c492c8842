-- The journal is only ever added to (R20): requests may not change it, and who owns the tables is refused as well.
-- Idempotent; applied with the server's own guards.
create or replace function "refuse_changed_journal"() returns trigger language plpgsql as $$
begin
  raise check_violation using
    message = format('The record "%s %s" of the journal cannot be %s.', old."series", old."number",
      case tg_op when 'DELETE' then 'deleted' else 'changed' end),
    hint = 'Record what corrects it.';
end
$$;

create or replace trigger "lasting_journal" before update or delete on "journal_record"
  for each row execute function "refuse_changed_journal"();

revoke update, delete on "journal_record" from "back_office";
