-- The series that the owner of a practice has begun, each with its reason. Hash chain, positions and days go on as one per
-- kind of document; the next document has the first number of the newest series that was begun after the last document.
create table bill_series_start (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  -- The number of documents of the kind that were issued before it.
  position integer not null,
  first_number text not null,
  begun_on date not null,
  begun_at timestamptz not null,
  begun_by uuid not null,
  reason text not null constraint bill_series_start_reason check (btrim(reason) <> ''),
  constraint bill_series_start_pkey primary key (tenant_id, id),
  constraint bill_series_start_series foreign key (tenant_id, kind) references bill_series,
  constraint bill_series_start_member foreign key (tenant_id, begun_by) references member
);
create index bill_series_start_position on bill_series_start (tenant_id, kind, position);
alter table bill_series_start enable row level security;
alter table bill_series_start force row level security;
create policy bill_series_start_of_tenant on bill_series_start using (tenant_id = app_tenant()) with check (tenant_id = app_tenant());
grant select, insert on bill_series_start to complice_api;
select guard_practice_of('bill_series_start');

-- The position is the database's, under the lock that a document is issued with.
create function begin_bill_series() returns trigger language plpgsql as
$$
begin
  select count into new.position from bill_series where tenant_id = new.tenant_id and kind = new.kind for update;
  return new;
end
$$;
create trigger bill_series_start_begun before insert on bill_series_start for each row execute function begin_bill_series();
create trigger bill_series_start_frozen before update or delete on bill_series_start for each row execute function refuse_any_change();
create trigger bill_series_start_kept before truncate on bill_series_start for each statement execute function refuse_any_change();
