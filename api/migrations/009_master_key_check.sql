-- A value drawn from the master key, by which each replica sees at its start whether it was given the right one.
create table auth.master_key_check (
  is_only boolean primary key default true constraint master_key_check_only check (is_only),
  check_value bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert on auth.master_key_check to complice_api;

-- Any practice's wrapped key: a database that is older than the check value knows the master key by what it opens.
create function auth.any_wrapped_key() returns table (tenant_id uuid, wrapped bytea)
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select id, sealing_key from tenant where closed_at is null order by created_at, id limit 1 $$;

grant create on schema auth to complice_walls;
alter function auth.any_wrapped_key() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.any_wrapped_key() from public;
grant execute on function auth.any_wrapped_key() to complice_api;
