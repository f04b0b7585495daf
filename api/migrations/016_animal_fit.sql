-- Which animals fit which patients.
alter table animal
  add column max_rider_weight_kg integer constraint animal_max_rider_weight check (max_rider_weight_kg between 1 and 500),
  add column min_rider_age integer constraint animal_min_rider_age check (min_rider_age between 1 and 120);

-- A patient's weight, allergies, fears, preferred and avoided animals and note, sealed together: without the practice's key
-- nobody knows more than that something is recorded.
create table patient_fit (
  tenant_id uuid not null,
  patient_id uuid not null,
  sealed bytea not null,
  constraint patient_fit_pkey primary key (tenant_id, patient_id),
  constraint patient_fit_patient foreign key (tenant_id, patient_id) references patient on delete cascade
);

-- An animal that works in a session although it does not fit: who decided it and when; why is sealed. It lasts as long as
-- the animal is in the session.
create table fit_exception (
  tenant_id uuid not null,
  session_id uuid not null,
  animal_id uuid not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  sealed bytea not null,
  constraint fit_exception_pkey primary key (tenant_id, session_id, animal_id),
  constraint fit_exception_work foreign key (tenant_id, session_id, animal_id) references session_animal on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['patient_fit', 'fit_exception'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
