-- What an absence is for, sealed: it may say something of somebody's health.
alter table vacation add column label bytea;

-- What saving an absence did to it and to the sessions it hits, until that can no longer be undone.
create table vacation_act (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  vacation_id uuid not null,
  undoable_until timestamptz not null,
  -- The former period and sealed label; null for an absence that was added.
  former_starts_at timestamp,
  former_ends_at timestamp,
  former_label bytea,
  constraint vacation_act_pkey primary key (tenant_id, id),
  constraint vacation_act_member foreign key (tenant_id, member_id) references member on delete cascade,
  constraint vacation_act_vacation foreign key (tenant_id, vacation_id) references vacation on delete cascade
);

create table vacation_act_session (
  tenant_id uuid not null,
  act_id uuid not null,
  session_id uuid not null,
  -- Of the session once it was moved or cancelled: whoever changed it later is not overruled.
  version integer not null,
  state text not null,
  -- It stood over another session, or its animals over their limits, on purpose.
  forced boolean not null,
  expires_at timestamptz,
  day date not null,
  start_time time not null,
  end_time time not null,
  constraint vacation_act_session_pkey primary key (tenant_id, act_id, session_id),
  constraint vacation_act_session_act foreign key (tenant_id, act_id) references vacation_act on delete cascade,
  constraint vacation_act_session_session foreign key (tenant_id, session_id) references session on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['vacation_act', 'vacation_act_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
