-- A line of an attendance sheet: this person signed, or was absent. It is only added to: who was absent may still sign,
-- who signed stays signed.
create table attendance_entry (
  tenant_id uuid not null,
  -- Made by the device, so that a line which is sent twice is one line.
  id uuid not null,
  session_id uuid not null,
  -- A patient, or the practitioner.
  patient_id uuid,
  member_id uuid,
  participant_id uuid not null generated always as (coalesce(patient_id, member_id)) stored,
  present boolean not null,
  -- By the clock of the device, which may be wrong, and by the server's.
  recorded_at timestamptz not null,
  received_at timestamptz not null,
  recorded_by uuid not null,
  -- The name of the person then, and the signature, sealed with the practice's key.
  content bytea not null,
  constraint attendance_entry_pkey primary key (tenant_id, id),
  constraint attendance_entry_once unique (tenant_id, session_id, participant_id, present),
  constraint attendance_entry_person check (num_nonnulls(patient_id, member_id) = 1),
  -- A session that was signed is not deleted.
  constraint attendance_entry_session foreign key (tenant_id, session_id) references session,
  constraint attendance_entry_patient foreign key (tenant_id, patient_id) references patient,
  constraint attendance_entry_member foreign key (tenant_id, member_id) references member
);

alter table attendance_entry enable row level security;
alter table attendance_entry force row level security;
create policy attendance_entry_of_tenant on attendance_entry using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert on attendance_entry to complice_api;

-- Whether an employee came to a session of their firm; null until an attendance sheet says it.
alter table session_corporate_patient add column present boolean;
