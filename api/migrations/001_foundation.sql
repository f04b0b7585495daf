-- Accounts, practices and their walls. Runs as the owner role; the API connects as complice_api, which owns nothing.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema auth;
create schema directory;

-- The practice of the current transaction. After a commit the setting is '' and not null, hence nullif.
create function app_tenant() returns uuid language sql stable as
$$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- Without accents or capitals, for searching.
create function plain(value text) returns text language sql immutable strict parallel safe as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- ── accounts ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table auth.account (
  id uuid primary key,
  kind text not null constraint account_kind check (kind in ('MEMBER', 'PATIENT')),
  email text not null constraint account_email_plain check (email = lower(btrim(email))),
  password_hash text not null,
  -- What is signed into a token; raising it voids every token given before (ruling 30).
  token_version integer not null default 1,
  -- A patient's own name and phone; a member's stand in the practice.
  firstname text not null default '',
  lastname text not null default '',
  phone_number text not null default '',
  confirmed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_email unique (kind, email)
);

create table auth.refresh_token (
  id uuid primary key,
  account_id uuid not null constraint refresh_token_account references auth.account on delete cascade,
  -- All tokens that came of one sign-in; using a used one again ends the family.
  family uuid not null,
  token_hash bytea not null constraint refresh_token_hash unique,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  idle_until timestamptz not null,
  expires_at timestamptz not null
);
create index refresh_token_family on auth.refresh_token (family);
create index refresh_token_account_id on auth.refresh_token (account_id);

create table auth.mail_token (
  token_hash bytea primary key,
  purpose text not null constraint mail_token_purpose check (purpose in ('RESET', 'CONFIRM')),
  account_id uuid not null constraint mail_token_account references auth.account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table auth.throttle (
  key text primary key,
  tries integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);

create table auth.idempotency (
  account_id uuid not null,
  key text not null,
  route text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_key primary key (account_id, key)
);

-- ── practices ───────────────────────────────────────────────────────────────────────────────────────────────────────
create table tenant (
  id uuid primary key,
  offer text not null constraint tenant_offer check (offer in ('STANDARD', 'PRO', 'ULTIME')),
  nb_max_assistants integer not null,
  nb_max_therapists integer not null,
  trial_ends_at timestamptz not null,
  -- Set once a means of payment is known.
  payable boolean not null default false,
  time_zone text not null default 'Europe/Paris',
  -- Hours before a session after which the patient can no longer cancel (ruling 22).
  cancellation_before integer not null default 48 constraint tenant_cancellation_before check (cancellation_before between 0 and 8760),
  -- The key that seals the practice's notes, wrapped by the master key; erasing it erases them.
  sealing_key bytea not null,
  closed_at timestamptz,
  created_at timestamptz not null default now()
);

create table member (
  tenant_id uuid not null constraint member_tenant references tenant,
  -- The same id as the account's.
  id uuid not null constraint member_account references auth.account,
  email text not null,
  firstname text not null default '',
  lastname text not null default '',
  roles text[] not null constraint member_roles check (roles <@ array['ROLE_ADMIN', 'ROLE_THERAPIST', 'ROLE_ASSISTANT']),
  privileges text[] not null constraint member_privileges
    check (privileges <@ array['AGENDA', 'ANIMALS', 'CLUBS', 'PATIENTS', 'ESTIMATION', 'BILL', 'ADMINISTRATION']),
  phone_number text not null default '',
  default_session_price numeric(12, 2) not null default 0,
  taxes boolean not null default false,
  taxes_amount numeric(5, 2) not null default 20,
  public_access boolean not null default false,
  individual_firm boolean not null default false,
  firm_name text not null default '',
  firm_siren text not null default '',
  firm_website text not null default '',
  street_name text not null default '',
  zip_code text not null default '',
  city text not null default '',
  latitude double precision,
  longitude double precision,
  precision text not null default 'default' constraint member_precision check (precision in ('address', 'zipCode', 'default')),
  logo text,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  constraint member_pkey primary key (tenant_id, id)
);
create index member_of_account on member (id);

create table opening_hours (
  tenant_id uuid not null,
  member_id uuid not null,
  weekday integer not null constraint opening_hours_weekday check (weekday between 1 and 7),
  start_time time not null,
  end_time time not null,
  constraint opening_hours_pkey primary key (tenant_id, member_id, weekday, start_time),
  constraint opening_hours_member foreign key (tenant_id, member_id) references member on delete cascade,
  constraint opening_hours_order check (start_time < end_time)
);

create table vacation (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- Wall clock of the practice (ruling 23).
  starts_at timestamp not null,
  ends_at timestamp not null,
  constraint vacation_pkey primary key (tenant_id, id),
  constraint vacation_member foreign key (tenant_id, member_id) references member on delete cascade,
  constraint vacation_order check (starts_at < ends_at)
);
create index vacation_of_member on vacation (tenant_id, member_id, starts_at);

create table session_type (
  tenant_id uuid not null constraint session_type_tenant references tenant,
  id uuid not null,
  name text not null constraint session_type_name_filled check (btrim(name) <> ''),
  -- Minutes (ruling 21).
  duration integer not null default 60 constraint session_type_duration check (duration between 5 and 720),
  default_session_price numeric(12, 2),
  position integer not null default 0,
  constraint session_type_pkey primary key (tenant_id, id)
);

create table question (
  tenant_id uuid not null,
  id uuid not null,
  session_type_id uuid not null,
  text text not null,
  position integer not null default 0,
  constraint question_pkey primary key (tenant_id, id),
  constraint question_session_type foreign key (tenant_id, session_type_id) references session_type on delete cascade
);
create index question_of_session_type on question (tenant_id, session_type_id, position);

create table club (
  tenant_id uuid not null constraint club_tenant references tenant,
  id uuid not null,
  name text not null,
  email text not null default '',
  phone_number text not null default '',
  amount_per_session numeric(12, 2) not null default 0,
  street_name text not null default '',
  zip_code text not null default '',
  city text not null default '',
  removed_at timestamptz,
  constraint club_pkey primary key (tenant_id, id)
);
create unique index club_name on club (tenant_id, plain(name)) where removed_at is null;
create unique index club_email on club (tenant_id, lower(email)) where removed_at is null and email <> '';

create table patient (
  tenant_id uuid not null constraint patient_tenant references tenant,
  id uuid not null,
  type text constraint patient_type check (type in ('INDIVIDUAL', 'FIRM')),
  email text not null default '',
  phone_number text not null default '',
  contact_firstname text not null default '',
  contact_lastname text not null default '',
  street_name text not null default '',
  zip_code text not null default '',
  city text not null default '',
  firstname text not null default '',
  lastname text not null default '',
  birthdate date,
  nb_hours_to_do numeric(8, 2) not null default 0,
  referent_email text not null default '',
  referent_phone text not null default '',
  legal_manager_lastname text not null default '',
  legal_manager_firstname text not null default '',
  legal_manager_email text not null default '',
  legal_manager_phone text not null default '',
  legal_manager_link text not null default '',
  funder_lastname text not null default '',
  funder_firstname text not null default '',
  funder_company_name text not null default '',
  funder_email text not null default '',
  funder_tel text not null default '',
  company_name text not null default '',
  siren text not null default '',
  firm_id uuid,
  -- The patient's own account, once its address is confirmed (ruling 28).
  account_id uuid constraint patient_account references auth.account on delete set null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint patient_pkey primary key (tenant_id, id),
  constraint patient_firm foreign key (tenant_id, firm_id) references patient
);
create unique index patient_email on patient (tenant_id, lower(email)) where removed_at is null and email <> '';
create index patient_of_account on patient (tenant_id, account_id);
create index patient_name on patient (tenant_id, plain(lastname || company_name), plain(firstname));

-- Species and races are the same for all practices.
create table species (
  id uuid primary key,
  name text not null constraint species_name unique,
  position integer not null default 0
);
create table race (
  id uuid primary key,
  species_id uuid not null constraint race_species references species,
  name text not null,
  constraint race_name unique (species_id, name)
);

create table animal (
  tenant_id uuid not null constraint animal_tenant references tenant,
  id uuid not null,
  name text not null,
  birthdate date,
  club_id uuid,
  owner_id uuid,
  race_id uuid not null constraint animal_race references race,
  nb_working_hours_by_week numeric(5, 2) not null constraint animal_hours check (nb_working_hours_by_week >= 0),
  removed_at timestamptz,
  constraint animal_pkey primary key (tenant_id, id),
  constraint animal_club foreign key (tenant_id, club_id) references club,
  constraint animal_owner foreign key (tenant_id, owner_id) references patient
);
create unique index animal_name on animal (tenant_id, plain(name)) where removed_at is null;

-- ── sessions ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table session (
  tenant_id uuid not null constraint session_tenant references tenant,
  id uuid not null,
  series_id uuid,
  recurrence text not null default 'ONCE' constraint session_recurrence check (recurrence in ('ONCE', 'DAY', 'WEEK', 'TWO_WEEKS', 'DAY_OF_WEEK')),
  -- A date and two times on the wall of the practice (ruling 15).
  day date not null,
  start_time time not null,
  end_time time not null,
  during tsrange not null generated always as (tsrange(day + start_time, day + end_time)) stored,
  state text not null constraint session_state check (state in ('PENDING', 'VALIDATED', 'CANCELLED', 'EXPIRED')),
  live boolean not null generated always as (state in ('PENDING', 'VALIDATED')) stored,
  -- A practitioner saved over a conflict, knowingly (ruling 18).
  allow_overlap boolean not null default false,
  force_reason text,
  therapist_id uuid not null,
  session_type_id uuid not null,
  patient_id uuid,
  club_id uuid,
  price numeric(12, 2) not null default 0,
  room_rent numeric(12, 2) not null default 0,
  animal_rent numeric(12, 2) not null default 0,
  taxes_paid_by_patient numeric(12, 2) not null default 0,
  patient_present boolean not null default true,
  paid boolean not null default false,
  with_animal_only boolean not null default false,
  -- Sealed with the practice's key.
  comments bytea,
  bill_id uuid,
  -- The patient account that asked for it online, and until when the request holds its slot (ruling 20).
  requested_by uuid constraint session_requested_by references auth.account on delete set null,
  expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint session_pkey primary key (tenant_id, id),
  constraint session_placed unique (tenant_id, id, during, live),
  constraint session_order check (start_time < end_time),
  constraint session_patient_or_animal check (with_animal_only or patient_id is not null),
  constraint session_therapist foreign key (tenant_id, therapist_id) references member,
  constraint session_session_type foreign key (tenant_id, session_type_id) references session_type,
  constraint session_patient foreign key (tenant_id, patient_id) references patient,
  constraint session_club foreign key (tenant_id, club_id) references club,
  constraint session_therapist_free exclude using gist (tenant_id with =, therapist_id with =, during with &&)
    where (live and not allow_overlap) deferrable initially immediate
);
create index session_of_day on session (tenant_id, day);
create index session_of_patient on session (tenant_id, patient_id);
create index session_due on session (expires_at) where state = 'PENDING' and expires_at is not null;

create table session_animal (
  tenant_id uuid not null,
  session_id uuid not null,
  animal_id uuid not null,
  -- Copies of the session's, tied to it, so that the database can hold an animal's time too.
  during tsrange not null,
  live boolean not null,
  allow_overlap boolean not null default false,
  constraint session_animal_pkey primary key (tenant_id, session_id, animal_id),
  constraint session_animal_session foreign key (tenant_id, session_id, during, live)
    references session (tenant_id, id, during, live) on delete cascade deferrable initially deferred,
  constraint session_animal_animal foreign key (tenant_id, animal_id) references animal,
  constraint session_animal_free exclude using gist (tenant_id with =, animal_id with =, during with &&)
    where (live and not allow_overlap) deferrable initially immediate
);
create index session_animal_of_animal on session_animal (tenant_id, animal_id);

create table session_corporate_patient (
  tenant_id uuid not null,
  session_id uuid not null,
  patient_id uuid not null,
  constraint session_corporate_patient_pkey primary key (tenant_id, session_id, patient_id),
  constraint session_corporate_patient_session foreign key (tenant_id, session_id) references session on delete cascade,
  constraint session_corporate_patient_patient foreign key (tenant_id, patient_id) references patient
);

create table session_answer (
  tenant_id uuid not null,
  session_id uuid not null,
  position integer not null,
  -- The question as it was asked; the answer sealed with the practice's key.
  question text not null,
  answer bytea not null,
  constraint session_answer_pkey primary key (tenant_id, session_id, position),
  constraint session_answer_session foreign key (tenant_id, session_id) references session on delete cascade
);

create table bill (
  tenant_id uuid not null constraint bill_tenant references tenant,
  id uuid not null,
  bill_number text not null,
  patient_id uuid not null,
  therapist_id uuid not null,
  total_price numeric(12, 2) not null,
  taxes numeric(5, 2) not null,
  fully_paid boolean not null default false,
  created_at timestamptz not null default now(),
  constraint bill_pkey primary key (tenant_id, id),
  constraint bill_number unique (tenant_id, bill_number),
  constraint bill_patient foreign key (tenant_id, patient_id) references patient,
  constraint bill_therapist foreign key (tenant_id, therapist_id) references member
);
alter table session add constraint session_bill foreign key (tenant_id, bill_id) references bill;

create table audit (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid,
  act text not null,
  entity text not null,
  entity_id uuid,
  -- Names of fields and reasons, never the contents of notes.
  details jsonb not null default '{}',
  constraint audit_pkey primary key (tenant_id, id)
);
create index audit_of_entity on audit (tenant_id, entity, entity_id, at);

-- ── work to do after the transaction: the mails' outbox among it ─────────────────────────────────────────────────────
create table job (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text constraint job_dedupe_key unique,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  leased_until timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index job_waiting on job (run_at) where done_at is null and failed_at is null;

-- ── the public directory: published fields only ─────────────────────────────────────────────────────────────────────
create table directory.therapist (
  id uuid primary key,
  tenant_id uuid not null constraint therapist_tenant references tenant on delete cascade,
  firstname text not null,
  lastname text not null,
  firm_name text not null,
  logo text,
  street_name text not null,
  zip_code text not null,
  city text not null,
  latitude double precision,
  longitude double precision,
  approximate boolean not null,
  -- Null when the practice pays; otherwise the end of its trial.
  bookable_until timestamptz,
  name_search text not null generated always as (plain(firstname || ' ' || lastname || ' ' || firstname || ' ' || firm_name)) stored,
  place_search text not null generated always as (plain(city || ' ' || zip_code || ' ' || street_name)) stored
);
create index therapist_name on directory.therapist using gin (name_search gin_trgm_ops);
create index therapist_place on directory.therapist using gin (place_search gin_trgm_ops);

-- ── the walls ───────────────────────────────────────────────────────────────────────────────────────────────────────
do $$
declare name text;
begin
  foreach name in array array['member', 'opening_hours', 'vacation', 'session_type', 'question', 'club', 'patient', 'animal', 'session',
    'session_animal', 'session_corporate_patient', 'session_answer', 'bill', 'audit'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
alter table tenant enable row level security;
alter table tenant force row level security;
create policy tenant_itself on tenant using (id = app_tenant()) with check (id = app_tenant());
alter table directory.therapist enable row level security;
alter table directory.therapist force row level security;
create policy therapist_seen_by_all on directory.therapist for select using (true);
create policy therapist_of_tenant on directory.therapist using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());

grant usage on schema public, auth, directory to complice_api;
grant select, insert, update, delete on all tables in schema public to complice_api;
grant select, insert, update, delete on all tables in schema directory to complice_api;
grant select, insert, update, delete on all tables in schema auth to complice_api;
revoke insert, update, delete on species, race from complice_api;
revoke update, delete on audit from complice_api;
revoke delete on bill, tenant from complice_api;

-- ── what must look across the walls: as little as possible, as a role of its own ────────────────────────────────────
-- complice_walls cannot log in; the policies below let it read through the walls, and the functions below run as it.
grant usage on schema public, auth, directory to complice_walls;
grant select on tenant, member, patient, session, directory.therapist, auth.account to complice_walls;
create policy tenant_across on tenant for select to complice_walls using (true);
create policy member_across on member for select to complice_walls using (true);
create policy patient_across on patient for select to complice_walls using (true);
create policy session_across on session for select to complice_walls using (true);

-- Who a token speaks for, decided by the database: sets the practice of the transaction and answers nothing when the token is stale.
create function auth.begin_request(account uuid, version integer)
returns table (tenant_id uuid, time_zone text, offer text, roles text[], privileges text[], blocked boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select t.id, t.time_zone, t.offer, m.roles, m.privileges, not t.payable and t.trial_ends_at < now()
    into tenant_id, time_zone, offer, roles, privileges, blocked
    from auth.account a join member m on m.id = a.id join tenant t on t.id = m.tenant_id
    where a.id = account and a.kind = 'MEMBER' and a.token_version = version and a.disabled_at is null and t.closed_at is null;
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;

-- The practice of a therapist anyone may book; nothing when the directory does not show that therapist.
create function auth.begin_public(therapist uuid)
returns table (tenant_id uuid, time_zone text)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select t.id, t.time_zone into tenant_id, time_zone
    from directory.therapist d join tenant t on t.id = d.tenant_id
    where d.id = therapist and t.closed_at is null and (d.bookable_until is null or d.bookable_until > now());
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;

-- Does any practice keep a file with this address (E128)? Says yes or no, never whose.
create function auth.patient_file_known(address text) returns boolean
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select exists (select from patient where lower(email) = lower(btrim(address)) and removed_at is null) $$;

-- Pending requests whose time is over, to be expired each within its practice (ruling 20).
create function auth.due_requests(most integer) returns table (tenant_id uuid, session_id uuid)
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select tenant_id, id from session where state = 'PENDING' and expires_at is not null and expires_at <= now() order by expires_at limit most $$;

grant create on schema auth to complice_walls;
alter function auth.begin_request(uuid, integer) owner to complice_walls;
alter function auth.begin_public(uuid) owner to complice_walls;
alter function auth.patient_file_known(text) owner to complice_walls;
alter function auth.due_requests(integer) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on all functions in schema auth from public;
grant execute on all functions in schema auth to complice_api;
