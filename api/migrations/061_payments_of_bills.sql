-- What the journal and the credit notes say of an invoice. Only their triggers write these columns.
alter table bill
  add column received numeric(12, 2) not null default 0,
  add column refunded numeric(12, 2) not null default 0,
  add column credited numeric(12, 2) not null default 0,
  add constraint bill_credited_at_most check (credited between 0 and total_price),
  add constraint bill_refunded_at_most check (refunded between 0 and received);

-- The end of a practice's journal of payments. Its row is locked by whoever adds to it.
create table bill_journal (
  tenant_id uuid not null constraint bill_journal_tenant references tenant,
  count integer not null default 0,
  -- All that was ever received, less what was given back.
  perpetual_total numeric(14, 2) not null default 0,
  last_hash bytea,
  constraint bill_journal_pkey primary key (tenant_id)
);

-- A payment, what was given back, or the counter-row of a mistake: the journal is only added to. `amount` is what it adds to
-- what was received.
create table bill_payment (
  tenant_id uuid not null,
  id uuid not null,
  position integer not null,
  bill_id uuid not null,
  kind text not null constraint bill_payment_kind check (kind in ('PAYMENT', 'REFUND', 'CORRECTION')),
  means text not null,
  amount numeric(12, 2) not null,
  paid_on date not null,
  -- Of a correction: the row that it takes back.
  corrects uuid,
  -- Of a session that was paid before it was billed.
  session_id uuid,
  recorded_by uuid,
  recorded_on date not null,
  recorded_at timestamptz not null,
  previous_hash bytea,
  hash bytea not null,
  constraint bill_payment_pkey primary key (tenant_id, id),
  constraint bill_payment_position unique (tenant_id, position),
  constraint bill_payment_bill foreign key (tenant_id, bill_id) references bill,
  constraint bill_payment_corrects foreign key (tenant_id, corrects) references bill_payment,
  constraint bill_payment_corrected_once unique (tenant_id, corrects),
  constraint bill_payment_corrects_kind check ((corrects is not null) = (kind = 'CORRECTION'))
);
create index bill_payment_of_bill on bill_payment (tenant_id, bill_id, position);

do $$
declare name text;
begin
  foreach name in array array['bill_journal', 'bill_payment'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update on bill_journal to complice_api;
grant select, insert on bill_payment to complice_api;
grant update (received, refunded, credited) on bill to complice_api;
create trigger bill_payment_frozen before update or delete on bill_payment for each row execute function refuse_any_change();
create trigger bill_payment_kept before truncate on bill_payment for each statement execute function refuse_any_change();

create function refuse_change_of_journal() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'INSERT' and new.count = 0 and new.perpetual_total = 0 and new.last_hash is null then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.count = old.count + 1 then return new; end if;
  raise exception 'BILL_JOURNAL: the journal of payments is only added to';
end
$$;
create trigger bill_journal_follows before insert or update or delete on bill_journal for each row execute function refuse_change_of_journal();
create trigger bill_journal_kept before truncate on bill_journal for each statement execute function refuse_change_of_journal();

create function bill_payment_hash(p bill_payment) returns bytea language sql immutable as
$$
  select sha256(coalesce(p.previous_hash, ''::bytea) || convert_to(concat_ws('|', p.tenant_id, p.id, p.position, p.bill_id, p.kind, p.means,
    p.amount, iso_day(p.paid_on), coalesce(p.corrects::text, ''), coalesce(p.session_id::text, ''), coalesce(p.recorded_by::text, ''),
    iso_day(p.recorded_on), extract(epoch from p.recorded_at)), 'UTF8'))
$$;

-- Chains the row, and adds it to its invoice. A refund leaves it paid; a payment that is taken back does not.
create function add_to_journal() returns trigger language plpgsql as
$$
declare
  journal bill_journal;
  is_refund boolean := new.kind = 'REFUND' or exists (
    select from bill_payment c where c.tenant_id = new.tenant_id and c.id = new.corrects and c.kind = 'REFUND'
  );
begin
  insert into bill_journal (tenant_id) values (new.tenant_id) on conflict do nothing;
  select * into journal from bill_journal where tenant_id = new.tenant_id for update;
  new.position := journal.count + 1;
  new.previous_hash := journal.last_hash;
  new.hash := bill_payment_hash(new);
  update bill_journal set count = new.position, perpetual_total = perpetual_total + new.amount, last_hash = new.hash
    where tenant_id = new.tenant_id;
  update bill set
    refunded = refunded - case when is_refund then new.amount else 0 end,
    received = received + case when is_refund then 0 else new.amount end,
    fully_paid = received + case when is_refund then 0 else new.amount end >= total_price - credited
    where tenant_id = new.tenant_id and id = new.bill_id;
  return new;
end
$$;
create trigger bill_payment_added before insert on bill_payment for each row execute function add_to_journal();

-- A credit note takes its amount off its invoice. What was received of one that is credited whole is to be given back.
create function credit_bill() returns trigger language plpgsql as
$$
begin
  update bill set
    credited = credited + new.total_price,
    fully_paid = fully_paid or (received > 0 and received >= total_price - credited - new.total_price)
    where tenant_id = new.tenant_id and id = new.corrects_id and kind = 'INVOICE';
  if not found then raise exception 'BILL_CREDIT: a credit note is of an invoice'; end if;
  return new;
end
$$;
create trigger bill_credited after insert on bill for each row when (new.kind = 'CREDIT_NOTE') execute function credit_bill();

-- As before, and paid or not as the journal says.
create or replace function refuse_change_of_bill() returns trigger language plpgsql as
$$
declare
  by_journal text[] := array['received', 'refunded', 'credited', 'fully_paid'];
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'UPDATE' then
    if pg_trigger_depth() > 1 and (to_jsonb(new) - by_journal) = (to_jsonb(old) - by_journal) then return new; end if;
    if (to_jsonb(new) - 'patient_id') = (to_jsonb(old) - 'patient_id') and exists (
      select from patient where tenant_id = old.tenant_id and id = old.patient_id and merged_into = new.patient_id
    ) then
      return new;
    end if;
  end if;
  raise exception 'BILL_FROZEN: what was issued is neither changed nor deleted';
end
$$;

-- Of the caller's practice: the positions of the journal whose hash is not what they hold, or that do not follow the one before.
create function broken_payments() returns setof integer language sql stable as
$$
  select p.position from bill_payment p
    left join bill_payment former on former.tenant_id = p.tenant_id and former.position = p.position - 1
  where p.tenant_id = app_tenant()
    and (p.hash <> bill_payment_hash(p) or p.previous_hash is distinct from former.hash or (former.id is null and p.position > 1))
  union all
  select j.count from bill_journal j left join bill_payment last on last.tenant_id = j.tenant_id and last.position = j.count
  where j.tenant_id = app_tenant() and j.last_hash is distinct from last.hash
$$;
