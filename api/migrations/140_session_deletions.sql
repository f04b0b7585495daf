-- Deleted sessions stay hidden until their deletion can no longer be undone. A job then deletes them and e-mails the
-- persons who booked them; it finds what to do here.
create table session_deletion (
  tenant_id uuid not null constraint session_deletion_tenant references tenant,
  id uuid not null,
  -- Only this member can undo it. No foreign key: if the member leaves, the job still has to delete the sessions.
  member_id uuid not null,
  undoable_until timestamptz not null,
  -- Equals `corrected_at` of the corrections of the workload register that the same transaction added.
  deleted_at timestamptz not null default now(),
  -- The series and its former last day; null for a session without a series.
  series_id uuid,
  former_end_date date,
  constraint session_deletion_pkey primary key (tenant_id, id)
);

create table session_deletion_session (
  tenant_id uuid not null,
  deletion_id uuid not null,
  session_id uuid not null,
  -- Of the hidden session.
  version integer not null,
  former_state text not null,
  former_expires_at timestamptz,
  constraint session_deletion_session_pkey primary key (tenant_id, deletion_id, session_id),
  constraint session_deletion_session_deletion foreign key (tenant_id, deletion_id) references session_deletion on delete cascade,
  constraint session_deletion_session_session foreign key (tenant_id, session_id) references session on delete cascade
);
create index session_deletion_session_of_session on session_deletion_session (tenant_id, session_id);

do $$
declare name text;
begin
  foreach name in array array['session_deletion', 'session_deletion_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
