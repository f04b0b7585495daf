-- Whether the person of a patient's file has a session or a pending request between two instants: one of the file, as
-- patient or as employee of a firm, or in another practice one of a file of the same account with the same name. A parent
-- may book for two children with one account. The answer is yes or no, never where.
create function auth.person_is_busy(practice uuid, file uuid, account uuid, from_instant timestamptz, to_instant timestamptz, at timestamptz)
  returns boolean
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  with person as (
    select plain(btrim(firstname) || ' ' || btrim(lastname)) as name from patient where tenant_id = practice and id = file
  ), files as (
    select practice as tenant_id, file as id
    union
    select p.tenant_id, p.id from patient p, person
    where p.account_id = account and p.tenant_id <> practice and p.removed_at is null and p.erased_at is null
      and plain(btrim(p.firstname) || ' ' || btrim(p.lastname)) = person.name and auth.is_open(p.tenant_id)
  ), visits as (
    select s.tenant_id, s.day, s.start_time, s.end_time from session s join files f on f.tenant_id = s.tenant_id and f.id = s.patient_id
    where s.live and (s.state = 'VALIDATED' or s.expires_at is null or s.expires_at > at)
      and s.day between (from_instant - interval '2 days')::date and (to_instant + interval '2 days')::date
    union all
    select s.tenant_id, s.day, s.start_time, s.end_time from session_corporate_patient named
      join files f on f.tenant_id = named.tenant_id and f.id = named.patient_id
      join session s on s.tenant_id = named.tenant_id and s.id = named.session_id
    where s.live and (s.state = 'VALIDATED' or s.expires_at is null or s.expires_at > at)
      and s.day between (from_instant - interval '2 days')::date and (to_instant + interval '2 days')::date
  )
  select exists (
    select from visits v join tenant t on t.id = v.tenant_id
    where (v.day + v.start_time) at time zone t.time_zone < to_instant
      and from_instant < (v.day + v.end_time) at time zone t.time_zone)
$$;

create index patient_account on patient (account_id) where account_id is not null;
grant select on session_corporate_patient to complice_walls;
create policy session_corporate_patient_across on session_corporate_patient for select to complice_walls using (true);
grant create on schema auth to complice_walls;
alter function auth.person_is_busy(uuid, uuid, uuid, timestamptz, timestamptz, timestamptz) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.person_is_busy(uuid, uuid, uuid, timestamptz, timestamptz, timestamptz) from public;
grant execute on function auth.person_is_busy(uuid, uuid, uuid, timestamptz, timestamptz, timestamptz) to complice_api;
