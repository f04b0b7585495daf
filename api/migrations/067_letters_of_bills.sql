-- What was sent by mail of an invoice or a credit note, and what became of it. The letter itself leaves the table of letters
-- once it is sent: this is what stays.
create table bill_letter (
  tenant_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  -- Of a reminder.
  level smallint constraint bill_letter_level_known check (level between 1 and 3),
  -- Sealed: to whom, subject and text. Null once the patient was erased.
  content bytea,
  state text not null default 'PENDING' constraint bill_letter_state check (state in ('PENDING', 'SENT', 'REFUSED', 'WITHDRAWN')),
  -- Why it was not delivered: a class, never the words of a mail server, which may hold an address.
  reason text constraint bill_letter_reason check (reason in ('UNKNOWN_ADDRESS', 'MAILBOX_FULL', 'TOO_LARGE', 'REJECTED', 'UNREACHABLE')),
  asked_by uuid not null,
  -- By the calendar of the practice.
  asked_on date not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  constraint bill_letter_pkey primary key (tenant_id, id),
  constraint bill_letter_bill foreign key (tenant_id, bill_id) references bill,
  constraint bill_letter_asked_by foreign key (tenant_id, asked_by) references member,
  constraint bill_letter_decided check ((state = 'PENDING') = (decided_at is null)),
  constraint bill_letter_refused check ((state = 'REFUSED') = (reason is not null))
);
create index bill_letter_of_bill on bill_letter (tenant_id, bill_id, asked_at desc);
-- Each level is sent once; one that was not delivered may be sent again.
create unique index bill_letter_level on bill_letter (tenant_id, bill_id, level) where state in ('PENDING', 'SENT');
alter table bill_letter enable row level security;
alter table bill_letter force row level security;
create policy bill_letter_of_tenant on bill_letter using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, update (state, reason, decided_at, content) on bill_letter to complice_api;

-- One that waits is decided once. What was written of a patient is destroyed with them.
create function refuse_change_of_bill_letter() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'UPDATE' then
    if old.state = 'PENDING' and (to_jsonb(new) - array['state', 'reason', 'decided_at']) = (to_jsonb(old) - array['state', 'reason', 'decided_at'])
      then return new; end if;
    if new.content is null and (to_jsonb(new) - 'content') = (to_jsonb(old) - 'content') then return new; end if;
  end if;
  raise exception 'BILL_LETTER: what was sent is neither changed nor deleted';
end
$$;
create trigger bill_letter_frozen before update or delete on bill_letter for each row execute function refuse_change_of_bill_letter();
create trigger bill_letter_kept before truncate on bill_letter for each statement execute function refuse_change_of_bill_letter();
