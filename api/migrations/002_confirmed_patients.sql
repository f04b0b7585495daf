-- The practices an account asked for a session, to meet its files there once its address is confirmed.
create function auth.practices_asked_by(account uuid) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select distinct s.tenant_id from session s where s.requested_by = account $$;

create index session_requested_by on session (requested_by) where requested_by is not null;

grant create on schema auth to complice_walls;
alter function auth.practices_asked_by(uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.practices_asked_by(uuid) from public;
grant execute on function auth.practices_asked_by(uuid) to complice_api;
