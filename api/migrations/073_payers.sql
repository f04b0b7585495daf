-- Who pays for a patient beside themselves. One who was removed stays for what names them.
create table patient_payer (
  tenant_id uuid not null,
  id uuid not null,
  patient_id uuid not null,
  position integer not null,
  kind text not null constraint patient_payer_kind check (kind in ('GUARDIAN', 'FIRM', 'DEPARTMENT', 'MUTUAL', 'OTHER')),
  name text not null,
  street_name text not null,
  zip_code text not null,
  city text not null,
  email text not null default '',
  siren text not null default '',
  -- What may be billed of the sessions of a calendar year, including VAT.
  yearly_ceiling numeric(12, 2) constraint patient_payer_ceiling check (yearly_ceiling >= 0),
  removed_at timestamptz,
  constraint patient_payer_pkey primary key (tenant_id, id),
  constraint patient_payer_patient foreign key (tenant_id, patient_id) references patient
);
create index patient_payer_of_patient on patient_payer (tenant_id, patient_id, position);

-- The shares of a patient's sessions, in their order, as the contract has them (`Division`).
create table patient_division (
  tenant_id uuid not null,
  patient_id uuid not null,
  shares jsonb not null,
  constraint patient_division_pkey primary key (tenant_id, patient_id),
  constraint patient_division_patient foreign key (tenant_id, patient_id) references patient
);

alter table bill
  -- Whom it is for, where that is not the patient.
  add column payer_id uuid,
  add constraint bill_payer foreign key (tenant_id, payer_id) references patient_payer;
create index bill_of_payer on bill (tenant_id, payer_id) where payer_id is not null;
alter table bill_batch_item
  add column payer_id uuid,
  add constraint bill_batch_item_payer foreign key (tenant_id, payer_id) references patient_payer;

alter table session
  -- The shares of this session alone; null while it follows its patient's.
  add column division jsonb,
  -- An invoice of one of its parts; `bill_id` is set once every part has one.
  add column part_bill_id uuid,
  add constraint session_part_bill foreign key (tenant_id, part_bill_id) references bill;
create index session_of_part_bill on session (tenant_id, part_bill_id) where part_bill_id is not null;

-- What each pays of a session, fixed by the first invoice of one of its parts and until none is left. The patient's has no
-- payer. `amount` excludes VAT; `gross` is what counts for the payer's limit of that year.
create table session_part (
  tenant_id uuid not null,
  session_id uuid not null,
  position integer not null,
  payer_id uuid,
  amount numeric(12, 2) not null constraint session_part_amount check (amount > 0),
  gross numeric(12, 2) not null,
  rate numeric(5, 2) not null,
  year integer not null,
  bill_id uuid,
  constraint session_part_pkey primary key (tenant_id, session_id, position),
  constraint session_part_once unique nulls not distinct (tenant_id, session_id, payer_id),
  constraint session_part_session foreign key (tenant_id, session_id) references session,
  constraint session_part_payer foreign key (tenant_id, payer_id) references patient_payer,
  constraint session_part_bill foreign key (tenant_id, bill_id) references bill
);
create index session_part_of_payer on session_part (tenant_id, payer_id, year) where payer_id is not null;
create index session_part_of_bill on session_part (tenant_id, bill_id) where bill_id is not null;

do $$
declare name text;
begin
  foreach name in array array['patient_payer', 'patient_division', 'session_part'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
grant update (payer_id) on bill_batch_item to complice_api;

-- The parts of a session add up to its price, whoever writes them.
create function check_parts() returns trigger language plpgsql as
$$
declare
  changed uuid := case tg_table_name when 'session' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(coalesce(new, old)) ->> 'session_id')::uuid end;
  practice uuid := (to_jsonb(coalesce(new, old)) ->> 'tenant_id')::uuid;
begin
  if exists (
    select from session s where s.tenant_id = practice and s.id = changed
      and (select sum(p.amount) from session_part p where p.tenant_id = s.tenant_id and p.session_id = s.id) <> s.price
  ) then
    raise exception 'The parts of a session add up to its price.' using errcode = '23514', constraint = 'session_parts_add_up';
  end if;
  return null;
end
$$;
create constraint trigger session_part_added_up after insert or update or delete on session_part deferrable initially deferred
  for each row execute function check_parts();
create constraint trigger session_price_added_up after update of price on session deferrable initially deferred
  for each row when (new.part_bill_id is not null) execute function check_parts();

-- No more is asked of a payer than their limit of the year, whoever writes it: the payer's row is locked by each who adds a part.
create function check_ceiling() returns trigger language plpgsql as
$$
declare ceiling numeric;
begin
  select yearly_ceiling into ceiling from patient_payer where tenant_id = new.tenant_id and id = new.payer_id for update;
  if ceiling is not null and ceiling < (
    select coalesce(sum(gross), 0) from session_part where tenant_id = new.tenant_id and payer_id = new.payer_id and year = new.year
  ) then
    raise exception 'The payer''s limit is passed.' using errcode = '23514', constraint = 'session_part_ceiling';
  end if;
  return null;
end
$$;
create trigger session_part_within_ceiling after insert on session_part
  for each row when (new.payer_id is not null) execute function check_ceiling();

-- As before; a session of which a part is billed counts as billed.
create or replace function auth.erase_kept_of_patient(erased uuid) returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from programme_report r using programme p
    where r.tenant_id = app_tenant() and p.tenant_id = r.tenant_id and p.id = r.programme_id and p.patient_id = erased;
  delete from programme where tenant_id = app_tenant() and patient_id = erased;
  delete from attendance_entry e using session s
    where e.tenant_id = app_tenant() and e.patient_id = erased and s.tenant_id = e.tenant_id and s.id = e.session_id
      and s.bill_id is null and s.part_bill_id is null;
$$;
