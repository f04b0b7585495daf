-- A programme: so many hours or sessions planned with a patient for a purpose. One at a time, so that a session counts once.
create table programme (
  tenant_id uuid not null constraint programme_tenant references tenant,
  id uuid not null,
  patient_id uuid not null,
  unit text not null constraint programme_unit check (unit in ('HOURS', 'SESSIONS')),
  -- Minutes, or sessions.
  planned integer not null constraint programme_planned check (planned > 0),
  start_date date not null,
  planned_end_date date,
  -- The last day whose sessions count; null while it runs.
  ended_on date,
  -- Purpose and objectives, sealed with the practice's key.
  content bytea not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint programme_pkey primary key (tenant_id, id),
  constraint programme_patient foreign key (tenant_id, patient_id) references patient,
  constraint programme_order check (start_date <= ended_on),
  constraint programme_alone exclude using gist (tenant_id with =, patient_id with =, daterange(start_date, ended_on, '[]') with &&)
);

-- A report as it was given: the bytes of its PDF, sealed. It is only added to.
create table programme_report (
  tenant_id uuid not null,
  id uuid not null,
  programme_id uuid not null,
  -- The funder's leaves out what is medical.
  audience text not null constraint programme_report_audience check (audience in ('FULL', 'FUNDER')),
  content bytea not null,
  -- Who gave it, and by what name then.
  given_by uuid not null,
  author_name text not null,
  given_at timestamptz not null default now(),
  constraint programme_report_pkey primary key (tenant_id, id),
  constraint programme_report_programme foreign key (tenant_id, programme_id) references programme
);
create index programme_report_of_programme on programme_report (tenant_id, programme_id);

-- A link by which one report is read without an account, until it expires or is revoked.
create table report_link (
  tenant_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  recipient text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When it was first opened.
  opened_at timestamptz,
  created_at timestamptz not null default now(),
  constraint report_link_pkey primary key (tenant_id, id),
  constraint report_link_report foreign key (tenant_id, report_id) references programme_report on delete cascade
);
create index report_link_of_report on report_link (tenant_id, report_id);

do $$
declare name text;
begin
  foreach name in array array['programme', 'programme_report', 'report_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update on programme to complice_api;
grant select, insert on programme_report to complice_api;
grant select, insert, update (revoked_at, opened_at) on report_link to complice_api;

-- When a session was cancelled, whatever version of the API cancels it: late or in time is counted from it.
alter table session add column cancelled_at timestamptz;
create function session_cancelled() returns trigger language plpgsql as
$$
begin
  new.cancelled_at := now();
  return new;
end
$$;
create trigger session_cancelled before update of state on session for each row
  when (new.state = 'CANCELLED' and old.state <> 'CANCELLED') execute function session_cancelled();
