-- The guards of migration 102 call a function for every written row. Their conditions now skip the call where there is
-- nothing to lock: for all rows but the first of a transaction, and for rows without a patient, firm or owner.

create or replace function guard_practice_of(guarded regclass) returns void language plpgsql as
$$
begin
  execute format(
    'create or replace trigger a_practice_open before insert or update on %s for each row
     when (new.tenant_id::text is distinct from current_setting(''app.locked_practice'', true)) execute function lock_practice_of_row()',
    guarded);
  execute format(
    'create or replace trigger a_practice_open_for_deletion before delete on %s for each row
     when (current_user = ''complice_api'' and old.tenant_id::text is distinct from current_setting(''app.locked_practice'', true))
     execute function lock_practice_of_row()',
    guarded);
end
$$;
do $$
declare guarded regclass;
begin
  for guarded in select tgrelid from pg_trigger where tgname = 'a_practice_open' loop
    perform guard_practice_of(guarded);
  end loop;
end $$;

create or replace trigger session_patient_open before insert or update of patient_id on session for each row
  when (new.patient_id is not null) execute function lock_patient_of_row();
create or replace trigger email_log_patient_open before insert or update of patient_id on email_log for each row
  when (new.patient_id is not null) execute function lock_patient_of_row();
create or replace trigger animal_owner_open before insert or update of owner_id on animal for each row
  when (new.owner_id is not null) execute function lock_patient_of_column('owner_id');
create or replace trigger patient_firm_open before insert or update of firm_id on patient for each row
  when (new.firm_id is not null) execute function lock_patient_of_column('firm_id');
