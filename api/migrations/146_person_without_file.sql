-- An account whose e-mail address is not confirmed has no patient file of its own: the files of its requests in other
-- practices count, if they bear the same name.
create or replace function auth.person_is_busy(practice uuid, file uuid, account uuid, from_instant timestamptz, to_instant timestamptz, at timestamptz)
  returns boolean
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  with person as (
    select plain(btrim(firstname) || ' ' || btrim(lastname)) as name from patient where tenant_id = practice and id = file
  ), requested as (
    select s.tenant_id, s.patient_id from session s where s.requested_by = account and s.live and s.tenant_id <> practice
  ), files as (
    select practice as tenant_id, file as id
    union
    select p.tenant_id, p.id from patient p, person
    where p.tenant_id <> practice and p.removed_at is null and p.erased_at is null
      and (p.account_id = account or (p.tenant_id, p.id) in (select tenant_id, patient_id from requested))
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
