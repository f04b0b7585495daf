-- What was sold, issued and received on a day by each therapist, kept by triggers: dashboard and sales add up days instead of
-- the sessions and documents of a year.

-- Validated sessions that one invoice has as a whole. Those that none has, and divided ones, are read themselves.
create table sold_day (
  tenant_id uuid not null,
  day date not null,
  therapist_id uuid not null,
  paid boolean not null,
  -- The price where no line of the invoice says what the session was sold at; its VAT is that of the practice.
  price numeric(12, 2),
  sessions integer not null,
  -- Without those of animals alone, unless they have a price.
  sales integer not null,
  without_price integer not null,
  minutes integer not null,
  charges numeric(14, 2) not null,
  net numeric(14, 2) not null,
  -- 0 where `price` is set.
  tax numeric(14, 2) not null,
  constraint sold_day_key unique nulls not distinct (tenant_id, day, therapist_id, paid, price)
);

create table document_day (
  tenant_id uuid not null,
  day date not null,
  therapist_id uuid not null,
  bills integer not null,
  credit_notes integer not null,
  -- Invoices less credit notes, excluding VAT, and how many of them do not say it.
  net numeric(14, 2) not null,
  without_net integer not null,
  -- The rows of the journal of payments, by the day they were paid.
  received numeric(14, 2) not null,
  constraint document_day_pkey primary key (tenant_id, day, therapist_id)
);

do $$
declare name text;
begin
  foreach name in array array['sold_day', 'document_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;

-- Who deletes a practice deletes its sessions, whose days are added up then.
grant insert on sold_day to complice_walls;

-- Adds up the sessions of these days anew, of one therapist or of all.
create function sum_sold_days(practice uuid, first_day date, last_day date, therapist uuid) returns void language plpgsql as
$$
begin
  delete from sold_day where tenant_id = practice and day between first_day and last_day and (therapist is null or therapist_id = therapist);
  insert into sold_day (tenant_id, day, therapist_id, paid, price, sessions, sales, without_price, minutes, charges, net, tax)
    select practice, sold.day, sold.therapist_id, sold.paid, sold.own_price, count(*), count(*) filter (where not sold.with_animal_only or sold.net <> 0),
      count(*) filter (where sold.net = 0 and not sold.with_animal_only), sum(sold.minutes), sum(sold.charges), sum(sold.net), sum(sold.tax)
    from (
      select s.day, s.therapist_id, s.paid, s.with_animal_only, case when line.net is null then s.price end as own_price,
        coalesce(line.net, s.price) as net, coalesce(round(line.net * line.rate / 100, 2), 0) as tax,
        extract(epoch from s.end_time - s.start_time)::integer / 60 as minutes,
        coalesce(s.club_amount_due, greatest(0, s.room_rent + s.animal_rent - s.taxes_paid_by_patient)) as charges
      from session s left join lateral (
        select l.net, l.rate from bill_line l where l.tenant_id = s.tenant_id and l.session_id = s.id and l.bill_id = s.bill_id limit 1
      ) line on true
      where s.tenant_id = practice and s.day between first_day and last_day and (therapist is null or s.therapist_id = therapist)
        and s.state = 'VALIDATED' and s.bill_id is not null and s.part_bill_id is null
    ) sold
    group by sold.day, sold.therapist_id, sold.paid, sold.own_price;
end
$$;

-- At the end of the transaction, when the lines of the invoice are there. One transaction of a practice at a time, so that each
-- one adds up what the one before has left.
create function keep_sold_day() returns trigger language plpgsql as
$$
begin
  perform pg_advisory_xact_lock(hashtextextended('sold_day ' || coalesce(new.tenant_id, old.tenant_id), 0));
  if tg_op <> 'INSERT' then perform sum_sold_days(old.tenant_id, old.day, old.day, old.therapist_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.day, new.therapist_id) <> (old.day, old.therapist_id)) then
    perform sum_sold_days(new.tenant_id, new.day, new.day, new.therapist_id);
  end if;
  return null;
end
$$;
create constraint trigger session_sold after insert on session deferrable initially deferred
  for each row when (new.bill_id is not null) execute function keep_sold_day();
create constraint trigger session_sold_changed after update of day, start_time, end_time, state, therapist_id, price, room_rent, animal_rent,
    taxes_paid_by_patient, club_amount_due, with_animal_only, paid, bill_id, part_bill_id on session deferrable initially deferred
  for each row when (old.bill_id is not null or new.bill_id is not null) execute function keep_sold_day();
create constraint trigger session_sold_removed after delete on session deferrable initially deferred
  for each row when (old.bill_id is not null) execute function keep_sold_day();

create function add_to_document_day(added document_day) returns void language sql as
$$
  insert into document_day as known values (added.*)
  on conflict (tenant_id, day, therapist_id) do update set bills = known.bills + excluded.bills,
    credit_notes = known.credit_notes + excluded.credit_notes, net = known.net + excluded.net,
    without_net = known.without_net + excluded.without_net, received = known.received + excluded.received
$$;

-- What a document adds to its day on the practice's wall; `sign` is -1 for one that goes.
create function document_day_of(b bill, sign integer) returns document_day language sql stable as
$$
  select row(b.tenant_id, (b.created_at at time zone t.time_zone)::date, b.therapist_id,
    case b.kind when 'INVOICE' then sign else 0 end, case b.kind when 'INVOICE' then 0 else sign end,
    case b.kind when 'INVOICE' then sign else -sign end * coalesce(b.net_price, 0), case when b.net_price is null then sign else 0 end, 0)::document_day
  from tenant t where t.id = b.tenant_id
$$;

-- Issued documents never change, those of before they were kept whole may; they go with their practice alone.
create function keep_document_day() returns trigger language plpgsql as
$$
begin
  if tg_op = 'UPDATE' then perform add_to_document_day(document_day_of(old, -1)); end if;
  perform add_to_document_day(document_day_of(new, 1));
  return null;
end
$$;
create trigger bill_day_kept after insert or update of kind, therapist_id, net_price, created_at on bill
  for each row execute function keep_document_day();

-- The journal is only added to.
create function keep_received_day() returns trigger language plpgsql as
$$
begin
  perform add_to_document_day(row(new.tenant_id, new.paid_on, b.therapist_id, 0, 0, 0, 0, new.amount)::document_day)
    from bill b where b.tenant_id = new.tenant_id and b.id = new.bill_id;
  return null;
end
$$;
create trigger bill_payment_day_kept after insert on bill_payment for each row execute function keep_received_day();

-- The days of a practice from its rows alone.
create function sum_days(practice uuid) returns void language plpgsql as
$$
begin
  perform sum_sold_days(practice, '-infinity', 'infinity', null);
  delete from document_day where tenant_id = practice;
  insert into document_day (tenant_id, day, therapist_id, bills, credit_notes, net, without_net, received)
    select practice, day, therapist_id, sum(bills), sum(credit_notes), sum(net), sum(without_net), sum(received) from (
      select added.* from bill b cross join lateral document_day_of(b, 1) added where b.tenant_id = practice
      union all
      select p.tenant_id, p.paid_on, b.therapist_id, 0, 0, 0, 0, p.amount from bill_payment p
        join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id where p.tenant_id = practice
    ) each group by day, therapist_id;
end
$$;
create function sum_days_again() returns trigger language plpgsql as
$$ begin perform sum_days(new.id); return null; end $$;
create trigger tenant_days_moved after update of time_zone on tenant
  for each row when (old.time_zone <> new.time_zone) execute function sum_days_again();

-- The rows that are there already; their owner sees them all while row-level security is not forced on it.
do $$
declare
  name text;
  walled text[] := array['tenant', 'session', 'bill', 'bill_line', 'bill_payment', 'sold_day', 'document_day'];
begin
  foreach name in array walled loop execute format('alter table %I no force row level security', name); end loop;
  perform sum_days(id) from tenant;
  foreach name in array walled loop execute format('alter table %I force row level security', name); end loop;
end $$;

create index session_not_sold on session (tenant_id, day) where state = 'VALIDATED' and (bill_id is null or part_bill_id is not null);
-- A page of the newest is read in the order of the agenda; the patients and animals of a period are looked up one by one.
drop index session_of_day;
create index session_of_day on session (tenant_id, day, start_time, id);
drop index session_of_patient;
create index session_of_patient on session (tenant_id, patient_id, day);
-- A day of its own: behind row-level security a condition on `lower(during)`, whose function is not leakproof, would be tested
-- row by row.
alter table session_animal add column day date not null generated always as (lower(during)::date) stored;
drop index session_animal_of_animal;
create index session_animal_of_animal on session_animal (tenant_id, animal_id, day);
