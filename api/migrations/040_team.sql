-- Who was invited to a practice, and members who left it. A member who leaves keeps a row without rights, for the sessions,
-- invoices and acts that name them; the account is closed and its address free again.
alter table member add column left_at timestamptz;

create table invitation (
  tenant_id uuid not null constraint invitation_tenant references tenant,
  id uuid not null,
  email text not null constraint invitation_email_plain check (email = lower(btrim(email))),
  role text not null constraint invitation_role check (role in ('ROLE_THERAPIST', 'ROLE_ASSISTANT')),
  privileges text[] not null constraint invitation_privileges
    check (privileges <@ array['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL']),
  -- SHA-256 of the secret in the link of the last mail.
  token_hash bytea not null,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invitation_pkey primary key (tenant_id, id)
);
-- An address has one invitation of a practice at a time.
create unique index invitation_email on invitation (tenant_id, email) where accepted_at is null and withdrawn_at is null;
create index invitation_token on invitation (token_hash);
create index invitation_ended on invitation (coalesce(accepted_at, withdrawn_at, expires_at));

-- A session that was given to another therapist, as the calendar of the former shows it: cancelled.
create table session_handover (
  tenant_id uuid not null constraint session_handover_tenant references tenant,
  session_id uuid not null,
  therapist_id uuid not null,
  during tsrange not null,
  version integer not null,
  at timestamptz not null default now(),
  constraint session_handover_pkey primary key (tenant_id, session_id, therapist_id)
);
create index session_handover_of_therapist on session_handover (tenant_id, therapist_id);

do $$
declare name text;
begin
  foreach name in array array['invitation', 'session_handover'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update, delete on invitation, session_handover to complice_api;

-- However the therapist of a session changes. One that comes back to a former therapist is no longer cancelled for them.
create function keep_handover() returns trigger language plpgsql as
$$
begin
  insert into session_handover (tenant_id, session_id, therapist_id, during, version)
    values (old.tenant_id, old.id, old.therapist_id, old.during, new.version)
    on conflict (tenant_id, session_id, therapist_id) do update set (during, version, at) = (excluded.during, excluded.version, now());
  delete from session_handover h where h.tenant_id = new.tenant_id and h.session_id = new.id and h.therapist_id = new.therapist_id;
  return null;
end
$$;
create trigger session_handed_over after update of therapist_id on session
  for each row when (old.therapist_id is distinct from new.therapist_id) execute function keep_handover();

grant select, delete on invitation to complice_walls;
grant select, delete on session_handover to complice_walls;
create policy invitation_across on invitation for select to complice_walls using (true);
create policy invitation_purged on invitation for delete to complice_walls using (true);
create policy session_handover_across on session_handover for select to complice_walls using (true);
create policy session_handover_purged on session_handover for delete to complice_walls using (true);

-- The practice of the transaction becomes that of the link; nothing for a secret nobody was sent last.
create function auth.begin_invitation(hash bytea) returns table (tenant_id uuid, id uuid)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select i.tenant_id, i.id into tenant_id, id
    from invitation i join tenant t on t.id = i.tenant_id
    where i.token_hash = hash and t.closed_at is null;
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;

create function auth.purge_team() returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from invitation where coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '30 days';
  delete from session_handover where upper(during) < now() - interval '92 days';
$$;

-- As before, and for thirty days after its member left: calendars that subscribe to it take the sessions out.
create or replace function auth.begin_feed(hash bytea)
returns table (tenant_id uuid, time_zone text, member_id uuid, with_patients boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select t.id, t.time_zone, f.member_id, f.with_patients into tenant_id, time_zone, member_id, with_patients
    from calendar_feed f join tenant t on t.id = f.tenant_id join auth.account a on a.id = f.member_id
      join member m on m.tenant_id = f.tenant_id and m.id = f.member_id
    where f.token_hash = hash and t.closed_at is null and (t.payable or t.trial_ends_at >= now())
      and (a.disabled_at is null or m.left_at > now() - interval '30 days');
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;

grant create on schema auth to complice_walls;
alter function auth.begin_invitation(bytea) owner to complice_walls;
alter function auth.purge_team() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.begin_invitation(bytea), auth.purge_team() from public;
grant execute on function auth.begin_invitation(bytea), auth.purge_team() to complice_api;
