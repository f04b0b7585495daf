-- The invoices of a practice that was deleted, sealed with the key that took the place of the practice's: nothing else of
-- it is left that could be read. Each is purged ten years after the end of its calendar year.
create table invoice_archive (
  tenant_id uuid not null constraint invoice_archive_tenant references tenant,
  id uuid not null,
  content bytea not null,
  purge_after date not null,
  constraint invoice_archive_pkey primary key (tenant_id, id)
);
alter table invoice_archive enable row level security;
alter table invoice_archive force row level security;
create policy invoice_archive_of_tenant on invoice_archive using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert on invoice_archive to complice_api;
revoke update, delete on invoice_archive from complice_api;

-- Deletes the caller's practice, whatever tables it has rows in: those that others refer to wait for a later round.
do $$
declare own record;
begin
  for own in select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace, 'auth'::regnamespace)
  loop
    execute format('grant select, delete on %s to complice_walls', own.name);
  end loop;
end $$;
grant insert on work_correction to complice_walls;
-- Of the tables that later migrations bring.
alter default privileges in schema public grant select, delete on tables to complice_walls;

create function auth.erase_practice() returns void
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
declare
  own record;
  deleted bigint;
  is_progress boolean;
  is_blocked boolean;
begin
  if app_tenant() is null then raise exception 'No practice is set.'; end if;
  loop
    is_progress := false;
    is_blocked := false;
    for own in select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.oid <> 'invoice_archive'::regclass
        and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace, 'auth'::regnamespace)
    loop
      begin
        execute format('delete from %s where tenant_id = app_tenant()', own.name);
        get diagnostics deleted = row_count;
        is_progress := is_progress or deleted > 0;
      exception when foreign_key_violation then
        is_blocked := true;
      end;
    end loop;
    exit when not is_progress and not is_blocked;
    if not is_progress then raise exception 'What is left of the practice refers to itself.'; end if;
  end loop;
end
$$;
create function auth.purge_invoice_archive() returns void
language sql security definer set search_path = public, auth, pg_temp as
$$ delete from invoice_archive where purge_after < current_date $$;
create policy invoice_archive_across on invoice_archive for select to complice_walls using (true);
create policy invoice_archive_purged on invoice_archive for delete to complice_walls using (true);

grant create on schema auth to complice_walls;
alter function auth.erase_practice() owner to complice_walls;
alter function auth.purge_invoice_archive() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.erase_practice(), auth.purge_invoice_archive() from public;
grant execute on function auth.erase_practice(), auth.purge_invoice_archive() to complice_api;
