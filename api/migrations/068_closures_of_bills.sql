-- What was issued and received in a day, a month, a year of a practice, and ever since: made once the period is over, only
-- added to, each one with the hash of the one before it (ruling 103). Its amounts are computed here, by the trigger.
create table bill_closure (
  tenant_id uuid not null constraint bill_closure_tenant references tenant,
  id uuid not null,
  period text not null constraint bill_closure_period check (period in ('DAY', 'MONTH', 'YEAR')),
  -- How many of its kind were made with it.
  position integer not null,
  first_day date not null,
  last_day date not null,
  bill_count integer not null,
  -- Including VAT, and excluding it.
  billed numeric(14, 2) not null,
  billed_net numeric(14, 2) not null,
  credit_note_count integer not null,
  credited numeric(14, 2) not null,
  credited_net numeric(14, 2) not null,
  payment_count integer not null,
  -- Payments and refunds with what corrects them.
  received numeric(14, 2) not null,
  refunded numeric(14, 2) not null,
  -- All that was ever billed less what was credited, and received less what was given back.
  perpetual_billed numeric(16, 2) not null,
  perpetual_received numeric(16, 2) not null,
  closed_at timestamptz not null,
  previous_hash bytea,
  hash bytea not null,
  constraint bill_closure_pkey primary key (tenant_id, id),
  constraint bill_closure_position unique (tenant_id, period, position),
  constraint bill_closure_once unique (tenant_id, period, first_day),
  constraint bill_closure_days check (first_day <= last_day)
);
create index bill_closure_newest on bill_closure (tenant_id, period, last_day desc);
create index bill_issued on bill (tenant_id, issued_on) where issued_on is not null;
create index bill_payment_recorded on bill_payment (tenant_id, recorded_on);
alter table bill_closure enable row level security;
alter table bill_closure force row level security;
create policy bill_closure_of_tenant on bill_closure using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert on bill_closure to complice_api;
create trigger bill_closure_frozen before update or delete on bill_closure for each row execute function refuse_any_change();
create trigger bill_closure_kept before truncate on bill_closure for each statement execute function refuse_any_change();

-- What the rows of the period come to.
create function bill_totals(tenant uuid, first_day date, last_day date) returns table (
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
    select count(*)::integer, coalesce(sum(p.amount) filter (where coalesce(c.kind, p.kind) <> 'REFUND'), 0),
      -coalesce(sum(p.amount) filter (where coalesce(c.kind, p.kind) = 'REFUND'), 0)
    from bill_payment p left join bill_payment c on c.tenant_id = p.tenant_id and c.id = p.corrects
    where p.tenant_id = tenant and p.recorded_on between first_day and last_day
  ) p
$$;

create function bill_closure_hash(c bill_closure) returns bytea language sql immutable as
$$
  select sha256(coalesce(c.previous_hash, ''::bytea) || convert_to(concat_ws('|', c.tenant_id, c.id, c.period, c.position,
    iso_day(c.first_day), iso_day(c.last_day), c.bill_count, c.billed, c.billed_net, c.credit_note_count, c.credited, c.credited_net,
    c.payment_count, c.received, c.refunded, c.perpetual_billed, c.perpetual_received, extract(epoch from c.closed_at)), 'UTF8'))
$$;

-- Whoever issues or records holds one of these rows until they are done: what they write is counted, or refused below.
create function make_closure() returns trigger language plpgsql as
$$
declare
  former bill_closure;
  totals record;
begin
  perform from bill_series where tenant_id = new.tenant_id order by kind for update;
  perform from bill_journal where tenant_id = new.tenant_id for update;
  select * into former from bill_closure where tenant_id = new.tenant_id and period = new.period order by position desc limit 1;
  if former.last_day >= new.first_day then raise exception 'BILL_CLOSURE: the period is closed already'; end if;
  select * into totals from bill_totals(new.tenant_id, new.first_day, new.last_day);
  new.position := coalesce(former.position, 0) + 1;
  new.bill_count := totals.bill_count;
  new.billed := totals.billed;
  new.billed_net := totals.billed_net;
  new.credit_note_count := totals.credit_note_count;
  new.credited := totals.credited;
  new.credited_net := totals.credited_net;
  new.payment_count := totals.payment_count;
  new.received := totals.received;
  new.refunded := totals.refunded;
  new.perpetual_billed := coalesce(former.perpetual_billed, 0) + totals.billed - totals.credited;
  new.perpetual_received := coalesce(former.perpetual_received, 0) + totals.received - totals.refunded;
  new.previous_hash := former.hash;
  new.hash := bill_closure_hash(new);
  return new;
end
$$;
create trigger bill_closure_made before insert on bill_closure for each row execute function make_closure();

-- Nothing is added to a day that is closed, nor before it.
create function refuse_closed_day() returns trigger language plpgsql as
$$
begin
  if exists (select from bill_closure where tenant_id = new.tenant_id and period = 'DAY'
    and last_day >= case tg_table_name when 'bill' then to_jsonb(new)->>'issued_on' else to_jsonb(new)->>'recorded_on' end::date)
  then raise exception 'BILL_CLOSURE: the day is closed'; end if;
  return null;
end
$$;
-- After the triggers that take the lock: a closure of the same instant is seen.
create trigger bill_in_open_day after insert on bill for each row when (new.issued_on is not null) execute function refuse_closed_day();
create trigger bill_payment_in_open_day after insert on bill_payment for each row execute function refuse_closed_day();

-- Of the caller's practice: closures whose hash is not that of their row, that do not follow the one before, or whose rows
-- come to something else by now.
create function broken_closures() returns table (period text, "position" integer) language sql stable as
$$
  select c.period, c.position from bill_closure c
    left join bill_closure former on former.tenant_id = c.tenant_id and former.period = c.period and former.position = c.position - 1
    cross join lateral bill_totals(c.tenant_id, c.first_day, c.last_day) t
  where c.tenant_id = app_tenant() and (
    c.hash <> bill_closure_hash(c) or c.previous_hash is distinct from former.hash or (former.id is null and c.position > 1)
    or (c.bill_count, c.billed, c.billed_net, c.credit_note_count, c.credited, c.credited_net, c.payment_count, c.received, c.refunded)
      is distinct from (t.bill_count, t.billed, t.billed_net, t.credit_note_count, t.credited, t.credited_net, t.payment_count, t.received, t.refunded)
    or c.perpetual_billed <> coalesce(former.perpetual_billed, 0) + c.billed - c.credited
    or c.perpetual_received <> coalesce(former.perpetual_received, 0) + c.received - c.refunded
  )
$$;

-- The practices that have issued or received anything; which of their periods are over is asked within each.
create function auth.practices_that_bill() returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$ select tenant_id from bill_series union select tenant_id from bill_journal $$;
grant select on bill_series, bill_journal to complice_walls;
create policy bill_series_across on bill_series for select to complice_walls using (true);
create policy bill_journal_across on bill_journal for select to complice_walls using (true);
grant create on schema auth to complice_walls;
alter function auth.practices_that_bill() owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.practices_that_bill() from public;
grant execute on function auth.practices_that_bill() to complice_api;

-- What a run did not close is closed by the next.
select jobs.create_queue('closeBills', '{"policy": "standard", "retryLimit": 0, "expireInSeconds": 1800, "heartbeatSeconds": 20, "deleteAfterSeconds": 86400}');
insert into jobs.schedule (name, cron, timezone) values ('closeBills', '10 * * * *', 'UTC');
