-- ── series: occurrences are rows of their own with a common series (ruling 16) ──────────────────────────────────────
create table session_series (
  tenant_id uuid not null constraint session_series_tenant references tenant,
  id uuid not null,
  recurrence text not null constraint session_series_recurrence check (recurrence in ('DAY', 'WEEK', 'TWO_WEEKS', 'DAY_OF_WEEK')),
  start_date date not null,
  -- The last day, included.
  end_date date not null,
  constraint session_series_pkey primary key (tenant_id, id),
  constraint session_series_order check (start_date <= end_date)
);

alter table session
  -- Sealed with the practice's key.
  add column evaluation bytea,
  -- Put elsewhere than its series says, by a change of this occurrence alone (ruling 17).
  add column moved_alone boolean not null default false,
  -- What the practice owes the place for this session, once it was said otherwise than by the rents.
  add column club_amount_due numeric(12, 2),
  add column paid_to_club boolean not null default false,
  add constraint session_series_of foreign key (tenant_id, series_id) references session_series;
create index session_of_series on session (tenant_id, series_id, day) where series_id is not null;
create index session_of_club on session (tenant_id, club_id, day);

-- When it last changed, for the agendas that subscribed to it. What was due to a place is not due to the next one.
alter table session add column changed_at timestamptz not null default now();
create function session_changed() returns trigger language plpgsql as
$$
begin
  new.changed_at := now();
  if new.club_id is distinct from old.club_id then
    new.club_amount_due := null;
    new.paid_to_club := false;
  end if;
  return new;
end
$$;
create trigger session_changed before update on session for each row execute function session_changed();

-- What is left of a deleted session, for the agendas that subscribed to it.
create table session_tombstone (
  tenant_id uuid not null constraint session_tombstone_tenant references tenant,
  id uuid not null,
  therapist_id uuid not null,
  during tsrange not null,
  version integer not null,
  deleted_at timestamptz not null default now(),
  constraint session_tombstone_pkey primary key (tenant_id, id)
);
create index session_tombstone_of_therapist on session_tombstone (tenant_id, therapist_id, deleted_at);

-- ── what an animal can bear, beside its hours of the week: null where nothing is asked ──────────────────────────────
alter table animal
  add column minutes_by_day integer constraint animal_minutes_by_day check (minutes_by_day between 1 and 1440),
  add column longest_stretch integer constraint animal_longest_stretch check (longest_stretch between 1 and 1440),
  add column rest_between integer constraint animal_rest_between check (rest_between between 1 and 1440),
  add column sessions_by_day integer constraint animal_sessions_by_day check (sessions_by_day between 1 and 50),
  add column rest_days_by_week integer constraint animal_rest_days_by_week check (rest_days_by_week between 1 and 7);

-- 4 Excellent to 1 Problématique: how the animal was in this session.
alter table session_animal add column wellbeing smallint constraint session_animal_wellbeing check (wellbeing between 1 and 4);

-- A kind of session may need animals: so many, of a species or of any.
alter table session_type
  add column animal_count integer constraint session_type_animal_count check (animal_count between 1 and 10),
  add column animal_species_id uuid constraint session_type_species references species,
  add constraint session_type_species_counted check (animal_species_id is null or animal_count is not null);

create table vaccine (
  tenant_id uuid not null,
  id uuid not null,
  animal_id uuid not null,
  name text not null,
  date date,
  valid_until date,
  constraint vaccine_pkey primary key (tenant_id, id),
  constraint vaccine_animal foreign key (tenant_id, animal_id) references animal on delete cascade
);
create index vaccine_of_animal on vaccine (tenant_id, animal_id);

create table medical_appointment (
  tenant_id uuid not null,
  id uuid not null,
  animal_id uuid not null,
  name text not null,
  date date,
  comments text not null default '',
  valid_until date,
  constraint medical_appointment_pkey primary key (tenant_id, id),
  constraint medical_appointment_animal foreign key (tenant_id, animal_id) references animal on delete cascade
);
create index medical_appointment_of_animal on medical_appointment (tenant_id, animal_id);

-- The workload register's corrections: work that stood in the past and was changed or removed since. Never changed itself.
create table work_correction (
  tenant_id uuid not null,
  id uuid not null,
  animal_id uuid not null,
  session_id uuid not null,
  day date not null,
  start_time time not null,
  end_time time not null,
  session_type_name text not null,
  club_name text not null,
  handler_name text not null,
  wellbeing smallint,
  act text not null constraint work_correction_act check (act in ('changed', 'removed')),
  corrected_at timestamptz not null default now(),
  -- Who did it, and by what name then; nobody and nothing for what the system did.
  corrected_by uuid,
  author_name text not null,
  constraint work_correction_pkey primary key (tenant_id, id),
  constraint work_correction_animal foreign key (tenant_id, animal_id) references animal
);
create index work_correction_of_animal on work_correction (tenant_id, animal_id, day);

-- Keeps a line of the register as it was, if the work took place: validated, and over on the practice's wall.
create function keep_work(s session, worked session_animal, what text) returns void
language sql set search_path = public, pg_temp as
$$
  insert into work_correction (tenant_id, id, animal_id, session_id, day, start_time, end_time, session_type_name, club_name, handler_name,
    wellbeing, act, corrected_by, author_name)
  select s.tenant_id, gen_random_uuid(), worked.animal_id, s.id, s.day, s.start_time, s.end_time, kind.name, coalesce(place.name, ''),
    btrim(handler.firstname || ' ' || handler.lastname), worked.wellbeing, what, author.id, coalesce(btrim(author.firstname || ' ' || author.lastname), '')
  from tenant t
    join session_type kind on kind.tenant_id = t.id and kind.id = s.session_type_id
    join member handler on handler.tenant_id = t.id and handler.id = s.therapist_id
    left join club place on place.tenant_id = t.id and place.id = s.club_id
    left join member author on author.tenant_id = t.id and author.id = nullif(current_setting('app.account_id', true), '')::uuid
  where t.id = s.tenant_id and s.state = 'VALIDATED' and s.day + s.end_time <= now() at time zone t.time_zone
    -- One save changes the session and its animals: the line is kept once.
    and not exists (select from work_correction known where known.tenant_id = s.tenant_id and known.animal_id = worked.animal_id
      and known.session_id = s.id and known.corrected_at = now())
$$;

create function keep_work_of_session() returns trigger
language plpgsql set search_path = public, pg_temp as
$$
declare worked session_animal;
begin
  for worked in select * from session_animal where tenant_id = old.tenant_id and session_id = old.id loop
    perform keep_work(old, worked, case when tg_op = 'UPDATE' and new.state = 'VALIDATED' then 'changed' else 'removed' end);
  end loop;
  return case when tg_op = 'UPDATE' then new else old end;
end
$$;
create trigger session_work_changed before update on session for each row
  when ((old.day, old.start_time, old.end_time, old.therapist_id, old.session_type_id, old.club_id, old.state)
    is distinct from (new.day, new.start_time, new.end_time, new.therapist_id, new.session_type_id, new.club_id, new.state))
  execute function keep_work_of_session();
create trigger session_work_removed before delete on session for each row execute function keep_work_of_session();

-- An animal taken off a session that stays as it is. Looked at when the transaction ends: a save may write the animals anew.
create function keep_work_of_animal() returns trigger
language plpgsql set search_path = public, pg_temp as
$$
declare s session;
begin
  select * into s from session where tenant_id = old.tenant_id and id = old.session_id and during = old.during;
  if found and not exists (select from session_animal where tenant_id = old.tenant_id and session_id = old.session_id and animal_id = old.animal_id) then
    perform keep_work(s, old, 'removed');
  end if;
  return null;
end
$$;
create constraint trigger session_animal_work_removed after delete on session_animal
  deferrable initially deferred for each row execute function keep_work_of_animal();

-- A score that is said otherwise afterwards; one that was not said yet completes its line.
create function keep_work_of_score() returns trigger
language plpgsql set search_path = public, pg_temp as
$$
declare s session;
begin
  select * into s from session where tenant_id = old.tenant_id and id = old.session_id;
  if found then
    perform keep_work(s, old, 'changed');
  end if;
  return null;
end
$$;
create trigger session_animal_score_changed after update on session_animal for each row
  when (old.wellbeing is not null and old.wellbeing is distinct from new.wellbeing) execute function keep_work_of_score();

-- ── audio comments: the file, sealed, lies in the store of files ────────────────────────────────────────────────────
create table session_audio (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  -- Milliseconds since 1970, shown as date and time.
  name text not null,
  media_type text not null,
  -- Bytes, before sealing.
  size integer not null,
  created_at timestamptz not null default now(),
  constraint session_audio_pkey primary key (tenant_id, id),
  constraint session_audio_name unique (tenant_id, session_id, name),
  constraint session_audio_session foreign key (tenant_id, session_id) references session on delete cascade
);

-- ── each member's colours of the calendar, and the address their other agendas subscribe to ─────────────────────────
alter table member add column colour_mode text not null default 'DEFAULT' constraint member_colour_mode check (colour_mode in ('DEFAULT', 'CLUBS', 'THERAPISTS'));

create table colour (
  tenant_id uuid not null,
  member_id uuid not null,
  -- The club or the therapist.
  object_id uuid not null,
  hexa text not null constraint colour_hexa check (hexa ~ '^#[0-9a-fA-F]{6}$'),
  constraint colour_pkey primary key (tenant_id, member_id, object_id),
  constraint colour_member foreign key (tenant_id, member_id) references member on delete cascade
);

create table calendar_feed (
  tenant_id uuid not null,
  member_id uuid not null,
  -- SHA-256 of the secret in the address.
  token_hash bytea not null,
  with_patients boolean not null,
  created_at timestamptz not null default now(),
  constraint calendar_feed_pkey primary key (tenant_id, member_id),
  constraint calendar_feed_member foreign key (tenant_id, member_id) references member on delete cascade
);
create index calendar_feed_token on calendar_feed (token_hash);

do $$
declare name text;
begin
  foreach name in array array['session_series', 'session_tombstone', 'vaccine', 'medical_appointment', 'work_correction', 'session_audio', 'colour', 'calendar_feed'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
revoke update, delete on work_correction from complice_api;

-- As before, and says who acts, for what is kept of it (the register's corrections).
create or replace function auth.begin_request(account uuid, version integer)
returns table (tenant_id uuid, time_zone text, offer text, roles text[], privileges text[], blocked boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select t.id, t.time_zone, t.offer, m.roles, m.privileges, not t.payable and t.trial_ends_at < now()
    into tenant_id, time_zone, offer, roles, privileges, blocked
    from auth.account a join member m on m.id = a.id join tenant t on t.id = m.tenant_id
    where a.id = account and a.kind = 'MEMBER' and a.token_version = version and a.disabled_at is null and t.closed_at is null;
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  perform set_config('app.account_id', account::text, true);
  if tenant_id is not null then return next; end if;
end
$$;

-- The practice and member a calendar's address belongs to; nothing for one that is unknown or revoked.
grant select on calendar_feed to complice_walls;
create policy calendar_feed_across on calendar_feed for select to complice_walls using (true);
create function auth.begin_feed(hash bytea)
returns table (tenant_id uuid, time_zone text, member_id uuid, with_patients boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select t.id, t.time_zone, f.member_id, f.with_patients into tenant_id, time_zone, member_id, with_patients
    from calendar_feed f join tenant t on t.id = f.tenant_id join auth.account a on a.id = f.member_id
    where f.token_hash = hash and t.closed_at is null and a.disabled_at is null and (t.payable or t.trial_ends_at >= now());
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;

grant create on schema auth to complice_walls;
alter function auth.begin_feed(bytea) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.begin_feed(bytea) from public;
grant execute on function auth.begin_feed(bytea) to complice_api;
