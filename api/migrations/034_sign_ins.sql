-- Each sign-in of an account: on which device, since when, used when. Access tokens name theirs, and are void once its row
-- is gone. The id is the family of its renewal tokens.
create table auth.sign_in (
  id uuid constraint sign_in_pkey primary key,
  account_id uuid not null constraint sign_in_account references auth.account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index sign_in_of_account on auth.sign_in (account_id);
insert into auth.sign_in (id, account_id, created_at, last_used_at)
  select family, account_id, min(created_at), max(created_at) from auth.refresh_token group by family, account_id;
grant select, insert, update, delete on auth.sign_in to complice_api;
grant select on auth.sign_in to complice_walls;

-- As before, for a token that names its sign-in; without one, a replica of the former version gave it.
create function auth.begin_request(account uuid, version integer, sign_in uuid)
returns table (tenant_id uuid, time_zone text, offer text, roles text[], privileges text[], blocked boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  if sign_in is null or exists (select from auth.sign_in s where s.id = begin_request.sign_in and s.account_id = account) then
    return query select * from auth.begin_request(account, version);
  else
    perform set_config('app.tenant_id', '', true);
  end if;
end
$$;
grant create on schema auth to complice_walls;
alter function auth.begin_request(uuid, integer, uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.begin_request(uuid, integer, uuid) from public;
grant execute on function auth.begin_request(uuid, integer, uuid) to complice_api;
-- It calls the former one as itself.
grant execute on function auth.begin_request(uuid, integer) to complice_walls;
