-- Whether the quote is for a firm; null of those from before, whose patient says it.
alter table estimation add column for_firm boolean;

-- What happened to a quote after it was issued: sent, accepted or refused, once, and withdrawn from. It is only added to. An
-- acceptance online has its proof sealed: who typed their name, when, and the hash of the bytes that were accepted.
create table estimation_event (
  tenant_id uuid not null,
  id uuid not null,
  estimation_id uuid not null,
  kind text not null constraint estimation_event_kind check (kind in ('SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
  channel text not null constraint estimation_event_channel check (channel in ('MAIL', 'ONLINE', 'PAPER')),
  -- The practice's day; of a decision on paper the one that was noted.
  day date not null,
  at timestamptz not null,
  -- Who sent or noted it; null for the client.
  member_id uuid,
  proof bytea,
  constraint estimation_event_pkey primary key (tenant_id, id),
  constraint estimation_event_estimation foreign key (tenant_id, estimation_id) references estimation,
  constraint estimation_event_member foreign key (tenant_id, member_id) references member,
  constraint estimation_event_of_whom check ((channel = 'ONLINE') = (member_id is null)),
  constraint estimation_event_sent_by_mail check ((kind = 'SENT') = (channel = 'MAIL')),
  constraint estimation_event_proven check ((proof is not null) = (kind = 'ACCEPTED' and channel = 'ONLINE')),
  constraint estimation_event_withdrawn_online check (kind <> 'WITHDRAWN' or channel = 'ONLINE')
);
create index estimation_event_of_estimation on estimation_event (tenant_id, estimation_id);
create unique index estimation_event_decided_once on estimation_event (tenant_id, estimation_id) where kind in ('ACCEPTED', 'REFUSED');
create unique index estimation_event_withdrawn_once on estimation_event (tenant_id, estimation_id) where kind = 'WITHDRAWN';

-- The links by which clients read and decide; the newest of a quote alone is open. Only the hash of its secret is kept.
create table estimation_link (
  tenant_id uuid not null,
  id uuid not null,
  estimation_id uuid not null,
  recipient text not null,
  token_hash bytea not null,
  sent_at timestamptz not null,
  replaced_at timestamptz,
  -- Why the client refused, sealed: it goes with the link when the patient is erased.
  reason bytea,
  constraint estimation_link_pkey primary key (tenant_id, id),
  constraint estimation_link_estimation foreign key (tenant_id, estimation_id) references estimation
);
create index estimation_link_token on estimation_link (token_hash);
create unique index estimation_link_open on estimation_link (tenant_id, estimation_id) where replaced_at is null;
create index estimation_link_of_estimation on estimation_link (tenant_id, estimation_id);

-- The invoices that were proposed from a quote.
create table estimation_bill (
  tenant_id uuid not null,
  estimation_id uuid not null,
  bill_id uuid not null,
  constraint estimation_bill_pkey primary key (tenant_id, bill_id),
  constraint estimation_bill_estimation foreign key (tenant_id, estimation_id) references estimation,
  constraint estimation_bill_bill foreign key (tenant_id, bill_id) references bill
);
create index estimation_bill_of_estimation on estimation_bill (tenant_id, estimation_id);

do $$
declare name text;
begin
  foreach name in array array['estimation_event', 'estimation_link', 'estimation_bill'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name || '_of_tenant', name);
  end loop;
end $$;
grant select, insert on estimation_event, estimation_bill to complice_api;
grant select, insert, delete, update (replaced_at, reason) on estimation_link to complice_api;

-- Neither changed nor deleted, whoever asks; both go with their practice alone.
create function refuse_change_of_quote_history() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  raise exception 'ESTIMATION_FROZEN: what happened to a quote is neither changed nor deleted';
end
$$;
-- Nothing is withdrawn from that was not accepted online.
create function refuse_withdrawal_from_nothing() returns trigger language plpgsql as
$$
begin
  if not exists (
    select from estimation_event e where e.tenant_id = new.tenant_id and e.estimation_id = new.estimation_id
      and e.kind = 'ACCEPTED' and e.channel = 'ONLINE'
  ) then
    raise exception 'ESTIMATION_EVENT: this quote was not accepted online';
  end if;
  return new;
end
$$;
do $$
declare name text;
begin
  foreach name in array array['estimation_event', 'estimation_bill'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change_of_quote_history()', name || '_frozen', name);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change_of_quote_history()', name || '_kept', name);
  end loop;
end $$;
create trigger estimation_event_withdrawn before insert on estimation_event
  for each row when (new.kind = 'WITHDRAWN') execute function refuse_withdrawal_from_nothing();

-- The practice of the transaction becomes that of the link; nothing for a secret nobody was sent.
create policy estimation_link_across on estimation_link for select to complice_walls using (true);
create function auth.begin_estimation_link(hash bytea) returns table (tenant_id uuid, id uuid)
language plpgsql security definer set search_path = public, auth, pg_temp as
$$
begin
  select l.tenant_id, l.id into tenant_id, id
    from estimation_link l join tenant t on t.id = l.tenant_id
    where l.token_hash = hash and t.closed_at is null;
  perform set_config('app.tenant_id', coalesce(tenant_id::text, ''), true);
  if tenant_id is not null then return next; end if;
end
$$;
grant create on schema auth to complice_walls;
alter function auth.begin_estimation_link(bytea) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.begin_estimation_link(bytea) from public;
grant execute on function auth.begin_estimation_link(bytea) to complice_api;
