-- The short account of a client in the accounting entries (411, 419): given with the first entry, and never another one.
-- A client is a patient or a payer.
create table book_client (
  tenant_id uuid not null constraint book_client_tenant references tenant,
  client_id uuid not null,
  number integer not null,
  constraint book_client_pkey primary key (tenant_id, client_id),
  constraint book_client_number unique (tenant_id, number)
);

-- The accounting entries of invoices, credit notes and rows of the journal of payments: number and days are fixed when the
-- day is closed, or when they are exported before (ruling 148). What the entry contains is read from its document, which
-- never changes. Each layout has its own numbers.
create table book_entry (
  tenant_id uuid not null constraint book_entry_tenant references tenant,
  layout text not null constraint book_entry_layout check (layout in ('COMMITMENT', 'CASH')),
  number integer not null constraint book_entry_from_1 check (number > 0),
  bill_id uuid,
  payment_id uuid,
  entry_day date not null,
  validated_on date not null,
  -- Number of the client's account.
  account integer not null,
  -- What balances the entry of an invoice: set before the entry is exported for the first time, or never.
  lettering integer,
  lettered_on date,
  exported boolean not null default false,
  constraint book_entry_pkey primary key (tenant_id, layout, number),
  constraint book_entry_bill foreign key (tenant_id, bill_id) references bill,
  constraint book_entry_payment foreign key (tenant_id, payment_id) references bill_payment,
  constraint book_entry_source check ((bill_id is null) <> (payment_id is null)),
  constraint book_entry_of_bill unique (tenant_id, layout, bill_id),
  constraint book_entry_of_payment unique (tenant_id, layout, payment_id)
);
create index book_entry_days on book_entry (tenant_id, layout, entry_day);

do $$
declare name text;
begin
  foreach name in array array['book_client', 'book_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert on book_client, book_entry to complice_api;
grant update (lettering, lettered_on, exported) on book_entry to complice_api;

create function refuse_change_of_entry() returns trigger language plpgsql as
$$
declare
  by_export text[] := array['lettering', 'lettered_on', 'exported'];
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'UPDATE' and not old.exported and (to_jsonb(new) - by_export) = (to_jsonb(old) - by_export) then return new; end if;
  raise exception 'BOOK_FROZEN: an accounting entry is neither changed nor deleted';
end
$$;
create trigger book_entry_frozen before update or delete on book_entry for each row execute function refuse_change_of_entry();
create trigger book_entry_kept before truncate on book_entry for each statement execute function refuse_change_of_entry();
create trigger book_client_frozen before update or delete on book_client for each row execute function refuse_any_change();
create trigger book_client_kept before truncate on book_client for each statement execute function refuse_any_change();
