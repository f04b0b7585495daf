-- Files of patients that are imported: read, compared and written by a job. What stands in them is sealed, and kept no
-- longer than it is needed: the file until it was read, its cells until they were written, the rest for 24 hours.
create table patient_import (
  tenant_id uuid not null constraint patient_import_tenant references tenant,
  id uuid not null,
  account_id uuid not null,
  state text not null constraint patient_import_state check (state in ('READING', 'READY', 'RUNNING', 'DONE', 'FAILED', 'UNDONE')),
  -- Without a preview, it is written as soon as it was read.
  preview boolean not null,
  -- Of this state, from 0 to 100.
  progress integer not null default 0,
  failure_code text,
  -- How often a job began on this state: one that ends its process each time is given up.
  tries integer not null default 0,
  new_lines integer,
  same_lines integer,
  changed_lines integer,
  refused_lines integer,
  sheet integer not null default 0,
  -- The field of each column as it was chosen; null: as recognised.
  columns jsonb,
  file_sealed bytea,
  cells_sealed bytea,
  -- The name of the file, its sheets and columns; its lines with their verdicts.
  preview_sealed bytea,
  lines_sealed bytea,
  -- How many were removed and restored when it was taken back, and the names of those kept.
  undone_sealed bytea,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint patient_import_pkey primary key (tenant_id, id)
);
create index patient_import_recent on patient_import (created_at);

-- What an import wrote: the version it left each patient in, and what stood there before (null for one it added).
create table patient_import_change (
  tenant_id uuid not null,
  import_id uuid not null,
  patient_id uuid not null,
  version text not null,
  former_sealed bytea,
  constraint patient_import_change_pkey primary key (tenant_id, import_id, patient_id),
  constraint patient_import_change_import foreign key (tenant_id, import_id) references patient_import on delete cascade,
  constraint patient_import_change_patient foreign key (tenant_id, patient_id) references patient on delete cascade
);

-- The field that a practice chose for columns of a name; null leaves them out.
create table patient_import_column (
  tenant_id uuid not null constraint patient_import_column_tenant references tenant,
  header text not null,
  field text,
  constraint patient_import_column_pkey primary key (tenant_id, header)
);

do $$
declare name text;
begin
  foreach name in array array['patient_import', 'patient_import_change', 'patient_import_column'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update, delete on patient_import, patient_import_change, patient_import_column to complice_api;

-- The purge works for all practices: it deletes what is a day old, and reads nothing of it.
grant select, delete on patient_import to complice_walls;
create policy patient_import_across on patient_import for select to complice_walls using (true);
create policy patient_import_purged on patient_import for delete to complice_walls using (true);
create function auth.purge_patient_imports() returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from patient_import where coalesce(finished_at, created_at) < now() - interval '24 hours' and state <> 'RUNNING'
    or created_at < now() - interval '3 days'
$$;
grant create on schema auth to complice_walls;
alter function auth.purge_patient_imports() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.purge_patient_imports() from public;
grant execute on function auth.purge_patient_imports() to complice_api;

-- A worker that dies is noticed by its missing heartbeat, and its import goes on elsewhere from the beginning.
select jobs.create_queue('importPatients', '{"policy": "standard", "retryLimit": 4, "retryDelay": 2, "expireInSeconds": 300, "heartbeatSeconds": 20,
  "retentionSeconds": 86400, "deleteAfterSeconds": 86400, "deadLetter": "deadLetters"}');
