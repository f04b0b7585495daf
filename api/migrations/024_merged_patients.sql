-- Two files of one patient become one: the row of the one that went stays, empty, and leads to the one that remains.
alter table patient add column merged_into uuid;
alter table patient add constraint patient_merged_into foreign key (tenant_id, merged_into) references patient;
create index patient_merged on patient (tenant_id, merged_into) where merged_into is not null;

-- Whose line it was when it was signed, where their file was merged into another since: the hash of a sheet is made of it.
alter table attendance_entry add column signed_as uuid;

-- The API's role cannot change a line of an attendance sheet. A merge gives it to the file that remains, and nothing else.
grant select, update (patient_id, signed_as) on attendance_entry to complice_walls;
create function auth.move_attendance(merged uuid, remaining uuid) returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  update attendance_entry set signed_as = coalesce(signed_as, patient_id), patient_id = remaining
    where tenant_id = app_tenant() and patient_id = merged
      and exists (select from patient where tenant_id = app_tenant() and id = merged and merged_into = remaining);
$$;
grant create on schema auth to complice_walls;
alter function auth.move_attendance(uuid, uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.move_attendance(uuid, uuid) from public;
grant execute on function auth.move_attendance(uuid, uuid) to complice_api;

-- A session that is saved while its patient is merged waits for the merge, and is that of the file that remains.
create function follow_merged_patient() returns trigger language plpgsql as
$$
declare remaining uuid;
begin
  -- Waits for a merge that runs; it returns the row as it was before, so that it is read again.
  perform from patient where tenant_id = new.tenant_id and id = new.patient_id for key share;
  select merged_into into remaining from patient where tenant_id = new.tenant_id and id = new.patient_id;
  if remaining is not null then
    new.patient_id := remaining;
  end if;
  return new;
end
$$;
create trigger session_patient_merged before insert or update of patient_id on session for each row
  when (new.patient_id is not null) execute function follow_merged_patient();
