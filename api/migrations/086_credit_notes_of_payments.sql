-- The last credit note of its invoice (its position) when the row was recorded, 0 before any: the VAT of what was received is
-- that of what stood of the invoice by then. Whoever adds to the journal and whoever credits lock the invoice first.
alter table bill_payment add column last_credit_note integer not null default 0;

create function last_credit_note_of(practice uuid, invoice uuid, until timestamptz) returns integer language sql stable as
$$
  select coalesce(max(position), 0) from bill where tenant_id = practice and corrects_id = invoice and created_at <= until
$$;

-- The rows that are there already, by their instants; their owner sees them all while row-level security is not forced on it.
alter table bill no force row level security;
alter table bill_payment no force row level security;
alter table bill_payment disable trigger bill_payment_frozen;
update bill_payment set last_credit_note = last_credit_note_of(tenant_id, bill_id, recorded_at)
  where last_credit_note_of(tenant_id, bill_id, recorded_at) > 0;
alter table bill_payment enable trigger bill_payment_frozen;
alter table bill_payment force row level security;
alter table bill force row level security;

create function know_credit_notes() returns trigger language plpgsql as
$$
begin
  new.last_credit_note := last_credit_note_of(new.tenant_id, new.bill_id, 'infinity');
  return new;
end
$$;
create trigger bill_payment_knows_credit_notes before insert on bill_payment for each row execute function know_credit_notes();
