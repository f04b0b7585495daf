-- What an invoice or a credit note says, as it was issued. A row without `content` was not issued here: it is listed, and
-- none of what follows holds it.
alter table bill
  add column kind text not null default 'INVOICE' constraint bill_kind check (kind in ('INVOICE', 'CREDIT_NOTE')),
  -- How many of its kind were issued with it.
  add column position integer,
  add column issued_on date,
  -- Null of a credit note.
  add column due_on date,
  -- Excluding VAT; `total_price` includes it.
  add column net_price numeric(12, 2),
  -- Whom the document names.
  add column client_name text,
  add column simplified boolean not null default false,
  -- Of a credit note its invoice.
  add column corrects_id uuid,
  -- Sealed: the PDF, the electronic invoice in it, and what it was drawn up from with its texts.
  add column content bytea,
  add column xml bytea,
  add column input bytea,
  -- SHA-256 of the clear bytes.
  add column content_hash bytea,
  add column xml_hash bytea,
  -- Each one carries the hash of the one before it: what is altered or missing shows.
  add column previous_hash bytea,
  add column hash bytea,
  add constraint bill_whole check (
    num_nulls(content, input, content_hash, hash, position, issued_on, net_price, client_name) in (0, 8)
  ),
  add constraint bill_xml check ((xml is null) = (xml_hash is null) and (xml is null or content is not null)),
  add constraint bill_position unique (tenant_id, kind, position),
  add constraint bill_corrects foreign key (tenant_id, corrects_id) references bill,
  add constraint bill_corrects_kind check ((corrects_id is not null) = (kind = 'CREDIT_NOTE'));
create index bill_newest on bill (tenant_id, created_at desc, bill_number desc);
create index bill_of_patient on bill (tenant_id, patient_id);
create index bill_corrected on bill (tenant_id, corrects_id) where corrects_id is not null;
create index session_of_bill on session (tenant_id, bill_id) where bill_id is not null;

-- The last invoice, and the last credit note, of a practice. The transaction that issues one locks its row: no gap, no
-- double, and dates that never go back.
create table bill_series (
  tenant_id uuid not null constraint bill_series_tenant references tenant,
  kind text not null constraint bill_series_kind check (kind in ('INVOICE', 'CREDIT_NOTE')),
  count integer not null default 0,
  last_number text,
  last_issued_on date,
  last_hash bytea,
  constraint bill_series_pkey primary key (tenant_id, kind)
);

-- Its lines, as the accounts read them; what they are called is in `bill.input`, sealed. `rate` is in percent, `net` what is
-- left after the line's discount and its part of the global one.
create table bill_line (
  tenant_id uuid not null,
  bill_id uuid not null,
  index integer not null,
  session_id uuid,
  service_date date,
  quantity numeric(12, 4) not null,
  unit_price numeric(12, 2) not null,
  rate numeric(5, 2) not null,
  discount numeric(12, 2),
  discount_type text not null constraint bill_line_discount_type check (discount_type in ('EURO', 'PERCENT')),
  net numeric(12, 2) not null,
  -- Of a credit note: the line of the invoice that it takes back. Each is taken back once.
  corrects_id uuid,
  corrects_index integer,
  constraint bill_line_pkey primary key (tenant_id, bill_id, index),
  constraint bill_line_bill foreign key (tenant_id, bill_id) references bill,
  constraint bill_line_corrects foreign key (tenant_id, corrects_id, corrects_index) references bill_line (tenant_id, bill_id, index),
  constraint bill_line_corrected_once unique (tenant_id, corrects_id, corrects_index)
);

-- The VAT of each rate.
create table bill_rate (
  tenant_id uuid not null,
  bill_id uuid not null,
  rate numeric(5, 2) not null,
  base numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  constraint bill_rate_pkey primary key (tenant_id, bill_id, rate),
  constraint bill_rate_bill foreign key (tenant_id, bill_id) references bill
);

do $$
declare name text;
begin
  foreach name in array array['bill_series', 'bill_line', 'bill_rate'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert, update on bill_series to complice_api;
grant select, insert on bill_line, bill_rate to complice_api;
revoke update on bill from complice_api;
grant update (patient_id, fully_paid) on bill to complice_api;

-- Days as text whatever the session's DateStyle: a hash is the same for ever.
create function iso_day(day date) returns text language sql immutable as $$ select to_char(day, 'YYYY-MM-DD') $$;

create function bill_hash(b bill) returns bytea language sql immutable as
$$
  select sha256(coalesce(b.previous_hash, ''::bytea) || b.content_hash || coalesce(b.xml_hash, ''::bytea) || convert_to(concat_ws('|', b.tenant_id, b.id,
    b.kind, b.position, b.bill_number, iso_day(b.issued_on), coalesce(iso_day(b.due_on), ''), coalesce(b.corrects_id::text, ''),
    b.therapist_id, b.client_name, b.net_price, b.total_price, b.taxes), 'UTF8'))
$$;

create function chain_bill() returns trigger language plpgsql as
$$
declare last bill_series;
begin
  select * into last from bill_series where tenant_id = new.tenant_id and kind = new.kind for update;
  if not found then raise exception 'BILL_SERIES: the series is not locked'; end if;
  if new.issued_on < last.last_issued_on then raise exception 'BILL_DATE: dates never go back'; end if;
  new.position := last.count + 1;
  new.previous_hash := last.last_hash;
  new.hash := bill_hash(new);
  update bill_series set count = new.position, last_number = new.bill_number, last_issued_on = new.issued_on, last_hash = new.hash
    where tenant_id = new.tenant_id and kind = new.kind;
  return new;
end
$$;
create trigger bill_chained before insert on bill for each row when (new.content is not null) execute function chain_bill();

-- A series goes on by the invoice that is inserted, and in no other way.
create function refuse_change_of_series() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'INSERT' and new.count = 0 and num_nonnulls(new.last_number, new.last_issued_on, new.last_hash) = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.count = old.count + 1 then return new; end if;
  raise exception 'BILL_SERIES: the numbers of invoices follow each other';
end
$$;
create trigger bill_series_follows before insert or update or delete on bill_series for each row execute function refuse_change_of_series();
create trigger bill_series_kept before truncate on bill_series for each statement execute function refuse_change_of_series();

-- What was issued stays, whoever asks. It becomes paid once; a merge of two files gives it to the one that remains; it goes
-- with its practice, when its owner deletes the account: only auth.erase_practice() runs as complice_walls.
create function refuse_change_of_bill() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'patient_id' - 'fully_paid') = (to_jsonb(old) - 'patient_id' - 'fully_paid')
      and (new.fully_paid or not old.fully_paid)
      and (new.patient_id = old.patient_id or exists (
        select from patient where tenant_id = old.tenant_id and id = old.patient_id and merged_into = new.patient_id
      ))
    then
      return new;
    end if;
  end if;
  raise exception 'BILL_FROZEN: what was issued is neither changed nor deleted';
end
$$;
create trigger bill_frozen before update or delete on bill for each row when (old.content is not null) execute function refuse_change_of_bill();
create trigger bill_kept before truncate on bill for each statement execute function refuse_change_of_bill();

-- Of rows that nothing ever changes.
create function refuse_any_change() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  raise exception 'BILL_FROZEN: what was issued is neither changed nor deleted';
end
$$;
do $$
declare name text;
begin
  foreach name in array array['bill_line', 'bill_rate'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_any_change()', name || '_frozen', name);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_any_change()', name || '_kept', name);
  end loop;
end $$;

-- Of the caller's practice: where a series is broken, because a hash is not that of its row, a row does not follow the one
-- before, or the last one is missing. Nothing of a series that is whole.
create function broken_bills() returns table (kind text, "position" integer) language sql stable as
$$
  select b.kind, b.position from bill b
    left join bill former on former.tenant_id = b.tenant_id and former.kind = b.kind and former.position = b.position - 1
  where b.tenant_id = app_tenant() and b.content is not null
    and (b.hash <> bill_hash(b) or b.previous_hash is distinct from former.hash or (former.id is null and b.position > 1))
  union all
  select s.kind, s.count from bill_series s
    left join bill last on last.tenant_id = s.tenant_id and last.kind = s.kind and last.position = s.count
  where s.tenant_id = app_tenant() and s.last_hash is distinct from last.hash
$$;
