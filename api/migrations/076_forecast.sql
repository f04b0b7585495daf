-- The forecast of a practice, as its contract has it; a practice without a row has filled in none.
create table forecast (
  tenant_id uuid not null constraint forecast_tenant references tenant,
  figures jsonb not null,
  constraint forecast_pkey primary key (tenant_id)
);
alter table forecast enable row level security;
alter table forecast force row level security;
create policy forecast_of_tenant on forecast using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, update, delete on forecast to complice_api;
