-- What the cards of the directory say that is not of the therapist alone, read across the walls for those it lists.
create policy session_type_across on session_type for select to complice_walls using (true);
create policy animal_across on animal for select to complice_walls using (true);
create policy audit_across on audit for select to complice_walls using (true);
grant select on species, race to complice_walls;

-- The kinds of session that are offered, and the species of the animals: names, and nothing of an animal.
create function auth.directory_kinds(ids uuid[]) returns table (id uuid, session_types text[], species text[])
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select d.id,
    array(select s.name from session_type s
      where s.tenant_id = d.tenant_id and s.is_public and s.removed_at is null order by s.position, s.name, s.id),
    array(select s.name from species s
      where s.id in (select r.species_id from animal a join race r on r.id = a.race_id
        where a.tenant_id = d.tenant_id and a.removed_at is null)
      order by s.position, s.name)
  from directory.therapist d where d.id = any(ids)
$$;

-- Another one after whatever changed in a therapist's practice, as in GET /changes: what was computed before may be wrong.
create function auth.directory_versions(ids uuid[]) returns table (id uuid, version text)
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select d.id, md5(concat_ws(' ', (select string_agg(last.id::text, ' ') from (
    select a.id from audit a where a.tenant_id = d.tenant_id order by a.id desc limit 20) last)))
  from directory.therapist d
  where d.id = any(ids) and (d.bookable_until is null or d.bookable_until > now())
$$;

grant create on schema auth to complice_walls;
alter function auth.directory_kinds(uuid[]) owner to complice_walls;
alter function auth.directory_versions(uuid[]) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.directory_kinds(uuid[]), auth.directory_versions(uuid[]) from public;
grant execute on function auth.directory_kinds(uuid[]), auth.directory_versions(uuid[]) to complice_api;
