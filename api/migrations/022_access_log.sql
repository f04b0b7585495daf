-- Who read or wrote which patient's file, and when: one line for each member, patient, kind and hour, nothing of what it
-- holds. A patient who is erased or merged keeps their lines: no reference to the file.
create table access_log (
  tenant_id uuid not null constraint access_log_tenant references tenant,
  patient_id uuid not null,
  hour timestamptz not null,
  account_id uuid not null,
  kind text not null constraint access_log_kind check (kind in ('READ', 'WRITE')),
  constraint access_log_pkey primary key (tenant_id, patient_id, hour, account_id, kind)
);
create index access_log_hour on access_log (hour);
alter table access_log enable row level security;
alter table access_log force row level security;
create policy access_log_of_tenant on access_log using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
-- It is only added to.
grant select, insert on access_log to complice_api;

-- The purge works for all practices, and reads nothing of it.
grant select, delete on access_log to complice_walls;
create policy access_log_across on access_log for select to complice_walls using (true);
create policy access_log_purged on access_log for delete to complice_walls using (true);
create function auth.purge_access_log() returns void
language sql security definer set search_path = public, auth, pg_temp as
$$ delete from access_log where hour < now() - interval '12 months' $$;
grant create on schema auth to complice_walls;
alter function auth.purge_access_log() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.purge_access_log() from public;
grant execute on function auth.purge_access_log() to complice_api;
