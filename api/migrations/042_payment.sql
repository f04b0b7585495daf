-- How a practice pays: what stands for the card at the payment provider, never the card. Events are kept so that none is
-- taken twice.
create table payment_means (
  tenant_id uuid not null constraint payment_means_tenant references tenant,
  -- The practice as the provider knows it; its events name it.
  customer_id uuid not null,
  token text not null,
  brand text not null,
  last_four text not null constraint payment_means_last_four check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null,
  expiry_year integer not null,
  status text not null constraint payment_means_status check (status in ('ACTIVE', 'FAILED')),
  status_at timestamptz not null,
  constraint payment_means_pkey primary key (tenant_id)
);
create index payment_means_customer on payment_means (customer_id);
create table payment_event (
  tenant_id uuid not null constraint payment_event_tenant references tenant,
  id text not null,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  constraint payment_event_pkey primary key (tenant_id, id)
);
do $$
declare name text;
begin
  foreach name in array array['payment_means', 'payment_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;

-- The practice of the transaction becomes that of the provider's customer.
grant select on payment_means to complice_walls;
create policy payment_means_across on payment_means for select to complice_walls using (true);
create function auth.begin_customer(customer uuid) returns uuid
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
declare found uuid;
begin
  select p.tenant_id into found from payment_means p join tenant t on t.id = p.tenant_id where p.customer_id = customer and t.closed_at is null;
  perform set_config('app.tenant_id', coalesce(found::text, ''), true);
  return found;
end
$$;
grant create on schema auth to complice_walls;
alter function auth.begin_customer(uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.begin_customer(uuid) from public;
grant execute on function auth.begin_customer(uuid) to complice_api;
