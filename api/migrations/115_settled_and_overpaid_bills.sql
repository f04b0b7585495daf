-- An invoice of 0 € is paid when it is issued, and the journal has no row of 0 € any more.
create function settle_empty_bill() returns trigger language plpgsql as
$$
begin
  new.fully_paid := true;
  return new;
end
$$;
create trigger bill_empty_settled before insert on bill for each row when (new.kind = 'INVOICE' and new.total_price = 0)
  execute function settle_empty_bill();
alter table bill_payment add constraint bill_payment_amount check (amount <> 0) not valid;

-- Updates the existing rows. The owner sees all of them while row-level security is not forced on it; the triggers would
-- refuse rows that are frozen, and those of closed practices.
do $$
declare
  name text;
  changed text[] := array['bill', 'session', 'sold_day', 'document_day'];
  secured text[] := changed || array['tenant', 'bill_line', 'bill_payment'];
begin
  foreach name in array secured loop execute format('alter table %I no force row level security', name); end loop;
  foreach name in array changed loop execute format('alter table %I disable trigger user', name); end loop;
  update bill set fully_paid = true where kind = 'INVOICE' and total_price = 0 and not fully_paid;
  update session s set paid = true, version = version + 1 from bill_line l
    where l.tenant_id = s.tenant_id and l.session_id = s.id and l.bill_id = s.bill_id and l.net = 0 and not s.paid;
  perform sum_days(tenant_id) from (select distinct tenant_id from bill_line where net = 0 and session_id is not null) practice;
  foreach name in array changed loop execute format('alter table %I enable trigger user', name); end loop;
  foreach name in array secured loop execute format('alter table %I force row level security', name); end loop;
end $$;

-- A client's credit: what was received above the amounts due, kept with the invoice with which it was received. Its rows
-- are in the journal of payments: received (CREDIT), spent on an invoice (CREDIT_USE), given back (CREDIT_REFUND), or the
-- counter-row of one of these (CREDIT_CORRECTION). They add to the journal and to `credit_left`, not to `received`.
alter table bill
  add column credit_left numeric(12, 2) not null default 0,
  add constraint bill_credit_left check (credit_left >= 0);
create index bill_with_credit on bill (tenant_id, patient_id) where credit_left > 0;
grant update (credit_left) on bill to complice_api;

alter table bill_payment
  drop constraint bill_payment_kind,
  add constraint bill_payment_kind check (
    kind in ('PAYMENT', 'REFUND', 'CORRECTION', 'CREDIT', 'CREDIT_USE', 'CREDIT_REFUND', 'CREDIT_CORRECTION')
  ),
  drop constraint bill_payment_corrects_kind,
  add constraint bill_payment_corrects_kind check ((corrects is not null) = (kind in ('CORRECTION', 'CREDIT_CORRECTION'))),
  -- The rows of one receipt that is spread over several invoices, or of one use of a credit.
  add column receipt_id uuid;
create index bill_payment_of_receipt on bill_payment (tenant_id, receipt_id) where receipt_id is not null;

-- As before, followed by the receipt where there is one, so that the hashes of earlier rows stay what they were.
create or replace function bill_payment_text(p bill_payment) returns text language sql immutable as
$$
  select concat_ws('|', p.tenant_id, p.id, p.position, p.bill_id, p.kind, p.means, p.amount, iso_day(p.paid_on),
    coalesce(p.corrects::text, ''), coalesce(p.session_id::text, ''), coalesce(p.recorded_by::text, ''), iso_day(p.recorded_on),
    extract(epoch from p.recorded_at), p.receipt_id)
$$;

-- As before, and the rows of a credit change what is left of it.
create or replace function add_to_journal() returns trigger language plpgsql as
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
  if new.kind in ('CREDIT', 'CREDIT_USE', 'CREDIT_REFUND', 'CREDIT_CORRECTION') then
    update bill set credit_left = credit_left + new.amount where tenant_id = new.tenant_id and id = new.bill_id;
  else
    update bill set
      refunded = refunded - case when is_refund then new.amount else 0 end,
      received = received + case when is_refund then 0 else new.amount end,
      fully_paid = received + case when is_refund then 0 else new.amount end >= total_price - credited
      where tenant_id = new.tenant_id and id = new.bill_id;
  end if;
  return new;
end
$$;

-- As before; the journal also writes `credit_left`.
create or replace function refuse_change_of_bill() returns trigger language plpgsql as
$$
declare
  by_journal text[] := array['received', 'refunded', 'credited', 'credit_left', 'fully_paid'];
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

-- As before; a credit that is given back counts as refunded. A credit that is spent on an invoice adds nothing: its row and
-- that of the payment sum to zero.
create or replace function bill_totals(tenant uuid, first_day date, last_day date) returns table (
  bill_count integer, billed numeric, billed_net numeric, credit_note_count integer, credited numeric, credited_net numeric,
  payment_count integer, received numeric, refunded numeric
) language sql stable as
$$
  select b.*, p.* from (
    select count(*) filter (where kind = 'INVOICE')::integer, coalesce(sum(total_price) filter (where kind = 'INVOICE'), 0),
      coalesce(sum(net_price) filter (where kind = 'INVOICE'), 0), count(*) filter (where kind = 'CREDIT_NOTE')::integer,
      coalesce(sum(total_price) filter (where kind = 'CREDIT_NOTE'), 0), coalesce(sum(net_price) filter (where kind = 'CREDIT_NOTE'), 0)
    from bill where tenant_id = tenant and issued_on between first_day and last_day
  ) b, (
    select count(*)::integer, coalesce(sum(p.amount) filter (where coalesce(c.kind, p.kind) not in ('REFUND', 'CREDIT_REFUND')), 0),
      -coalesce(sum(p.amount) filter (where coalesce(c.kind, p.kind) in ('REFUND', 'CREDIT_REFUND')), 0)
    from bill_payment p left join bill_payment c on c.tenant_id = p.tenant_id and c.id = p.corrects
    where p.tenant_id = tenant and p.recorded_on between first_day and last_day
  ) p
$$;
