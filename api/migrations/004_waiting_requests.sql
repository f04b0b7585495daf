-- How many requests of a patient's account wait in all practices together: a number, never whose or where.
create function auth.waiting_requests(account uuid, at timestamptz) returns integer
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select count(*)::int from session where requested_by = account and state = 'PENDING' and (expires_at is null or expires_at > at) $$;

create index session_waiting_of_account on session (requested_by) where state = 'PENDING';

grant create on schema auth to complice_walls;
alter function auth.waiting_requests(uuid, timestamptz) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.waiting_requests(uuid, timestamptz) from public;
grant execute on function auth.waiting_requests(uuid, timestamptz) to complice_api;
