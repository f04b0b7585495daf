-- What is medical of animals is sealed with the practice's key: health records, wellbeing scores and their corrections.
-- Only the API has the keys: it writes the sealed columns, and its job sealClearText seals what stands in the former ones,
-- a few hundred rows at a time. A replica of the former version goes on writing the former columns: there a value that is
-- filled is the newer one, until the job has sealed it.
alter table vaccine alter column name set default '', add column name_sealed bytea;
alter table medical_appointment alter column name set default '', add column name_sealed bytea, add column comments_sealed bytea;
alter table session_animal add column wellbeing_sealed bytea;
alter table work_correction add column wellbeing_sealed bytea;

-- Each reads its table once, and holds only what is still to be sealed: soon nothing.
create index vaccine_clear on vaccine (tenant_id) where name <> '';
create index medical_appointment_clear on medical_appointment (tenant_id) where name <> '' or comments <> '';
create index session_animal_clear on session_animal (tenant_id) where wellbeing is not null;
create index work_correction_clear on work_correction (tenant_id) where wellbeing is not null;

-- As before, with the sealed score: it is tied to its session and animal, which a correction names too.
create or replace function keep_work(s session, worked session_animal, what text) returns void
language sql set search_path = public, pg_temp as
$$
  insert into work_correction (tenant_id, id, animal_id, session_id, day, start_time, end_time, session_type_name, club_name, handler_name,
    wellbeing, wellbeing_sealed, act, corrected_by, author_name)
  select s.tenant_id, gen_random_uuid(), worked.animal_id, s.id, s.day, s.start_time, s.end_time, kind.name, coalesce(club_of_session.name, ''),
    btrim(handler.firstname || ' ' || handler.lastname), worked.wellbeing, worked.wellbeing_sealed, what, author.id,
    coalesce(btrim(author.firstname || ' ' || author.lastname), '')
  from tenant t
    join session_type kind on kind.tenant_id = t.id and kind.id = s.session_type_id
    join member handler on handler.tenant_id = t.id and handler.id = s.therapist_id
    left join club club_of_session on club_of_session.tenant_id = t.id and club_of_session.id = s.club_id
    left join member author on author.tenant_id = t.id and author.id = nullif(current_setting('app.account_id', true), '')::uuid
  where t.id = s.tenant_id and s.state = 'VALIDATED' and s.day + s.end_time <= now() at time zone t.time_zone
    -- One save changes the session and its animals: the line is kept once.
    and not exists (select from work_correction known where known.tenant_id = s.tenant_id and known.animal_id = worked.animal_id
      and known.session_id = s.id and known.corrected_at = now())
$$;

-- The same score is sealed to the same bytes, so that an unchanged one is no correction. Sealing itself changes no score.
drop trigger session_animal_score_changed on session_animal;
create trigger session_animal_score_changed after update on session_animal for each row
  when ((old.wellbeing is not null or old.wellbeing_sealed is not null)
    and (old.wellbeing, old.wellbeing_sealed) is distinct from (new.wellbeing, new.wellbeing_sealed)
    and current_setting('app.sealing', true) is distinct from 'on')
  execute function keep_work_of_score();

-- The register is only added to. One thing may be done to its lines: a score that stands in clear is sealed.
grant select on vaccine, medical_appointment, session_animal, work_correction, auth.idempotency to complice_walls;
grant update (wellbeing, wellbeing_sealed) on work_correction to complice_walls;
create policy vaccine_across on vaccine for select to complice_walls using (true);
create policy medical_appointment_across on medical_appointment for select to complice_walls using (true);
create policy session_animal_across on session_animal for select to complice_walls using (true);
create policy work_correction_across on work_correction for select to complice_walls using (true);
create policy work_correction_sealed on work_correction for update to complice_walls using (tenant_id = app_tenant());
create function auth.seal_correction(correction uuid, sealed bytea) returns void
language sql security definer set search_path = public, auth, pg_temp as
$$ update work_correction set wellbeing = null, wellbeing_sealed = sealed where tenant_id = app_tenant() and id = correction and wellbeing is not null $$;

-- Practices that have something in clear that is to be sealed: results of repeated calls that a former version stored, too.
create function auth.practices_with_clear_text(most integer) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select tenant_id from (
    select tenant_id from vaccine where name <> ''
    union select tenant_id from medical_appointment where name <> '' or comments <> ''
    union select tenant_id from session_animal where wellbeing is not null
    union select tenant_id from work_correction where wellbeing is not null
    union select m.tenant_id from auth.idempotency i join member m on m.id = i.account_id where not i.sealed and i.answer is not null
  ) as clear limit most
$$;

grant create on schema auth to complice_walls;
alter function auth.seal_correction(uuid, bytea) owner to complice_walls;
alter function auth.practices_with_clear_text(integer) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.seal_correction(uuid, bytea), auth.practices_with_clear_text(integer) from public;
grant execute on function auth.seal_correction(uuid, bytea), auth.practices_with_clear_text(integer) to complice_api;

-- Finding nothing costs four reads of empty indexes.
select jobs.create_queue('sealClearText', '{"policy": "standard", "retryLimit": 0, "expireInSeconds": 600, "deleteAfterSeconds": 86400}');
insert into jobs.schedule (name, cron, timezone) values ('sealClearText', '* * * * *', 'UTC');
