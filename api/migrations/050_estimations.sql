-- The last number of a year's quotes. Its row is locked by the transaction that issues one: no gap, no double.
create table estimation_counter (
  tenant_id uuid not null constraint estimation_counter_tenant references tenant,
  year integer not null,
  last integer not null constraint estimation_counter_last check (last > 0),
  constraint estimation_counter_pkey primary key (tenant_id, year)
);

-- A quote as it was issued: the bytes of its PDF, sealed, and what the list and the file of the patient show of it.
create table estimation (
  tenant_id uuid not null constraint estimation_tenant references tenant,
  id uuid not null,
  estimation_number text not null,
  -- Null for somebody who has no file.
  patient_id uuid,
  -- Whom the document names.
  client_name text not null,
  therapist_id uuid not null,
  nb_hours_to_do numeric(8, 2) not null,
  unitary_price numeric(12, 2) not null,
  taxes numeric(5, 2) not null,
  valid_until date not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint estimation_pkey primary key (tenant_id, id),
  constraint estimation_number unique (tenant_id, estimation_number),
  constraint estimation_patient foreign key (tenant_id, patient_id) references patient,
  constraint estimation_therapist foreign key (tenant_id, therapist_id) references member
);
create index estimation_newest on estimation (tenant_id, created_at desc);
create index estimation_of_patient on estimation (tenant_id, patient_id);

do $$
declare name text;
begin
  foreach name in array array['estimation_counter', 'estimation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update (last) on estimation_counter to complice_api;
grant select, insert, update (patient_id) on estimation to complice_api;

-- What was issued stays, whoever asks. A merge of two files gives it to the one that remains: the document says the same.
create function refuse_change_of_estimation() returns trigger language plpgsql as
$$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'patient_id') = (to_jsonb(old) - 'patient_id') and exists (
      select from patient where tenant_id = old.tenant_id and id = old.patient_id and merged_into = new.patient_id
    ) then
      return new;
    end if;
  end if;
  raise exception 'ESTIMATION_FROZEN: a quote that was issued is neither changed nor deleted';
end
$$;
create trigger estimation_frozen before update or delete on estimation for each row execute function refuse_change_of_estimation();
create trigger estimation_kept before truncate on estimation for each statement execute function refuse_change_of_estimation();
create function refuse_former_number() returns trigger language plpgsql as
$$
begin
  if new.last <> old.last + 1 then
    raise exception 'ESTIMATION_NUMBER: the numbers of quotes follow each other';
  end if;
  return new;
end
$$;
create trigger estimation_counter_follows before update on estimation_counter for each row execute function refuse_former_number();
