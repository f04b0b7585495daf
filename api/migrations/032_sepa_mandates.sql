-- The mandates that were made out, each with a reference of its own. What stands on one is sealed: another account, name or
-- address of the debtor makes another mandate.
create table sepa_mandate (
  tenant_id uuid not null constraint sepa_mandate_tenant references tenant,
  id uuid not null,
  member_id uuid not null,
  reference text not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint sepa_mandate_pkey primary key (tenant_id, id),
  constraint sepa_mandate_reference unique (tenant_id, reference),
  constraint sepa_mandate_member foreign key (tenant_id, member_id) references member on delete cascade
);
alter table sepa_mandate enable row level security;
alter table sepa_mandate force row level security;
create policy sepa_mandate_of_tenant on sepa_mandate using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
-- It is only added to, until the practice is deleted.
grant select, insert, delete on sepa_mandate to complice_api;
