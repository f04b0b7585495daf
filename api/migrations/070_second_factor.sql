-- The second factor of a member's sign-in: the key of an authenticator app, sealed with the practice's key, and codes for
-- the day the phone is lost, as digests. A practice may demand a second factor of all its members.
alter table tenant add column second_factor_demanded boolean not null default false;

create table second_factor (
  tenant_id uuid not null,
  member_id uuid not null,
  -- Sealed. Null until a first code has confirmed it.
  key bytea,
  -- Sealed: a key that no code has confirmed yet.
  pending_key bytea,
  -- The time step of the code that was used last: a code is good once.
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  constraint second_factor_pkey primary key (tenant_id, member_id),
  constraint second_factor_member foreign key (tenant_id, member_id) references member on delete cascade,
  constraint second_factor_confirmed check ((key is null) = (confirmed_at is null))
);

create table recovery_code (
  tenant_id uuid not null,
  member_id uuid not null,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_code_pkey primary key (tenant_id, member_id, code_hash),
  constraint recovery_code_factor foreign key (tenant_id, member_id) references second_factor on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['second_factor', 'recovery_code'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
    execute format('grant select, insert, update, delete on %I to complice_api', name);
  end loop;
end $$;
