-- What a type of session sets for whoever books it. One that is deleted leaves the lists; its sessions keep it.
alter table session_type
  add column is_public boolean not null default true,
  add column buffer_before_minutes integer not null default 0
    constraint session_type_buffer_before check (buffer_before_minutes between 0 and 240),
  add column buffer_after_minutes integer not null default 0
    constraint session_type_buffer_after check (buffer_after_minutes between 0 and 240),
  add column notice_hours integer not null default 0 constraint session_type_notice check (notice_hours between 0 and 720),
  add column horizon_days integer not null default 365 constraint session_type_horizon check (horizon_days between 1 and 1095),
  add column removed_at timestamptz;

-- The clubs at which a type is offered; without any it is offered wherever the practice works.
create table session_type_club (
  tenant_id uuid not null,
  session_type_id uuid not null,
  club_id uuid not null,
  constraint session_type_club_pkey primary key (tenant_id, session_type_id, club_id),
  constraint session_type_club_type foreign key (tenant_id, session_type_id) references session_type on delete cascade,
  constraint session_type_club_club foreign key (tenant_id, club_id) references club on delete cascade
);
create index session_type_club_of_club on session_type_club (tenant_id, club_id);
alter table session_type_club enable row level security;
alter table session_type_club force row level security;
create policy session_type_club_of_tenant on session_type_club using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, update, delete on session_type_club to complice_api;

create index session_of_type on session (tenant_id, session_type_id, day);
