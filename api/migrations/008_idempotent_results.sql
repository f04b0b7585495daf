-- What a repeated call with the same Idempotency-Key gets again: sealed, and the practice's own. auth.idempotency says only
-- which keys were used, with a digest of the request; its column answer was filled by former versions.
alter table auth.idempotency
  -- False where a former version wrote the row: its result is in answer.
  add column sealed boolean not null default false;

create table idempotent_result (
  tenant_id uuid not null constraint idempotent_result_tenant references tenant on delete cascade,
  account_id uuid not null,
  key text not null,
  -- JSON, sealed with the practice's key.
  result bytea not null,
  -- Every id in the request's path and in the result: the result goes with the first of them that is deleted.
  named_ids uuid[] not null,
  constraint idempotent_result_pkey primary key (tenant_id, account_id, key),
  constraint idempotent_result_key foreign key (account_id, key) references auth.idempotency on delete cascade
);
create index idempotent_result_of_key on idempotent_result (account_id, key);

alter table idempotent_result enable row level security;
alter table idempotent_result force row level security;
create policy idempotent_result_of_tenant on idempotent_result using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert, delete on idempotent_result to complice_api;
