-- A month billed in one act, and what became of each patient. The row of an item is changed in the transaction that issues
-- its invoice: what was interrupted goes on where it stopped.
create table bill_batch (
  tenant_id uuid not null constraint bill_batch_tenant references tenant,
  id uuid not null,
  month text not null,
  -- Null for the sessions of every therapist.
  therapist_id uuid,
  terms jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  constraint bill_batch_pkey primary key (tenant_id, id),
  constraint bill_batch_therapist foreign key (tenant_id, therapist_id) references member,
  constraint bill_batch_created_by foreign key (tenant_id, created_by) references member
);
create table bill_batch_item (
  tenant_id uuid not null,
  batch_id uuid not null,
  patient_id uuid not null,
  position integer not null,
  state text not null default 'PENDING' constraint bill_batch_item_state check (state in ('PENDING', 'ISSUED', 'REFUSED')),
  bill_id uuid,
  message text,
  constraint bill_batch_item_pkey primary key (tenant_id, batch_id, position),
  constraint bill_batch_item_batch foreign key (tenant_id, batch_id) references bill_batch,
  constraint bill_batch_item_patient foreign key (tenant_id, patient_id) references patient,
  constraint bill_batch_item_bill foreign key (tenant_id, bill_id) references bill,
  constraint bill_batch_item_whole check ((state = 'ISSUED') = (bill_id is not null))
);
create index bill_batch_item_of_patient on bill_batch_item (tenant_id, patient_id);
do $$
declare name text;
begin
  foreach name in array array['bill_batch', 'bill_batch_item'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert on bill_batch to complice_api;
grant select, insert, update (state, bill_id, message, patient_id) on bill_batch_item to complice_api;
select jobs.create_queue('issueBills', '{"policy": "standard", "retryLimit": 4, "retryDelay": 2, "expireInSeconds": 600, "heartbeatSeconds": 20,
  "retentionSeconds": 86400, "deleteAfterSeconds": 86400, "deadLetter": "deadLetters"}');
