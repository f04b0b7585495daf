-- When everything of a patient was erased but what an invoice needs.
alter table patient add column erased_at timestamptz;

-- The API's role can neither delete a programme with its reports nor a line of an attendance sheet. Erasing a patient does,
-- of the caller's practice alone; what justifies an invoice stays.
grant select, delete on programme, programme_report, report_link, attendance_entry to complice_walls;
create function auth.erase_kept_of_patient(erased uuid) returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from programme_report r using programme p
    where r.tenant_id = app_tenant() and p.tenant_id = r.tenant_id and p.id = r.programme_id and p.patient_id = erased;
  delete from programme where tenant_id = app_tenant() and patient_id = erased;
  delete from attendance_entry e using session s
    where e.tenant_id = app_tenant() and e.patient_id = erased and s.tenant_id = e.tenant_id and s.id = e.session_id and s.bill_id is null;
$$;
grant create on schema auth to complice_walls;
alter function auth.erase_kept_of_patient(uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.erase_kept_of_patient(uuid) from public;
grant execute on function auth.erase_kept_of_patient(uuid) to complice_api;
