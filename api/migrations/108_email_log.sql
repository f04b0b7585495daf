-- E-mails that a practice sends: who sends them, what its members see of them, and how many it asks for in a day.

-- Practice, name, reply address and whether links in typed text are kept; null for an e-mail of the product. Erased, like
-- the recipient, once the e-mail is sent.
alter table letter add column sender jsonb;

-- What a member sees of an e-mail: neither subject nor text. Kept for 90 days.
create table email_log (
  tenant_id uuid not null constraint email_log_tenant references tenant,
  -- The id of the row in `letter`, which has the recipient while the e-mail waits.
  id uuid not null,
  -- Name of the e-mail, such as 'billSent'.
  name text not null,
  -- Counted in `email_count`: an e-mail that a member asked for.
  on_request boolean not null,
  -- The day of the practice's calendar that it counts for.
  day date not null,
  patient_id uuid,
  -- The therapist of the session, the quote or the invoice.
  member_id uuid,
  -- Encrypted address, from the moment it is sent or refused.
  recipient bytea,
  -- The patient was erased: the address is not stored any more.
  erased boolean not null default false,
  state text not null default 'PENDING' constraint email_log_state check (state in ('PENDING', 'SENT', 'REFUSED', 'WITHDRAWN')),
  reason text constraint email_log_reason check (reason in ('UNKNOWN_ADDRESS', 'MAILBOX_FULL', 'TOO_LARGE', 'REJECTED', 'UNREACHABLE')),
  created_at timestamptz not null default now(),
  constraint email_log_pkey primary key (tenant_id, id),
  constraint email_log_patient foreign key (tenant_id, patient_id) references patient on delete cascade,
  constraint email_log_member foreign key (tenant_id, member_id) references member,
  constraint email_log_refused check ((state = 'REFUSED') = (reason is not null))
);
create index email_log_of_time on email_log (tenant_id, created_at desc, id desc);
create index email_log_of_day on email_log (tenant_id, day) where not on_request;
create index email_log_of_patient on email_log (tenant_id, patient_id) where patient_id is not null;
create index email_log_age on email_log (created_at);
alter table email_log enable row level security;
alter table email_log force row level security;
create policy email_log_of_tenant on email_log using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, delete, update (patient_id, recipient, erased, state, reason) on email_log to complice_api;
select guard_practice_of('email_log');
create trigger email_log_patient_open before insert or update of patient_id on email_log for each row execute function lock_patient_of_row();

-- E-mails that members asked for, by day: one row that a statement counts and limits at once.
create table email_count (
  tenant_id uuid not null constraint email_count_tenant references tenant,
  day date not null,
  count integer not null,
  constraint email_count_pkey primary key (tenant_id, day)
);
create index email_count_day on email_count (day);
alter table email_count enable row level security;
alter table email_count force row level security;
create policy email_count_of_tenant on email_count using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, update on email_count to complice_api;
select guard_practice_of('email_count');

grant select, delete on email_log, email_count to complice_walls;
create policy email_log_across on email_log for select to complice_walls using (true);
create policy email_log_purged on email_log for delete to complice_walls using (true);
create policy email_count_across on email_count for select to complice_walls using (true);
create policy email_count_purged on email_count for delete to complice_walls using (true);
create function auth.purge_email_log() returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from email_log where created_at < now() - interval '90 days';
  delete from email_count where day < current_date - 7;
$$;
grant create on schema auth to complice_walls;
alter function auth.purge_email_log() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.purge_email_log() from public;
grant execute on function auth.purge_email_log() to complice_api;
