-- Consent to keep what a patient says about health: which text was accepted, by whom, on which day, and until when.
create table consent (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  given_by text not null constraint consent_given_by check (given_by in ('SELF', 'GUARDIAN')),
  -- The name of who gave it, sealed.
  giver bytea not null,
  text_version integer not null constraint consent_text_version check (text_version > 0),
  given_on date not null,
  -- The member who recorded one given on paper; null for one given with a booking.
  recorded_by uuid,
  recorded_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  constraint consent_pkey primary key (tenant_id, id),
  constraint consent_patient foreign key (tenant_id, patient_id) references patient on delete cascade
);
create index consent_of_patient on consent (tenant_id, patient_id);
alter table consent enable row level security;
alter table consent force row level security;
create policy consent_of_tenant on consent using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
-- A consent is never edited: it is withdrawn, moved with its patient's file, or deleted with it.
grant select, insert, delete, update (patient_id, withdrawn_at) on consent to complice_api;
