-- No write is taken once the practice or the patient file that it belongs to is deleted. A write holds a shared lock on
-- what owns it and finds it open; a deletion takes the exclusive lock, so that it waits for the writes in flight and the
-- later ones wait for it. The locks end with the transaction.

-- When a closed practice is destroyed; null while it is open, and once it is destroyed.
alter table tenant add column destroy_at timestamptz;

-- ── practice ────────────────────────────────────────────────────────────────────────────────────────────────────────
-- An advisory lock: a row lock on the practice would be written to the disk by every write.
create function practice_lock_key(practice uuid) returns bigint language sql immutable as
$$ select hashtextextended(practice::text, 102) $$;

-- Takes the shared lock. The query after it sees a deletion that it waited for.
create function auth.lock_open_practice(practice uuid) returns void
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  perform pg_advisory_xact_lock_shared(practice_lock_key(practice));
  if exists (select from tenant where id = practice and closed_at is not null) then
    raise exception 'The practice is closed.' using errcode = 'CP001';
  end if;
  perform set_config('app.locked_practice', practice::text, true);
end
$$;

-- The first write of a transaction takes the lock; the later ones only compare the setting.
create function lock_practice_of_row() returns trigger language plpgsql as
$$
declare practice uuid := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  if practice::text not in (current_setting('app.locked_practice', true), current_setting('app.destroyed_practice', true)) is not false then
    perform auth.lock_open_practice(practice);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
-- Deletions by the owner's role are those of the purge and of foreign keys: they may run at any time.
create function guard_practice_of(guarded regclass) returns void language plpgsql as
$$
begin
  execute format('create trigger a_practice_open before insert or update on %s for each row execute function lock_practice_of_row()', guarded);
  execute format(
    'create trigger a_practice_open_for_deletion before delete on %s for each row when (current_user = ''complice_api'') execute function lock_practice_of_row()',
    guarded);
end
$$;
do $$
declare guarded regclass;
begin
  for guarded in select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.oid <> 'invoice_archive'::regclass
      and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace, 'auth'::regnamespace)
  loop
    perform guard_practice_of(guarded);
  end loop;
end $$;

-- The practice's own row: only reopening changes it while it is closed.
create function refuse_change_of_closed_practice() returns trigger language plpgsql as
$$
begin
  if current_setting('app.destroyed_practice', true) is distinct from new.id::text then
    raise exception 'The practice is closed.' using errcode = 'CP001';
  end if;
  return new;
end
$$;
-- The rotation of the master key wraps the key of a closed practice again: its invoices stay readable.
create trigger tenant_open before update on tenant for each row
  when (old.closed_at is not null and new.closed_at is not null and new.sealing_key = old.sealing_key)
  execute function refuse_change_of_closed_practice();

-- As begin_request, for a call that writes: takes the lock before any other, so that no call waits for a deletion that waits
-- for it. The call that closes the practice takes the exclusive lock, and so waits for the writes in flight. Nothing for a
-- member whose practice was closed meanwhile.
create function auth.begin_write(account uuid, version integer, sign_in uuid, is_closing boolean)
returns table (tenant_id uuid, time_zone text, offer text, roles text[], privileges text[], blocked boolean)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
declare practice uuid;
begin
  select member.tenant_id into practice from member where member.id = account;
  if is_closing then
    perform pg_advisory_xact_lock(practice_lock_key(practice));
  else
    perform pg_advisory_xact_lock_shared(practice_lock_key(practice));
  end if;
  return query select * from auth.begin_request(account, version, sign_in);
  perform set_config('app.locked_practice', current_setting('app.tenant_id'), true);
end
$$;

-- Sets the practice of a job, a link or a public page, and takes the shared lock; false if it is closed.
create function auth.begin_practice(practice uuid) returns boolean
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  perform pg_advisory_xact_lock_shared(practice_lock_key(practice));
  perform set_config('app.tenant_id', practice::text, true);
  if exists (select from tenant where id = practice and closed_at is not null) then return false; end if;
  perform set_config('app.locked_practice', practice::text, true);
  return true;
end
$$;

-- ── patient file ────────────────────────────────────────────────────────────────────────────────────────────────────
-- The shared lock is the one that a foreign key takes as well. Only who may update a row may lock it: these rights serve the
-- functions that act as complice_walls, such as the one that moves attendance lines to another file.
grant update (erased_at) on patient to complice_walls;
grant update (version) on session to complice_walls;
create policy patient_locked on patient for update to complice_walls using (tenant_id = app_tenant());
create policy session_locked on session for update to complice_walls using (tenant_id = app_tenant());
create function lock_patient_file(practice uuid, file uuid, must_be_shown boolean default false) returns void language plpgsql as
$$
declare locked record;
begin
  if file is null then return; end if;
  perform from patient where tenant_id = practice and id = file for key share;
  -- Read again: the row as it was before is returned by the query that waited.
  select erased_at, removed_at into locked from patient where tenant_id = practice and id = file;
  if locked.erased_at is not null then raise exception 'The patient file is erased.' using errcode = 'CP002'; end if;
  if must_be_shown and locked.removed_at is not null then
    raise exception 'The patient file is deleted.' using errcode = 'CP001';
  end if;
end
$$;

-- For rows that name the patient.
create function lock_patient_of_row() returns trigger language plpgsql as
$$
begin
  perform lock_patient_file(new.tenant_id, new.patient_id);
  return new;
end
$$;
-- For rows that name the patient in another column, which the argument names.
create function lock_patient_of_column() returns trigger language plpgsql as
$$
declare file uuid;
begin
  execute format('select ($1).%I', tg_argv[0]) into file using new;
  perform lock_patient_file(new.tenant_id, file);
  return new;
end
$$;
-- For rows of a session: the session is locked first, in the order of an erasure, and then its patients.
create function lock_patients_of_session() returns trigger language plpgsql as
$$
begin
  perform from session where tenant_id = new.tenant_id and id = new.session_id for key share;
  perform lock_patient_file(new.tenant_id, patient_id) from session where tenant_id = new.tenant_id and id = new.session_id;
  return new;
end
$$;
-- The argument: the patient must not be deleted either.
create function lock_every_patient_of_session() returns trigger language plpgsql as
$$
begin
  perform from session where tenant_id = new.tenant_id and id = new.session_id for key share;
  perform lock_patient_file(new.tenant_id, new.patient_id, tg_nargs > 0);
  return new;
end
$$;
-- For rows of a programme, a quote or an invoice, which the argument names.
create function lock_patient_of_parent() returns trigger language plpgsql as
$$
declare file uuid;
begin
  execute format('select patient_id from %I where tenant_id = $1 and id = ($2).%I', tg_argv[0], tg_argv[0] || '_id')
    into file using new.tenant_id, new;
  perform lock_patient_file(new.tenant_id, file);
  return new;
end
$$;

do $$
declare name text;
begin
  foreach name in array array['estimation', 'patient_division', 'patient_fit', 'patient_payer', 'programme', 'consent', 'patient_import_change',
    'bill_batch_item'] loop
    execute format(
      'create trigger %I before insert or update of patient_id on %I for each row execute function lock_patient_of_row()',
      name || '_patient_open', name);
  end loop;
end $$;
-- An invoice that the law keeps can still be credited.
create trigger bill_patient_open before insert on bill for each row when (new.kind <> 'CREDIT_NOTE') execute function lock_patient_of_row();
-- Changes of what these rows say about the patient.
create trigger programme_content_open before update of content on programme for each row execute function lock_patient_of_row();
create trigger patient_fit_content_open before update on patient_fit for each row execute function lock_patient_of_row();
create trigger patient_division_content_open before update on patient_division for each row execute function lock_patient_of_row();
create trigger patient_payer_content_open before update on patient_payer for each row when (new.email <> '' and new.email <> old.email)
  execute function lock_patient_of_row();
create trigger animal_owner_open before insert or update of owner_id on animal for each row execute function lock_patient_of_column('owner_id');
create trigger patient_firm_open before insert or update of firm_id on patient for each row execute function lock_patient_of_column('firm_id');

create trigger session_patient_open before insert or update of patient_id on session for each row execute function lock_patient_of_row();
create trigger session_notes_open before update of comments, evaluation, division, requested_by on session for each row
  when ((new.comments is not null and new.comments is distinct from old.comments)
    or (new.evaluation is not null and new.evaluation is distinct from old.evaluation)
    or (new.division is not null and new.division is distinct from old.division)
    or (new.requested_by is not null and new.requested_by is distinct from old.requested_by))
  execute function lock_patient_of_row();
create trigger session_audio_patient_open before insert or update on session_audio for each row execute function lock_patients_of_session();
create trigger fit_exception_patient_open before insert or update on fit_exception for each row execute function lock_patients_of_session();
create trigger session_corporate_patient_open before insert or update on session_corporate_patient for each row
  execute function lock_every_patient_of_session();
create trigger attendance_entry_patient_open before insert or update of patient_id on attendance_entry for each row
  execute function lock_every_patient_of_session('shown');
create trigger programme_report_patient_open before insert or update on programme_report for each row execute function lock_patient_of_parent('programme');
create trigger estimation_link_patient_open before insert on estimation_link for each row execute function lock_patient_of_parent('estimation');
create trigger bill_letter_patient_open before insert on bill_letter for each row execute function lock_patient_of_parent('bill');

-- ── rows that are hidden and kept ───────────────────────────────────────────────────────────────────────────────────
-- Hiding a row takes the exclusive lock, so that it waits for the writes that found it shown: these hold a key share.
create function lock_hidden_row() returns trigger language plpgsql as
$$
begin
  execute format('select from %I where tenant_id = $1 and id = $2 for update', tg_table_name) using old.tenant_id, old.id;
  return new;
end
$$;
do $$
declare name text;
begin
  foreach name in array array['animal', 'club', 'patient', 'session_type', 'patient_payer'] loop
    execute format(
      'create trigger %I before update of removed_at on %I for each row when (old.removed_at is null and new.removed_at is not null) execute function lock_hidden_row()',
      name || '_hidden', name);
  end loop;
end $$;
create trigger member_hidden before update of left_at on member for each row
  when (old.left_at is null and new.left_at is not null) execute function lock_hidden_row();

-- ── jobs ────────────────────────────────────────────────────────────────────────────────────────────────────────────
-- As before, without closed practices.
create function auth.is_open(practice uuid) returns boolean
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select closed_at is null from tenant where id = practice $$;
create or replace function auth.due_requests(most integer) returns table (tenant_id uuid, session_id uuid)
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select s.tenant_id, s.id from session s join tenant t on t.id = s.tenant_id
  where s.state = 'PENDING' and s.expires_at is not null and s.expires_at <= now() and t.closed_at is null
  order by s.expires_at limit most
$$;
create or replace function auth.practices_asked_by(account uuid) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select distinct s.tenant_id from session s where s.requested_by = account and auth.is_open(s.tenant_id) $$;
create or replace function auth.waiting_requests(account uuid, at timestamptz) returns integer
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select count(*)::int from session
  where requested_by = account and state = 'PENDING' and (expires_at is null or expires_at > at) and auth.is_open(tenant_id)
$$;
create or replace function auth.patient_file_known(address text) returns boolean
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select exists (select from patient where lower(email) = lower(btrim(address)) and removed_at is null and auth.is_open(tenant_id)) $$;
create or replace function auth.practices_that_bill() returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select id from (select tenant_id as id from bill_series union select tenant_id from bill_journal) practice where auth.is_open(id)
$$;
create or replace function auth.logos_without_picture(most integer) returns table (tenant_id uuid, member_id uuid, file uuid)
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select m.tenant_id, m.id, m.logo_file from member m
  where m.logo_file is not null and auth.is_open(m.tenant_id)
    and not exists (select from member_logo l where l.tenant_id = m.tenant_id and l.member_id = m.id and l.file = m.logo_file)
  order by m.id limit most
$$;
create or replace function auth.practices_with_clear_text(most integer) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select tenant_id from (
    select tenant_id from vaccine where name <> ''
    union select tenant_id from medical_appointment where name <> '' or comments <> ''
    union select tenant_id from session_animal where wellbeing is not null
    union select tenant_id from work_correction where wellbeing is not null
    union select m.tenant_id from auth.idempotency i join member m on m.id = i.account_id where not i.sealed and i.answer is not null
  ) as clear where auth.is_open(tenant_id) limit most
$$;

-- ── destruction ─────────────────────────────────────────────────────────────────────────────────────────────────────
-- Closed practices whose waiting time is over.
create function auth.practices_to_destroy(at timestamptz) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select id from tenant where destroy_at <= at order by destroy_at $$;

-- Makes the closed practice that of the transaction, in which it may be changed; null unless its waiting time is over.
create function auth.begin_destruction(practice uuid, at timestamptz) returns text
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
declare zone text;
begin
  perform pg_advisory_xact_lock(practice_lock_key(practice));
  select time_zone into zone from tenant where id = practice and closed_at is not null and destroy_at <= at;
  if zone is null then return null; end if;
  perform set_config('app.tenant_id', practice::text, true);
  perform set_config('app.destroyed_practice', practice::text, true);
  return zone;
end
$$;

-- Makes the closed practice of this member that of the transaction, which may reopen it; nothing once its waiting time is over.
create function auth.begin_restoration(account uuid, at timestamptz) returns table (tenant_id uuid, time_zone text, destroy_at timestamptz)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select m.tenant_id into tenant_id from member m where m.id = account;
  perform pg_advisory_xact_lock(practice_lock_key(begin_restoration.tenant_id));
  select t.time_zone, t.destroy_at into time_zone, destroy_at from tenant t
    where t.id = begin_restoration.tenant_id and t.closed_at is not null and t.destroy_at > at;
  if destroy_at is null then return; end if;
  perform set_config('app.tenant_id', tenant_id::text, true);
  return next;
end
$$;
alter table auth.mail_token drop constraint mail_token_purpose;
alter table auth.mail_token add constraint mail_token_purpose check (purpose in ('RESET', 'CONFIRM', 'RESTORE'));

-- As before; the triggers above let its rows change.
create or replace function auth.erase_practice() returns void
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
declare
  own record;
  deleted bigint;
  is_progress boolean;
  is_blocked boolean;
begin
  if app_tenant() is null then raise exception 'No practice is set.'; end if;
  perform set_config('app.destroyed_practice', app_tenant()::text, true);
  loop
    is_progress := false;
    is_blocked := false;
    for own in select c.oid::regclass as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind = 'r' and c.oid <> 'invoice_archive'::regclass
        and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace, 'auth'::regnamespace)
    loop
      begin
        execute format('delete from %s where tenant_id = app_tenant()', own.name);
        get diagnostics deleted = row_count;
        is_progress := is_progress or deleted > 0;
      exception when foreign_key_violation then
        is_blocked := true;
      end;
    end loop;
    exit when not is_progress and not is_blocked;
    if not is_progress then raise exception 'What is left of the practice refers to itself.'; end if;
  end loop;
end
$$;

grant create on schema auth to complice_walls;
alter function auth.is_open(uuid) owner to complice_walls;
alter function auth.lock_open_practice(uuid) owner to complice_walls;
alter function auth.begin_write(uuid, integer, uuid, boolean) owner to complice_walls;
alter function auth.begin_practice(uuid) owner to complice_walls;
alter function auth.practices_to_destroy(timestamptz) owner to complice_walls;
alter function auth.begin_destruction(uuid, timestamptz) owner to complice_walls;
alter function auth.begin_restoration(uuid, timestamptz) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.is_open(uuid), auth.lock_open_practice(uuid), auth.begin_write(uuid, integer, uuid, boolean), auth.begin_practice(uuid),
  auth.practices_to_destroy(timestamptz), auth.begin_destruction(uuid, timestamptz), auth.begin_restoration(uuid, timestamptz) from public;
grant execute on function auth.lock_open_practice(uuid), auth.begin_write(uuid, integer, uuid, boolean), auth.begin_practice(uuid),
  auth.practices_to_destroy(timestamptz), auth.begin_destruction(uuid, timestamptz), auth.begin_restoration(uuid, timestamptz) to complice_api;
-- The triggers also run for the functions that act as complice_walls and for the owner's role.
grant execute on function auth.lock_open_practice(uuid) to complice_owner;
-- begin_write calls it as itself.
grant execute on function auth.begin_request(uuid, integer, uuid) to complice_walls;
