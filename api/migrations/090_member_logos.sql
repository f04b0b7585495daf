-- The logo for documents, sealed: what is issued must not wait for the store of files while it holds a connection and the
-- series of invoices. `file` is the member's `logo_file` that it is a copy of; another one means that it is of a former logo.
create table member_logo (
  tenant_id uuid not null,
  member_id uuid not null,
  file uuid not null,
  picture bytea not null,
  constraint member_logo_pkey primary key (tenant_id, member_id),
  constraint member_logo_member foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
alter table member_logo enable row level security;
alter table member_logo force row level security;
create policy member_logo_of_tenant on member_logo using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
create policy member_logo_across on member_logo for select to complice_walls using (true);
grant select, insert, update, delete on member_logo to complice_api;
grant select on member_logo to complice_walls;

-- Logos from before this table, and those that a replica of the former version stores during an upgrade.
create function auth.logos_without_picture(most integer) returns table (tenant_id uuid, member_id uuid, file uuid)
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select m.tenant_id, m.id, m.logo_file from member m
  where m.logo_file is not null
    and not exists (select from member_logo l where l.tenant_id = m.tenant_id and l.member_id = m.id and l.file = m.logo_file)
  order by m.id limit most
$$;

grant create on schema auth to complice_walls;
alter function auth.logos_without_picture(integer) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.logos_without_picture(integer) from public;
grant execute on function auth.logos_without_picture(integer) to complice_api;

select jobs.create_queue('copyLogos', '{"policy": "standard", "retryLimit": 0, "expireInSeconds": 600, "deleteAfterSeconds": 86400}');
insert into jobs.schedule (name, cron, timezone) values ('copyLogos', '* * * * *', 'UTC');
